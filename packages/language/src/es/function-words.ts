export const FUNCTION_WORDS = 'de y los las el del en con para por una que la'
