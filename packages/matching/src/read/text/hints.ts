import { scopeOpenings } from '@jobapply/language/negation'
import { NUMBER_WORDS } from '@jobapply/language/number-words'
import { foldedAt, type Spans, splitWords } from '#spans'

/** Which patterns may fit a sentence that has the word: a pattern that no word hints at need not be run. */
export const HINT = {
  similar: 1,
  leads: 2,
  any: 4,
  dutchAny: 8,
  qualified: 16,
  english: 32,
  drives: 64,
  paper: 128,
  /** The employer, its people and its customers, as speaker.ts knows them. */
  others: 256,
  pay: 512,
  /** Years that are not the applicant's, as years.ts knows them. */
  otherYears: 1024,
  /** A number in words. */
  number: 2048,
  /** The reader is spoken to, as strength.ts knows it. */
  addressed: 4096,
  /** Something is denied, as the floor of language knows it. */
  denies: 8192,
  /** As twist.ts knows them: people who are not looked for, what was asked for once, and how a sentence opens that turns what it names. */
  outsiders: 16384,
  past: 32768,
  opensTwist: 65536,
  /** A word of knowing something, as needs.ts knows it. */
  knows: 131072,
  /** The post that is filled, as subject.ts knows it. */
  post: 262144,
} as const
/** For a text whose words were not looked at: every pattern may fit. */
export const ALL_HINTS = -1

/** A number in words, and with its unit where the blank is lost. */
function withUnits(word: string): string[] {
  return [`${word}$`, ...['plus', 'full', 'y', 'j', 'an', 'l', 'ro', 'ar'].map((unit) => word + unit)]
}

/** By hint the words that give it, folded: `x` for words that start so, `x$` for the whole word, `*x` and `*x$` within and at the end of one. */
const WORDS: readonly [number, string][] = [
  [
    HINT.similar,
    'similar$ relevant$ relevante$ related$ comparable$ same$ einschlagig vergleichbar similaire$ equivalent$ vergelijkbare$ simile$ simili$ podobnym$ liknande$ motsvarande$ cargo$',
  ],
  [
    HINT.leads,
    'manag head$ director$ supervis leiter leitung fuhrungs personalfuhrung directeur$ directrice$ responsable$ encadrement$ gerente$ jefe$ encargad responsabile$ chefe$ teamleider$ leidinggeven kierownik',
  ],
  [HINT.any, 'or$ oder$ ou$ lub$ albo$ eller$ oppure$ either$ one$ any$ o$'],
  [HINT.dutchAny, 'of$'],
  [HINT.qualified, 'pqe$ post after$ nach$'],
  [HINT.english, 'year$ years$ experience$ of$ with$ the$ and$ in$'],
  [
    HINT.drives,
    '*licen *entitle *permi *carn *carta *carteira *cnh *fuhrerschein *fahrerlaubnis *driv *rijbewi *patente *prawo *korkort *conduc *condui *motorist *habilita *registro *kfz *pkw *auto *wagen *fahrzeug *car$ *vehic *transport *van$ *vehicul *voiture *coche *carro *movilidad *moto$ *viatura *veiculo',
  ],
  [
    HINT.paper,
    '*licen *regist *certif *accredit *admi *bar$ *charter *qualif *ticket *card *member *edition *schein *berecht *anerkenn *approb *zertif *caces *habilit *attest *patent *certyf *uprawn *legitim *intyg *rijbew *certific *code *prawo *korkort *adr *vca *haccp *cdl *iscri *cedula *carteira *ksiazecz *bevis *prescrib *colegi *abilita *inscri *carn *titulo *curso *diplom *cqp *ssiap *brevet *titre *coren *crea *oab *cref *creci *crc *crp *crmv nr *sachkund *unterricht',
  ],
  [
    HINT.others,
    'we$ our$ wir$ unser nous$ notre$ nos$ nosotros$ nuestr somos$ tenemos$ contamos$ llevamos$ noss temos$ estamos$ oferecemos$ ofrecemos$ founded$ established$ since$ seit$ depuis$ desde$ gegrundet fond fundad join$ benefit$ enjoy$ company employer firm agency team workforce staff colleague crew department customer client guest patient resident pupil student children visitor passenger tenant user families people unternehmen belegschaft kolleg kund gaste bewohner kinder mandant mitarbeit entreprise societe equip collegues eleves usagers empresa companer paciente alumnos huespedes colegas utentes hospedes alunos',
  ],
  [HINT.pay, '*eur *usd *gbp *brl *zl *pln *sek *kr *k$ *salar *gehalt *vergutung *salaire *remunera'],
  [
    HINT.otherYears,
    'over$ more$ nearly$ almost$ year$ founded$ established$ anniversary$ warranty$ business$ celebrat growth$ we$ our$ us$ fort$ forte$ combined$ collective$ average$ fixed$ sabbatical$ vesting$ gegrundet$ fond fundad unser$ wir$ notre$ nous$ nuestr contamos$ somos$ llevamos$ nossa$ temos$ contrat vertrag$ company$ agency$ firm$ brand$ practice$ employer$ group$ leader$ family$ team$ unternehmen$ entreprise$ empresa$ societe$ aged$ children$ kids$ pupils$ patients$ infants$ train program course apprenticeship',
  ],
  [HINT.number, ['zero', ...NUMBER_WORDS.keys()].flatMap(splitWords).flatMap(withUnits).join(' ')],
  [HINT.post, 'funcao$ puesto$ poste$ cargo$'],
  [
    HINT.denies,
    't$ n$ ne no unl unt without except exceto other$ apart$ anything$ everything$ rule$ rules$ lacking$ nicht$ kein nie ni nu weder$ ohne$ au$ alles$ anders$ verzicht entbehrlich$ unmoglich$ sehen$ pas$ sans$ sauf$ hormis$ faute$ personne$ aucun impossible$ peu$ inutile$ tout$ meme$ nadie$ sin$ salvo$ da$ aunque$ na sem$ tudo$ tanto$ mesmo$ embora$ from$ open$ even$ can$ may$',
  ],
  [HINT.outsiders, scopeOpenings('outsiders').join(' ')],
  [HINT.past, scopeOpenings('past').join(' ')],
  [HINT.opensTwist, [...scopeOpenings('handled'), ...scopeOpenings('supposed')].join(' ')],
  [
    HINT.knows,
    'experience knowledge proficien familiar expertise skill qualif background fluen *kenntnis erfahrung vertraut connaissance competence conocimiento experiencia conhecimento kunskap erfarenhet kennis ervaring conoscenza esperienza znajomosc doswiadczenie stack$ technologies$ require understanding$ ability$ able$ must$ you looking$ seeking$ beherrsch umgang$ du$ sie$ maitris vous$ manejo$ dominio$ capacidad$ habilidade essential$',
  ],
  [
    HINT.addressed,
    'you$ your$ candidate applicant someone$ individual person$ looking$ seeking$ we$ sie$ du$ verfugen$ verstandigen$ beherrschen$ kommunizieren$ nutzen$ besitzen$ sprechen$ wir$ vous$ etes$ nous$ avoir$ etre$ posseder$ tienes$ dominas$ expresas$ manejas$ conduces$ usaras$ estas$ tener$ dispone hablas$ hablar$ cuentas$ contar$ posee eres$ buscamos$ procuramos$ tens$ possui ter$ falar$ fala$ voce$ hebt$ heeft$ bent$ beschikt$ spreekt$ bezit$ har$ talar$ behover$ beharskar$ conoscenza$',
  ],
]

/** A trie of letters, flat: the children of a node stand side by side, and two bit sets say what is known at it. */
const LETTERS = 26
const SMALL_A = 97
class Trie {
  private children = new Uint16Array(LETTERS)
  private nodes = 1
  private started = [0]
  private ended = [0]

  add(word: string, hint: number) {
    const isWhole = word.endsWith('$')
    let node = 0
    for (let at = 0; at < word.length - Number(isWhole); at++) {
      const edge = node * LETTERS + word.charCodeAt(at) - SMALL_A
      if (this.children[edge] === 0) {
        if (this.children.length === this.nodes * LETTERS) {
          const grown = new Uint16Array(this.children.length * 2)
          grown.set(this.children)
          this.children = grown
        }
        this.children[edge] = this.nodes++
        this.started.push(0)
        this.ended.push(0)
      }
      node = this.children[edge] as number
    }
    const bits = isWhole ? this.ended : this.started
    bits[node] = (bits[node] as number) | hint
  }

  /** The hints of the words that the letters from one place of the text to another start with. */
  walk(from: number, to: number): number {
    const { children } = this
    let node = 0
    let hints = 0
    for (let at = from; at < to; at++) {
      const letter = foldedAt(at) - SMALL_A
      // What is no letter ends the word: "two+ years".
      if (letter < 0 || letter >= LETTERS) break
      node = children[node * LETTERS + letter] as number
      if (node === 0) return hints
      hints |= this.started[node] as number
    }
    return hints | (this.ended[node] as number)
  }
}
const starts = new Trie()
const within = new Trie()
for (const [hint, words] of WORDS)
  for (const word of words.split(' ')) {
    if (word.startsWith('*')) within.add(word.slice(1), hint)
    else starts.add(word, hint)
  }

/** Whether a word of a sentence that starts before `to` names the employer, its people or its customers: the first that does is enough. */
export function mayNameOthers(spans: Spans, sentence: number, to: number): boolean {
  const end = Math.min(spans.firstWord[sentence + 1] as number, (spans.firstWord[sentence] as number) + MAX_HINTED)
  for (let word = spans.firstWord[sentence] as number; word < end && (spans.starts[word] as number) < to; word++)
    if ((starts.walk(spans.starts[word] as number, spans.ends[word] as number) & HINT.others) !== 0) return true
  return false
}

/** The hints of all words of a sentence, of those alone that start before `to`. */
export function hintsOf(spans: Spans, sentence: number, to = Number.MAX_SAFE_INTEGER): number {
  const end = Math.min(spans.firstWord[sentence + 1] as number, (spans.firstWord[sentence] as number) + MAX_HINTED)
  let hints = 0
  for (let word = spans.firstWord[sentence] as number; word < end && (spans.starts[word] as number) < to; word++)
    hints |= hintsAt(spans, word)
  return hints
}
const MAX_HINTED = 400

/** The hints of the words met last, by their hash: a word that falls on the place of another takes it. */
const SLOTS = 1 << 16
const slotKeys = new Int32Array(SLOTS)
const slotHints = new Int32Array(SLOTS)

/** `spans` are those of the text that was read last. */
export function hintsAt(spans: Spans, word: number): number {
  const key = keyOfWord(spans, word)
  const slot = (key ^ (key >>> 15)) & (SLOTS - 1)
  if (slotKeys[slot] === key) return slotHints[slot] as number
  const from = spans.starts[word] as number
  const to = spans.ends[word] as number
  let hints = starts.walk(from, to)
  for (let at = from; at < to; at++) hints |= within.walk(at, to)
  slotKeys[slot] = key
  slotHints[slot] = hints
  return hints
}
export const keyOfWord = (spans: Spans, word: number) =>
  (spans.stems[word] as number) ^ Math.imul((spans.ends[word] as number) - (spans.starts[word] as number), 0x9e3779b1)
