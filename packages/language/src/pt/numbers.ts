export const NUMBERS = 'zero, um uma, dois duas, três, quatro, cinco, seis, sete, oito, nove, dez'
