// Sets the clock of this process wrong by CLOCK_OFF_MS milliseconds. It is loaded before everything else.
const off = Number(process.env.CLOCK_OFF_MS);
const RightDate = Date;

class WrongDate extends RightDate {
  constructor(...args: unknown[]) {
    // A date that names its moment stays right; only the current time is wrong.
    super(...((args.length > 0 ? args : [RightDate.now() + off]) as [number]));
  }
  static override now(): number {
    return RightDate.now() + off;
  }
}
globalThis.Date = WrongDate as DateConstructor;
