const MARKS = /\p{M}/gu

/**
 * Letters without accents, and ligatures as their letters. Marks go before they are put in order as well: to sort a long run of them takes
 * time that grows with its square.
 */
export const removeMarks = (text: string) => text.replace(MARKS, '').normalize('NFKD').replace(MARKS, '')
