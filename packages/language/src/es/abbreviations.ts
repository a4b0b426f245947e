export const ABBREVIATIONS = { joining: 'aprox', naming: 'sr sra srta dr dra prof tel avda', counting: 'num', closing: 'etc' }
