/** No person sees the field; what fills it in is a robot. */
export function isRobot({ homepage }: { homepage?: string | undefined }): boolean {
  return (homepage ?? '').trim() !== '';
}
