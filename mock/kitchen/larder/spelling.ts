/** Edits between two words or names: letters put in, left out, changed or swapped. Given up beyond `most`. */
export const editsBetween = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  let beforePrevious: number[] = [];
  for (let row = 1; row <= from.length; row++) {
    const current = Array.from({ length: to.length + 1 }, () => most + 1);
    current[0] = row;
    let least = row;
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      const same = from[row - 1] === to[column - 1];
      let edits = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) edits = Math.min(edits, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? most + 1;
};
