export const NUMBERS = 'cero, un uno una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez'
