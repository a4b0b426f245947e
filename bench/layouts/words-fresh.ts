import type { Language } from './people.ts'
import { labelsFrom, titlesFrom, type Words } from './words.ts'

type Row = Pick<Words, 'present' | 'hobbies' | 'sentence'> & { titles: string; others: string; labels: string; levels: string }

const wordsFrom = ({ titles, others, labels, levels, ...rest }: Row): Words => ({
  ...rest,
  titles: titlesFrom(titles),
  misspelt: titlesFrom(titles),
  remarked: titlesFrom(others),
  labels: labelsFrom(labels),
  levels: levels.split('|'),
})

/** Words of the documents that were made last, in four languages. */
export const FRESH_WORDS: Partial<Record<Language, Words>> = {
  en: wordsFrom({
    titles:
      'Personal Statement|Career History|Education and Training|Key Skills|Professional Certifications|Languages|Contact Details|Personal Information|Hobbies',
    others:
      'About me|Where I have worked|Schools and training|What I can do|Courses and certificates|Languages I speak|Reach me|Personal|In my free time',
    labels:
      'Job title|Employer|Dates|Town|Main duties|Institution|Award|Email|Telephone|Home address|Born|Birthplace|Civil status|Citizenship|Full name|Result',
    present: 'to date',
    levels: 'novice|solid|strong|expert',
    hobbies: 'Sea swimming, pottery',
    sentence: ({ role, employer, place, from, to }) =>
      to ? `${role} with ${employer}, ${place}, from ${from} until ${to}.` : `${role} with ${employer}, ${place}, since ${from}.`,
  }),
  de: wordsFrom({
    titles:
      'Über mich|Beruflicher Werdegang|Schulische und berufliche Bildung|Fachkenntnisse|Weiterbildungen und Zertifikate|Sprachkenntnisse|Kontaktdaten|Angaben zur Person|Hobbys',
    others:
      'Kurz gesagt|Stationen im Beruf|Bildungsweg|Das kann ich|Lehrgänge und Zertifikate|Sprachen|So erreichen Sie mich|Persönliches|Nach Feierabend',
    labels:
      'Position|Firma|Dauer|Standort|Hauptaufgaben|Einrichtung|Abschluss|E-Mail|Mobil|Wohnanschrift|Geboren am|Geburtsort|Familienstand|Nationalität|Name|Ergebnis',
    present: 'laufend',
    levels: 'Anfänger|gut|stark|Experte',
    hobbies: 'Segeln, Skat',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Als ${role} war ich von ${from} bis ${to} bei ${employer} in ${place} tätig.`
        : `Seit ${from} bin ich als ${role} bei ${employer} in ${place} tätig.`,
  }),
  fr: wordsFrom({
    titles:
      'À propos|Parcours professionnel|Études et diplômes|Savoir-faire|Certificats et stages|Langues|Contact|Renseignements personnels|Passions',
    others:
      'Présentation|Mes emplois|Mes études|Mes compétences|Mes certificats|Langues pratiquées|Pour me contacter|Moi|Mes loisirs',
    labels:
      'Fonction|Employeur|Dates|Ville|Activités|Établissement|Diplôme obtenu|E-mail|Tél.|Domicile|Né(e) le|Lieu de naissance|Situation familiale|Nationalité|Nom et prénom|Résultat',
    present: 'à ce jour',
    levels: 'débutant|bon|confirmé|expert',
    hobbies: 'Natation, poterie',
    sentence: ({ role, employer, place, from, to }) =>
      to ? `${role} pour ${employer} (${place}) de ${from} à ${to}.` : `${role} pour ${employer} (${place}) depuis ${from}.`,
  }),
  es: wordsFrom({
    titles:
      'Sobre mí|Trayectoria profesional|Estudios|Competencias|Certificados y cursos|Idiomas|Datos de contacto|Datos personales|Aficiones',
    others:
      'Presentación|Mis empleos|Mis estudios|Lo que sé hacer|Mis cursos y certificados|Idiomas que hablo|Cómo contactarme|Personal|Tiempo libre',
    labels:
      'Puesto|Empresa|Fechas|Ciudad|Tareas|Centro|Titulación|Correo|Móvil|Domicilio|Nacimiento|Lugar de nacimiento|Estado civil|Nacionalidad|Nombre y apellidos|Nota media',
    present: 'actualidad',
    levels: 'principiante|bueno|alto|experto',
    hobbies: 'Senderismo, ajedrez',
    sentence: ({ role, employer, place, from, to }) =>
      to ? `${role} en ${employer}, ${place}, desde ${from} hasta ${to}.` : `${role} en ${employer}, ${place}, desde ${from}.`,
  }),
}
