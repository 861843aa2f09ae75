/** Returns whether a robot sent the form. Users cannot see the field, so only a robot fills it in. */
export function isRobot({ homepage }: { homepage?: string | undefined }): boolean {
  return (homepage ?? '').trim() !== '';
}
