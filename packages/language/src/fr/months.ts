export const MONTHS =
  'janvier janv jan, février févr fév, mars, avril avr, mai, juin, juillet juil, août, septembre sept, octobre oct, novembre nov, décembre déc'
