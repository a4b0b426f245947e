export const NUMBERS = 'nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien'
