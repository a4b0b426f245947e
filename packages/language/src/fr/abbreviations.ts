export const ABBREVIATIONS = { joining: 'env resp', naming: 'mme mlle dr pr tel av', counting: 'no', closing: 'etc' }
