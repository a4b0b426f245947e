export const FUNCTION_WORDS = 'e il di della del con per dei delle gli nel una la che'
