export const NUMBERS = 'noll, ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio'
