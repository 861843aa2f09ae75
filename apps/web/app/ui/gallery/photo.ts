/** A photo as the api returns it: its URL in three sizes, and its width and height. */
export type Photo = {
  readonly full: string;
  readonly card: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
};
