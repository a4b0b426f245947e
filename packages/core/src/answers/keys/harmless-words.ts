import type { Token } from '#answers/words/tokens'

/**
 * Words around a fact that leave it the person's own: 'Best email', 'Legal first name', 'Bitte LinkedIn-Profil hinzufügen'. Any other word
 * may name somebody else ('Advisor email') or another thing ('PLZ Ihres Stadtteils'), so it is asked.
 */
const HARMLESS = new Set(
  [
    'legal official full complete primary main personal private home mobile cell daytime evening contact best reach number no active valid',
    'existing applicant candidate your own add share include insert paste write give fill type send copy here below above first up passport',
    'exactly appears appear shown printed known government issued id resides line optional link url handle online like where can find about hi hello hey drop',
    'hallo bonjour hola ciao oi ola hej czesc',
    'https http www com',
    'primare primarer privat private privater privates privaten personlich personliche personlicher hinzufugen eingeben teilen kontakt bewerber bewerberin',
    'bewerbers nummer erreichbar tagsuber aktueller rechtlicher amtlicher offizieller',
    'personnel personnelle principal principale prive privee legal legale complet complete candidat candidate ajouter partager numero contact',
    'personal personales particular contacto principal legal candidato candidata anade comparte numero',
    'personale privato privata contatto legale candidato candidata aggiungi condividi numero principale',
    'persoonlijk persoonlijke prive contact kandidaat toevoegen delen nummer officiele',
    'pessoal contato contacto principal legal candidato candidata adicione compartilhe numero particular',
    'prywatny prywatna kontaktowy kontaktowe glowny osobisty kandydata numer',
    'privat personlig kontakt huvudsaklig kandidat nummer',
  ]
    .join(' ')
    .split(' '),
)
/** A picture says nothing. */
export const isHarmless = ({ text }: Token) => HARMLESS.has(text) || !/[\p{L}\p{N}]/u.test(text)

/** Beside the name of a company these ask for somebody there: 'Contact of your last employer'. */
const REACHING = /^(?:conta[ck]?t|contatto|kontakt|num|nummer|reach|erreichbar)/
export const isReaching = ({ text }: Token) => REACHING.test(text)
