export const NUMBERS = 'zero, un uno una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci'
