import { foldWords } from '@jobapply/language/fold'

/** Words of buttons and hints around a file, in the languages of forms: they do not say which file. */
const FILE_WORDS = new Set(
  'attach attached attachment upload file files a an your the document documents choose select browse drop drag and here or add submit provide please max mb kb up size limit pdf doc docx txt rtf odt png jpg accepted types type no chosen selected manually enter paste from device computer optional to it datei dateien hochladen auswahlen anhangen durchsuchen bitte ihren deinen fichier choisir parcourir joindre telecharger votre un une le archivo subir seleccionar elegir adjuntar tu su bestand kiezen uploaden je uw plik wybierz dodaj zalacz carica scegli allega il tuo arquivo ficheiro escolher enviar selecionar anexar seu total click maximum either html htm jpeg gif bmp xls xlsx csv zip heic tif tiff webp ppt pptx of is in are formats format allowed supported than less or replace remove change new only one following can be must uploads drop files limite taille maximale formate maximal'.split(
    ' ',
  ),
)
const isFileWord = (word: string) => FILE_WORDS.has(word) || /^\d+(?:mb|kb)?$/.test(word)

/** Whether a label of an upload leaves open which file is meant: 'Choose file (5 MB max)'. */
export const saysNoFile = (label: string) => foldWords(label).split(' ').every(isFileWord)

/** 'Upload your resume (PDF)' -> 'resume'. */
export const withoutFileWords = (label: string) =>
  foldWords(label)
    .split(' ')
    .filter((word) => !isFileWord(word))
    .join(' ')
