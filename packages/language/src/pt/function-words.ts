export const FUNCTION_WORDS = 'de e os as do da em com para uma que dos das no na'
