/** A whole number as English writes it. For sentences that are made when a module is loaded: the first `toLocaleString` of a process takes 25 ms. */
export const thousands = (whole: number) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')
