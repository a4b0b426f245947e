import type { Language } from './people.ts'
import { labelsFrom, titlesFrom, type Words } from './words.ts'

/** Words of the documents of the half that is for measuring only. */
export const UNSEEN_WORDS: Record<Language, Words> = {
  en: {
    titles: titlesFrom(
      'Summary|Employment History|Academic Background|Core Skills|Licences|Languages|Get in touch|Personal Particulars|Hobbies',
    ),
    misspelt: titlesFrom(
      'Sumary|Employement|Acedemic background|Technicle skills|Licenses & Certficates|Laguages|Contct|Personal particlars|Hobies',
    ),
    remarked: titlesFrom(
      'A few words first|Career so far – the last fifteen years|Studies & training (with dates)|What I am good at: skills|Licences, cards, certificates|Languages I use|Reach me|About me|When I am off',
    ),
    labels: labelsFrom(
      'Job title|Employer|Dates|Based in|Main duties|Institution|Award|Mail|Tel|Home address|Born|Birthplace|Civil status|Citizenship|Full name|GPA',
    ),
    present: 'to date',
    levels: ['beginner', 'intermediate', 'advanced', 'master'],
    hobbies: 'Fly fishing, bread, local history',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `I joined ${employer}, ${place}, in ${from} and stayed until ${to} as ${role}.`
        : `I joined ${employer}, ${place}, in ${from}, where I am ${role} today.`,
  },
  de: {
    titles: titlesFrom(
      'Über mich|Beruflicher Werdegang|Schulbildung und Studium|Fähigkeiten|Weiterbildung|Sprachkenntnisse|Erreichbarkeit|Angaben zur Person|Hobbys',
    ),
    misspelt: titlesFrom(
      'Über mihc|Beruflicher Werdegan|Schulbildng|Fähigkeitn|Weiterbidung|Sprachkentnisse|Ereichbarkeit|Angabe zur Person|Hobbies',
    ),
    remarked: titlesFrom(
      'Vorab in Kürze|Beruflicher Weg seit der Lehre|Bildungsweg (Schule, Lehre, Studium)|Das kann ich: Fähigkeiten|Kurse und Zertifikate|Sprachen und Niveau|So erreichen Sie mich|Persönliche Angaben|Nach Feierabend',
    ),
    labels: labelsFrom(
      'Position|Firma|Dauer|Arbeitsort|Schwerpunkte|Einrichtung|Abschluss als|Mail|Mobil|Adresse|Geboren am|Geboren in|Stand|Nationalität|Vor- und Zuname|Abschlussnote',
    ),
    present: 'dato',
    levels: ['Anfänger', 'fortgeschritten', 'sicher', 'Profi'],
    hobbies: 'Imkern, Radreisen, Bouldern',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Bei ${employer} in ${place} war ich von ${from} bis ${to} als ${role} tätig.`
        : `Bei ${employer} in ${place} bin ich seit ${from} als ${role} tätig.`,
  },
  fr: {
    titles: titlesFrom(
      'À propos|Parcours professionnel|Études et diplômes|Savoir-faire|Habilitations|Langues|Contact|Renseignements personnels|Centres d’intérêt',
    ),
    misspelt: titlesFrom(
      'A propo|Parcour professionel|Etudes et diplome|Savoir faires|Habilitation|Languages|Contacte|Renseignement personnels|Centre d’interet',
    ),
    remarked: titlesFrom(
      'Pour commencer|Mon parcours professionnel depuis l’école|Études suivies et diplômes|Ce que je sais faire : compétences|Habilitations et certificats|Langues et niveaux|Où me trouver|À mon sujet|En dehors du travail',
    ),
    labels: labelsFrom(
      'Fonction|Employeur|Dates|Ville|Tâches principales|Établissement|Titre obtenu|Mél|Tél.|Domicile|Né(e) le|Né(e) à|Situation|Citoyenneté|Nom et prénom|Moyenne',
    ),
    present: 'à ce jour',
    levels: ['débutant', 'intermédiaire', 'avancé', 'maîtrise'],
    hobbies: 'Voile, échecs, cinéma',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Entrée en ${from} dans la maison ${employer}, à ${place}, comme ${role}, jusqu'en ${to}.`
        : `En poste depuis ${from} chez ${employer}, à ${place}, comme ${role}.`,
  },
  es: {
    titles: titlesFrom(
      'Sobre mí|Trayectoria profesional|Estudios|Competencias|Cursos y acreditaciones|Lenguas|Datos de contacto|Información personal|Intereses',
    ),
    misspelt: titlesFrom(
      'Sobre mi|Trayetoria profesional|Estudio|Compentencias|Curso y acreditacion|Lengua|Datos de contato|Informacion presonal|Interes',
    ),
    remarked: titlesFrom(
      'Antes de nada|Trayectoria: dónde he trabajado|Estudios y títulos por orden|Lo que sé hacer: competencias|Cursos y certificados recientes|Lenguas y nivel|Dónde encontrarme|Algo más sobre mí|Fuera del trabajo',
    ),
    labels: labelsFrom(
      'Cargo|Compañía|Fechas|Localidad|Tareas|Institución|Titulación|Mail|Móvil|Domicilio|Nacimiento|Natural de|Estado|Ciudadanía|Nombre y apellidos|Promedio',
    ),
    present: 'la fecha',
    levels: ['inicial', 'intermedio', 'avanzado', 'dominio'],
    hobbies: 'Ajedrez, ciclismo, lectura',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `En ${employer}, de ${place}, fui ${role} de ${from} a ${to}.`
        : `En ${employer}, de ${place}, soy ${role} desde ${from}.`,
  },
  pt: {
    titles: titlesFrom(
      'Resumo|Percurso profissional|Habilitações literárias|Aptidões|Cursos|Línguas|Contacto|Informação pessoal|Passatempos',
    ),
    misspelt: titlesFrom(
      'Resummo|Percurso profisional|Habilitaçoes literarias|Aptidoes|Curssos|Linguas|Contato|Informaçao pesoal|Passatempo',
    ),
    remarked: titlesFrom(
      'Em poucas linhas|Percurso profissional até hoje|Habilitações e cursos superiores|O que sei fazer: aptidões|Cursos e certificados|Línguas e nível|Onde me encontrar|Mais sobre mim|Nas horas vagas',
    ),
    labels: labelsFrom(
      'Função|Entidade empregadora|Datas|Cidade|Atividades|Escola|Grau|Mail|Telemóvel|Endereço|Nascimento|Local de nascimento|Situação|Cidadania|Nome completo|Média',
    ),
    present: 'até hoje',
    levels: ['iniciante', 'intermédio', 'avançado', 'mestre'],
    hobbies: 'Pesca, xadrez, horta',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Na ${employer}, em ${place}, fui ${role} de ${from} a ${to}.`
        : `Na ${employer}, em ${place}, sou ${role} desde ${from}.`,
  },
  nl: {
    titles: titlesFrom(
      'Samenvatting|Loopbaan|Opleidingen|Competenties|Cursussen|Talenkennis|Contact|Persoonlijke gegevens|Interesses',
    ),
    misspelt: titlesFrom(
      'Samenvating|Lopbaan|Opleidngen|Competensies|Cursusen|Talenkenis|Kontakt|Persoonlijke gegeven|Intresses',
    ),
    remarked: titlesFrom(
      'Kort vooraf|Loopbaan tot vandaag|Opleidingen met jaartallen|Wat ik kan: competenties|Cursussen en attesten|Talenkennis en niveau|Hier vindt u mij|Over mij|Na het werk',
    ),
    labels: labelsFrom(
      'Rol|Bedrijf|Data|Standplaats|Werkzaamheden|Instelling|Graad|Mail|Gsm|Woonadres|Geboren op|Geboren te|Staat|Burgerschap|Voor- en achternaam|Gemiddelde',
    ),
    present: 'nu',
    levels: ['beginner', 'gevorderd', 'ervaren', 'meester'],
    hobbies: 'Wielrennen, tuinieren, jazz',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `Bij ${employer} te ${place} was ik van ${from} tot ${to} ${role}.`
        : `Bij ${employer} te ${place} ben ik sinds ${from} ${role}.`,
  },
  it: {
    titles: titlesFrom(
      'Presentazione|Percorso professionale|Titoli di studio|Capacità|Corsi e abilitazioni|Conoscenze linguistiche|Recapiti|Informazioni personali|Hobby',
    ),
    misspelt: titlesFrom(
      'Presentazzione|Percorso profesionale|Titolo di studio|Capacita|Corsi e abilitazzioni|Conoscenza linguistica|Recapito|Informazione personali|Hobbies',
    ),
    remarked: titlesFrom(
      'Due parole|Percorso professionale fin qui|Titoli di studio e anni|Che cosa so fare: capacità|Corsi e attestati|Lingue e livello|Dove trovarmi|Di me|Dopo il lavoro',
    ),
    labels: labelsFrom(
      'Ruolo|Datore di lavoro|Date|Sede|Compiti|Ente|Qualifica|Posta|Cellulare|Residenza|Nato/a il|Nato/a a|Stato|Cittadinanza|Nome e cognome|Media',
    ),
    present: 'in corso',
    levels: ['principiante', 'intermedio', 'avanzato', 'maestro'],
    hobbies: 'Vela, scacchi, orto',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `In ${employer}, a ${place}, sono stato ${role} da ${from} a ${to}.`
        : `In ${employer}, a ${place}, sono ${role} da ${from}.`,
  },
  sv: {
    titles: titlesFrom(
      'Sammanfattning|Anställningar|Studier|Färdigheter|Kurser och intyg|Språkkunskaper|Kontaktuppgifter|Personlig information|Fritidsintressen',
    ),
    misspelt: titlesFrom(
      'Samanfattning|Anställnigar|Studer|Färdighetter|Kursser|Språkkunskapper|Kontaktupgifter|Personlig informasjon|Fritidsintresen',
    ),
    remarked: titlesFrom(
      'Kort om mig|Anställningar genom åren|Studier och examina med årtal|Det här kan jag: färdigheter|Kurser och intyg i urval|Språkkunskaper och nivå|Här finns jag|Lite till|Efter jobbet',
    ),
    labels: labelsFrom(
      'Roll|Företag|Tid|Stad|Uppgifter|Lärosäte|Titel|Mejl|Mobil|Bostad|Född|Född i|Stånd|Nationalitet|För- och efternamn|Snitt',
    ),
    present: 'pågående',
    levels: ['nybörjare', 'van', 'säker', 'mästare'],
    hobbies: 'Segling, svamp, schack',
    sentence: ({ role, employer, place, from, to }) =>
      to
        ? `På ${employer} i ${place} var jag ${role} mellan ${from} och ${to}.`
        : `På ${employer} i ${place} är jag ${role} sedan ${from}.`,
  },
}
