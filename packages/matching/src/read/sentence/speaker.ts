import { ALL_HINTS, HINT } from '#read/text/hints'

/**
 * Whom a clause speaks of. The employer, the team and the customers ask for nothing by what they are or have, unless the employer says
 * what it looks for.
 */
const OTHERS =
  /^[^\wÀ-ÿ]*(?:(?:at|bei|chez|en|na|no) [A-ZÀ-Þ][\wÀ-ÿ]*,? )?(?:(?:as an? |als |en tant que |como )[^,]{3,60}, )?(?:als [^,.;]{3,120} [a-zß-ü]{3,16} wir(?![\wÀ-ÿ])|(?:(?:about|around|over|rund|etwa|environ|casi|cerca de) )?(?:many|most|some|all|half|(?:a|one|two) (?:third|quarter)s?|several|each|(?:die )?Hälfte|viele|einige|mehrere|alle|beaucoup|la plupart|la moitié|plusieurs|muchos|algunos|la mitad|varios|muitos|alguns|metade|vários)(?: of| von| unserer| unseren| unseres| de| du| del| do| da| dos| das| des| der| de los| de las| de la)? )?(?:(?:we|we're|we've|our|wir|unser[\wÀ-ÿ]*|nous|notre|nos|nosotros|nuestr[\wÀ-ÿ]+|somos|tenemos|contamos|llevamos|nós|noss[\wÀ-ÿ]+|temos|estamos|oferecemos|ofrecemos|founded|established|since|seit|depuis|desde|gegründet|fondée?|fundad[ao]|join|benefit|enjoy)(?![\wÀ-ÿ])|(?:the |a |an |all |many |most |some |die |der |das |viele |alle |les |le |la |l'|los |las |el |os |as |o |a )?(?:[\wÀ-ÿ][\wÀ-ÿ-]{0,30} )?(?:company|employer|firm|agency|teams?|workforce|staff|colleagues?|crew|department|customers?|clients?|guests?|patients?|residents|pupils|students|children|visitors|passengers|tenants|users|families|people we|Unternehmen|Firma|Teams?|Belegschaft|Kolleg[\wÀ-ÿ]+|Kund[\wÀ-ÿ]+|Gäste|Patient[\wÀ-ÿ]+|Bewohner[\wÀ-ÿ]*|Kinder|Mandant[\wÀ-ÿ]+|Mitarbeiter[\wÀ-ÿ]*|Mitarbeitenden|entreprise|société|équipe|collègues|clients|clientèle|patients|élèves|résidents|usagers|empresa|equipo|compañer[\wÀ-ÿ]+|clientes|pacientes|alumnos|huéspedes|residentes|equipa|equipe|colegas|utentes|hóspedes|alunos)(?![\wÀ-ÿ]))/i
const ASKS =
  /(?<![\wÀ-ÿ])(?:you|your|you'll|you're|candidates?|applicants?|every(?:body|one) (?:takes|works|shares|does|helps)|[Ll]ooking for|[Ll]ooking to|[Ss]eeking|needs? (?:an?|someone|people|somebody)|seeks?|search[\wÀ-ÿ]* for|(?:we|company|employer|team|client|clients|agency|firm) (?:(?:also|only|therefore|currently|will|do) )*(?:needs?|requires?|expects?|asks?|wants?|accepts?|considers?|hires?|recruits?|prefers?|insists?|values?|would (?:like|love))|[Hh]iring|[Rr]ecruiting|berücksichtig[\wÀ-ÿ]+|considera[\wÀ-ÿ]*|acept[\wÀ-ÿ]+|aceit[\wÀ-ÿ]+|new colleague|vacanc[\wÀ-ÿ]+|Sie|Ihre?|du|dein[\wÀ-ÿ]*|sucht|suchen|erwart[\wÀ-ÿ]+|brauch[\wÀ-ÿ]+|benötig[\wÀ-ÿ]+|setzen(?= [^.;]*voraus)|verlang[\wÀ-ÿ]+|wünsch[\wÀ-ÿ]+|Bewerber[\wÀ-ÿ]*|vous|votre|vos|recherch[\wÀ-ÿ]+|cherch[\wÀ-ÿ]+|demand[\wÀ-ÿ]+|exige[\wÀ-ÿ]*|attend[\wÀ-ÿ]+|souhait[\wÀ-ÿ]+|candidat[\wÀ-ÿ]*|busca[\wÀ-ÿ]*|necesita[\wÀ-ÿ]*|requ(?:iere|erimos)[\wÀ-ÿ]*|exig[\wÀ-ÿ]+|pedimos|pide|valora[\wÀ-ÿ]*|persona|procura[\wÀ-ÿ]*|precisa[\wÀ-ÿ]*|requer[\wÀ-ÿ]*|pede|valoriza[\wÀ-ÿ]*|você|tu|tú|te|usted)(?![\wÀ-ÿ])/
/** "Our drivers all hold a licence, so you will be picked up" says nothing of the reader's. */
const HELD_BY_OURS =
  /^\W*(?:all |most |many |both )?(?:of )?our [\wÀ-ÿ-]+(?: [\wÀ-ÿ-]+)?(?: all| both| each)? (?:holds?|speaks?|possess(?:es)?|owns?) /i
const OPENING = 160

/** `hints`: those of the sentence's words, where they are known. */
export const speaksOfOthers = (clause: string, hints = ALL_HINTS): boolean => {
  if ((hints & HINT.others) === 0) return false
  const opening = clause.slice(0, OPENING)
  if (!OTHERS.test(opening)) return false
  return !ASKS.test(HELD_BY_OURS.test(opening) ? (opening.split(/[,;]/, 1)[0] ?? '') : opening)
}

const PAY =
  /[$€£]\s?\d|\d\s?(?:€|EUR|USD|GBP|BRL|zł|PLN|SEK|kr|k€)(?![\wÀ-ÿ])|R\$ ?\d|(?<![\wÀ-ÿ])(?:salary|salaire|Gehalt|Vergütung|salario|salário|remunera[\wÀ-ÿ]+|rémunération)(?![\wÀ-ÿ])/i
/** What is paid to whom: "£32,000 with two years' experience". */
export const isAboutPay = (clause: string, hints: number): boolean =>
  ((hints & HINT.pay) !== 0 || CURRENCIES.some((sign) => clause.includes(sign))) && PAY.test(clause)
const CURRENCIES = ['$', '€', '£']
