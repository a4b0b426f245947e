import type { Language } from './people.ts'
import { labelsFrom, titlesFrom, type Words } from './words.ts'

/** Words of the documents of the half that may be looked at. */
export const SEEN_WORDS: Record<Language, Words> = {
  en: {
    titles: titlesFrom('Profile|Work Experience|Education|Skills|Certifications|Languages|Contact|Personal Details|Interests'),
    misspelt: titlesFrom('Profil|Work Experiance|Educaton|Skils|Certifcations|Langauges|Contact|Personel Details|Intrests'),
    remarked: titlesFrom(
      'Who I am|Work history (latest first)|Education, Cork and elsewhere|Skills in daily use|Certificates and licences held|Languages spoken|Contact me|Personal|Outside work',
    ),
    labels: labelsFrom(
      'Designation|Company|Period|Location|Responsibilities|School|Qualification|E-mail|Phone|Address|Date of birth|Place of birth|Marital status|Nationality|Name|Grade',
    ),
    present: 'Present',
    levels: ['basic', 'good', 'very good', 'expert'],
    hobbies: 'Hill walking, choir, old radios',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `From ${from} to ${to} I worked as ${role} at ${employer} in ${place}.`
        : `Since ${from} I have worked as ${role} at ${employer} in ${place}.`,
  },
  de: {
    titles: titlesFrom(
      'Kurzprofil|Berufserfahrung|Ausbildung|Kenntnisse|Zertifikate|Sprachen|Kontakt|Persönliche Daten|Interessen',
    ),
    misspelt: titlesFrom('Profiel|Berufserfarung|Ausbildug|Kentnisse|Zertifikatte|Spachen|Kontackt|Persöhnliche Daten|Intressen'),
    remarked: titlesFrom(
      'Zu meiner Person|Berufserfahrung (neueste zuerst)|Schule und Ausbildung in Stichworten|Kenntnisse aus der Praxis|Zertifikate und Scheine|Sprachen im Alltag|Kontakt|Persönliches|Freizeit',
    ),
    labels: labelsFrom(
      'Tätigkeit|Arbeitgeber|Zeitraum|Ort|Aufgaben|Schule|Abschluss|E-Mail|Telefon|Anschrift|Geburtsdatum|Geburtsort|Familienstand|Staatsangehörigkeit|Name|Note',
    ),
    present: 'heute',
    levels: ['Grundkenntnisse', 'gut', 'sehr gut', 'Experte'],
    hobbies: 'Bergwandern, Schach, Posaune',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Von ${from} bis ${to} arbeitete ich als ${role} bei ${employer} in ${place}.`
        : `Seit ${from} arbeite ich als ${role} bei ${employer} in ${place}.`,
  },
  fr: {
    titles: titlesFrom(
      'Profil|Expérience professionnelle|Formation|Compétences|Certifications|Langues|Coordonnées|État civil|Loisirs',
    ),
    misspelt: titlesFrom(
      'Profile|Expérience profesionnelle|Formations|Compétances|Certificats|Langue|Coordonées|Etat civile|Loisir',
    ),
    remarked: titlesFrom(
      'En quelques mots|Expériences (de la plus récente à la plus ancienne)|Formation et diplômes obtenus|Compétences mises en pratique|Certificats obtenus|Langues parlées|Me joindre|Informations personnelles|Temps libre',
    ),
    labels: labelsFrom(
      'Poste|Entreprise|Période|Lieu|Missions|École|Diplôme|Courriel|Téléphone|Adresse|Date de naissance|Lieu de naissance|Situation de famille|Nationalité|Nom|Mention',
    ),
    present: "aujourd'hui",
    levels: ['notions', 'bon', 'très bon', 'expert'],
    hobbies: 'Randonnée, lecture, accordéon',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `De ${from} à ${to}, j'ai travaillé comme ${role} chez ${employer} à ${place}.`
        : `Depuis ${from}, je travaille comme ${role} chez ${employer} à ${place}.`,
  },
  es: {
    titles: titlesFrom(
      'Perfil|Experiencia laboral|Formación académica|Habilidades|Certificados|Idiomas|Contacto|Datos personales|Aficiones',
    ),
    misspelt: titlesFrom(
      'Perfíl|Experencia laboral|Formacion academica|Habilidads|Certificado|Idioma|Contato|Dato personal|Afición',
    ),
    remarked: titlesFrom(
      'Quién soy|Experiencia en el sector (de hoy hacia atrás)|Formación y estudios realizados|Habilidades del día a día|Certificados y carnés|Idiomas que hablo|Cómo contactarme|Datos|Tiempo libre',
    ),
    labels: labelsFrom(
      'Puesto|Empresa|Periodo|Lugar|Funciones|Centro|Título|Correo|Teléfono|Dirección|Fecha de nacimiento|Lugar de nacimiento|Estado civil|Nacionalidad|Nombre|Nota',
    ),
    present: 'actualidad',
    levels: ['básico', 'bueno', 'muy bueno', 'experto'],
    hobbies: 'Senderismo, cocina, guitarra',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Desde ${from} hasta ${to} trabajé como ${role} en ${employer} en ${place}.`
        : `Desde ${from} trabajo como ${role} en ${employer} en ${place}.`,
  },
  pt: {
    titles: titlesFrom(
      'Perfil|Experiência profissional|Formação académica|Competências|Certificações|Idiomas|Contactos|Dados pessoais|Interesses',
    ),
    misspelt: titlesFrom(
      'Perfill|Experiencia profisional|Formacão|Competencias|Certificaçoes|Idioma|Contatos|Dados pessoal|Interese',
    ),
    remarked: titlesFrom(
      'Sobre mim|Experiência (do mais recente ao mais antigo)|Formação e estudos concluídos|Competências práticas|Certificados obtidos|Idiomas falados|Como me contactar|Dados|Tempos livres',
    ),
    labels: labelsFrom(
      'Cargo|Empresa|Período|Local|Funções|Instituição|Curso|E-mail|Telefone|Morada|Data de nascimento|Naturalidade|Estado civil|Nacionalidade|Nome|Nota',
    ),
    present: 'atualidade',
    levels: ['básico', 'bom', 'muito bom', 'avançado'],
    hobbies: 'Caminhadas, fado, jardinagem',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `De ${from} a ${to} trabalhei como ${role} em ${employer}, em ${place}.`
        : `Desde ${from} trabalho como ${role} em ${employer}, em ${place}.`,
  },
  nl: {
    titles: titlesFrom('Profiel|Werkervaring|Opleiding|Vaardigheden|Certificaten|Talen|Contactgegevens|Personalia|Hobby’s'),
    misspelt: titlesFrom('Profile|Werkervaaring|Opleidng|Vaardigheeden|Certifikaten|Taalen|Contactgegeven|Personalja|Hobbies'),
    remarked: titlesFrom(
      'Wie ik ben|Werkervaring (nieuwste eerst)|Opleiding en scholing gevolgd|Vaardigheden uit de praktijk|Certificaten en diploma’s behaald|Talen die ik spreek|Bereikbaar via|Persoonlijk|Vrije tijd',
    ),
    labels: labelsFrom(
      'Functie|Werkgever|Periode|Plaats|Taken|School|Diploma|E-mail|Telefoon|Adres|Geboortedatum|Geboorteplaats|Burgerlijke staat|Nationaliteit|Naam|Cijfer',
    ),
    present: 'heden',
    levels: ['basis', 'goed', 'zeer goed', 'expert'],
    hobbies: 'Schaatsen, zeilen, koken',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Van ${from} tot ${to} werkte ik als ${role} bij ${employer} in ${place}.`
        : `Sinds ${from} werk ik als ${role} bij ${employer} in ${place}.`,
  },
  it: {
    titles: titlesFrom(
      'Profilo|Esperienze lavorative|Istruzione e formazione|Competenze|Certificazioni|Lingue|Contatti|Dati personali|Interessi',
    ),
    misspelt: titlesFrom(
      'Profillo|Esperienze lavorativa|Istruzzione|Competenza|Certificazzioni|Lingua|Contati|Dati personale|Interesi',
    ),
    remarked: titlesFrom(
      'Chi sono|Esperienza (dalla più recente)|Formazione e titoli conseguiti|Competenze di ogni giorno|Certificati e abilitazioni|Lingue parlate|Come contattarmi|Dati|Tempo libero',
    ),
    labels: labelsFrom(
      'Mansione|Azienda|Periodo|Luogo|Attività|Istituto|Titolo|E-mail|Telefono|Indirizzo|Data di nascita|Luogo di nascita|Stato civile|Nazionalità|Nome|Voto',
    ),
    present: 'oggi',
    levels: ['base', 'buono', 'ottimo', 'esperto'],
    hobbies: 'Ciclismo, fotografia, teatro',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Da ${from} a ${to} ho lavorato come ${role} presso ${employer} a ${place}.`
        : `Da ${from} lavoro come ${role} presso ${employer} a ${place}.`,
  },
  sv: {
    titles: titlesFrom('Profil|Arbetslivserfarenhet|Utbildning|Kompetenser|Certifikat|Språk|Kontakt|Personuppgifter|Intressen'),
    misspelt: titlesFrom(
      'Profill|Arbetslivserfarenhett|Utbilning|Kompetensser|Certfikat|Språkk|Kontackt|Personupgifter|Intresen',
    ),
    remarked: titlesFrom(
      'Om mig|Arbetslivserfarenhet (senaste först)|Utbildning och kurser i urval|Kunskaper från arbetet|Certifikat och behörigheter|Språk jag talar|Nå mig här|Personligt|Fritid',
    ),
    labels: labelsFrom(
      'Befattning|Arbetsgivare|Period|Ort|Arbetsuppgifter|Skola|Examen|E-post|Telefon|Adress|Födelsedatum|Födelseort|Civilstånd|Medborgarskap|Namn|Betyg',
    ),
    present: 'nu',
    levels: ['grundläggande', 'god', 'mycket god', 'expert'],
    hobbies: 'Längdskidor, körsång, snickeri',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Från ${from} till ${to} arbetade jag som ${role} på ${employer} i ${place}.`
        : `Sedan ${from} arbetar jag som ${role} på ${employer} i ${place}.`,
  },
}
