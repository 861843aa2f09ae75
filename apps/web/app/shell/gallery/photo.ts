/** A photo as the answers tell it: its address in two sizes, and its own measures. */
export type Photo = {
  readonly full: string;
  readonly card: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
};
