/** With those of Norway, Denmark and Finland. */
export const LEGAL_FORMS = { anywhere: 'aps oyj asa', last: 'ab as oy' }
