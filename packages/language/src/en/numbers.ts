/** From zero on; forms of one number are separated by blanks. */
export const NUMBERS =
  'zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen'
export const TENS = 'twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'
