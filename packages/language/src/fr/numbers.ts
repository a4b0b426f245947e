export const NUMBERS = 'zéro, un une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix'
