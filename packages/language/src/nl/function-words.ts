export const FUNCTION_WORDS = 'en het een van de voor met op in bij als naar te'
