export const ABBREVIATIONS = { joining: 'aprox', naming: 'sr sra dr dra prof eng tel av', counting: 'num', closing: 'etc ltda' }
