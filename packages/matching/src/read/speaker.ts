/**
 * Whom a clause speaks of. The employer, the team and the customers ask for nothing by what they are or have, unless the employer says
 * what it looks for.
 */
const OTHERS =
  /^[^\p{L}]*(?:(?:at|bei|chez|en|na|no) [\p{Lu}][\p{L}]*,? )?(?:(?:as an? |als |en tant que |como )[^,]{3,60}, )?(?:(?:many|most|some|all|viele|einige|beaucoup|la plupart|muchos|algunos|muitos|alguns)(?: of| von| unserer| unseren| de| dos| das| des| de los| de las)? )?(?:(?:we|we're|we've|our|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}+|somos|tenemos|contamos|llevamos|nós|noss\p{L}+|temos|estamos|oferecemos|ofrecemos|founded|established|since|seit|depuis|desde|gegründet|fondée?|fundad[ao]|join|benefit|enjoy)(?!\p{L})|(?:the |a |an |all |many |most |some |die |der |das |viele |alle |les |le |la |l'|los |las |el |os |as |o |a )?(?:[\p{L}-]+ )?(?:company|employer|firm|agency|team|staff|colleagues?|crew|department|customers?|clients?|guests?|patients?|residents|pupils|students|children|visitors|passengers|tenants|users|families|people we|Unternehmen|Firma|Team|Kolleg\p{L}+|Kund\p{L}+|Gäste|Patient\p{L}+|Bewohner\p{L}*|Kinder|Mandant\p{L}+|Mitarbeiter\p{L}*|Mitarbeitenden|entreprise|société|équipe|collègues|clients|clientèle|patients|élèves|résidents|usagers|empresa|equipo|compañer\p{L}+|clientes|pacientes|alumnos|huéspedes|residentes|equipa|equipe|colegas|utentes|hóspedes|alunos)(?!\p{L}))/iu
const ASKS =
  /(?<!\p{L})(?:you|your|you'll|you're|candidates?|applicants?|looking for|looking to|seeking|needs? (?:an?|someone|people|somebody)|seeks?|search\p{L}* for|(?:we|company|employer|team|client|clients|agency|firm) (?:also |only |therefore |currently |will |do )?(?:needs?|requires?|expects?|asks?|wants?|accepts?|considers?|hires?|recruits?|prefers?|insists?|values?|would (?:like|love))|hiring|recruiting|new colleague|vacanc\p{L}+|Sie|Ihre?|du|dein\p{L}*|sucht|suchen|erwart\p{L}+|brauch\p{L}+|benötig\p{L}+|setzen|verlang\p{L}+|wünsch\p{L}+|Bewerber\p{L}*|vous|votre|vos|recherch\p{L}+|cherch\p{L}+|demand\p{L}+|exige\p{L}*|attend\p{L}+|souhait\p{L}+|candidat\p{L}*|busca\p{L}*|necesita\p{L}*|requ(?:iere|erimos)\p{L}*|exig\p{L}+|pedimos|pide|valora\p{L}*|persona|procura\p{L}*|precisa\p{L}*|requer\p{L}*|pede|valoriza\p{L}*|você|tu|tú|te|usted)(?!\p{L})/u
const OPENING = 160

export const speaksOfOthers = (clause: string): boolean => {
  const opening = clause.slice(0, OPENING)
  return OTHERS.test(opening) && !ASKS.test(opening)
}

const PAY =
  /[$€£]\s?\d|\d[\d.,]*\s?(?:€|EUR|USD|GBP|BRL|zł|PLN|SEK|kr|k€)(?![\p{L}])|R\$ ?\d|(?<!\p{L})(?:salary|salaire|Gehalt|Vergütung|salario|salário|remunera\p{L}+|rémunération)(?!\p{L})/iu
/** What is paid to whom: "£32,000 with two years' experience". */
export const isAboutPay = (clause: string): boolean => PAY.test(clause)
