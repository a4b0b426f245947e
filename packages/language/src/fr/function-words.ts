export const FUNCTION_WORDS = 'de et les des le la du aux une dans pour avec en sur au'
