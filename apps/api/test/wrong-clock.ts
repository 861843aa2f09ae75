// Loaded before everything else: the clock of this process is wrong by so many milliseconds.
const off = Number(process.env.CLOCK_OFF_MS);
const RightDate = Date;

class WrongDate extends RightDate {
  constructor(...given: unknown[]) {
    // Whoever names a moment gets that moment; whoever asks for now gets it wrong.
    super(...((given.length > 0 ? given : [RightDate.now() + off]) as [number]));
  }
  static override now(): number {
    return RightDate.now() + off;
  }
}
globalThis.Date = WrongDate as DateConstructor;
