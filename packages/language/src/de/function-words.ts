export const FUNCTION_WORDS = 'und der die das mit für von im bei zur zum den ein eine als auf'
