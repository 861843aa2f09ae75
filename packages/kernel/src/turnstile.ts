// Keeps costly work within bounds: what runs at once has so much room and no more, the rest waits in a short line, and who
// comes after that is turned away.
type Bounds = { readonly room: number; readonly inLine: number; readonly refuse: () => never };
export type InTurn = <T>(work: () => Promise<T>, weight?: number) => Promise<T>;

export function turnstile({ room, inLine, refuse }: Bounds): InTurn {
  let taken = 0;
  const waiting: { weight: number; enter: () => void }[] = [];
  const callIn = () => {
    // In order of arrival: a heavy piece of work is not overtaken for ever by light ones.
    for (let next = waiting[0]; next && taken + next.weight <= room; next = waiting[0]) {
      waiting.shift();
      taken += next.weight;
      next.enter();
    }
  };
  return async (work, asked = 1) => {
    const weight = Math.min(asked, room);
    if (waiting.length > 0 || taken + weight > room) {
      if (waiting.length >= inLine) refuse();
      await new Promise<void>((enter) => waiting.push({ weight, enter }));
    } else taken += weight;
    try {
      return await work();
    } finally {
      taken -= weight;
      callIn();
    }
  };
}
