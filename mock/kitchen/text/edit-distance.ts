/** Edits between two names: letters put in, left out, changed or swapped. Given up beyond `most`, which is small. */
export const editsBetween = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  const width = to.length + 1;
  const edits = new Uint8Array((from.length + 1) * width).fill(most + 1);
  const at = (row: number, column: number): number => edits[row * width + column] ?? most + 1;
  for (let column = 0; column <= Math.min(most, to.length); column++) edits[column] = column;
  for (let row = 1; row <= from.length; row++) {
    if (row <= most) edits[row * width] = row;
    let least = most + 1;
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      const same = from[row - 1] === to[column - 1];
      let fewest = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        fewest = Math.min(fewest, at(row - 2, column - 2) + 1);
      edits[row * width + column] = fewest;
      least = Math.min(least, fewest);
    }
    if (least > most) return most + 1;
  }
  return at(from.length, to.length);
};

/** At most one letter more, less or other, or two neighbours swapped. */
export const isTypo = (word: string, known: string): boolean => editsBetween(word, known, 1) <= 1;
