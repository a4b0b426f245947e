export const NUMBERS = 'null, ein eine einem, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn'
