/** The mistakes in data files that reading something reports: one a line. By the name of the error, because the kitchen may not be compiled yet. */
export const problemsIn = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof Error && error.name === 'TableError') return error.message.split('\n');
    throw error;
  }
};
