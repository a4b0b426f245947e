/** Frequent words that say nothing but which language it is. */
export const FUNCTION_WORDS = 'the and of with for to from in on as at by'
