/** Folded words before a job's title in employers' emails, all languages in one. */
export const TITLE_LEADS = [
  ...[
    'position of',
    'role of',
    'post of',
    'position as',
    'role as',
    'application for',
    'applying for',
    'vacancy for',
    'applied for',
  ],
  ...['stelle als', 'position als', 'bewerbung als', 'ausbildung als', 'ausbildung zur', 'ausbildung zum', 'fur die stelle'],
  ...['poste de', 'poste d', 'candidature au poste de', 'puesto de', 'vacante de', 'oferta de', 'posicion de'],
  ...[
    'vaga de',
    'cargo de',
    'posicao de',
    'funcao de',
    'functie van',
    'vacature van',
    'sollicitatie als',
    'rol van',
    'sollicitatie voor',
  ],
  ...['posizione di', 'ruolo di', 'candidatura come', 'tjansten som', 'rollen som', 'ansokan som', 'stanowisko'],
] as const

/** Words that can follow such words and are no part of the title. */
export const TITLE_FILLERS =
  'the a an our die der das eine einen unsere la le les un une el los una o os uma de het een il lo en ett nasze'
/** With these a title is over: where the job is, or a verb. */
export const TITLE_ENDS =
  'at with within bei beim in chez au auprès presso hos bij na w we wir nous on position role vacancy job post opening has have had was were is are will ist sind wurde wird hat haben eingegangen liegt liegen est sont ont été es ha han fue está foi é está wordt werd zijn hebben staat è sono är har jest został została zostało and und et y e i och que dass that auquel'
/** Before an employer's name: 'your application to Acme', 'Bewerbung bei Acme'. */
export const EMPLOYER_LEADS = [
  ...[
    'applying to',
    'applying at',
    'applying with',
    'application to',
    'application at',
    'application with',
    'interest in',
    'applied to',
  ],
  ...[
    'bewerbung bei',
    'interesse an',
    'candidature chez',
    'candidatura en',
    'candidatura a',
    'candidatura na',
    'sollicitatie bij',
  ],
  ...['candidatura presso', 'ansokan till', 'ansokan hos', 'aplikacja do', 'aplikacje do'],
] as const
/** What senders call themselves besides the employer's name. */
export const SENDER_WORDS =
  'via through team hiring recruiting recruitment recruiter careers career jobs job talent people hr acquisition no reply noreply notifications notification candidates candidate applications application karriere bewerbung bewerbungen personal personalabteilung recrutement rh emploi seleccion empleo rrhh personas recrutamento vagas carreiras selecao vacatures werken bij sollicitatie selezione lavora con noi risorse umane rekrytering jobb hos kariera rekrutacja kadry'
