import { type Found, findMarkers, findModality } from '@jobapply/language/modality'
import { readDenial } from '@jobapply/language/negation'
import { HINT } from '#read/text/hints'

/** How firmly a clause asks for what it names; null leaves it to the sentence's section. */
export type Modality = 'must' | 'wish' | 'negated' | 'offered' | null
/** A part of a sentence with one modality. */
export type Clause = { from: number; to: number; modality: Modality }

/** An atom with fewer letters beside its marker says nothing of its own: "but it is a plus". */
const FEW_LETTERS = 12
/** So long is a bare name: "French is a plus". */
const BARE_LETTERS = 14
const FILLERS =
  /(?<![a-zß-ɏ])(?:it|this|that|is|are|be|would|will|das|dies|ist|sind|wäre|es|ce|cela|est|sont|serait|c'est|esto|eso|será|isso|é|são|a|an|the|ein|eine|un|une|una|uma|very|strongly|highly|also|auch|but|nur|only|sehr|très|muy|muito)(?![a-zß-ɏ])/gi

type Atom = {
  from: number
  to: number
  /** Starts a part of its own. */
  isStrong: boolean
  /** A comma stands before it, no word that joins. */
  isAfterComma: boolean
  /** "Or" stands before it: what is said of the last alternative is said of all. */
  isAlternative: boolean
  /** It begins a list of examples or goes on with it: "a degree, for example in law, is a plus". */
  isExample: boolean
  isBracket: boolean
  /** The modalities of its markers, a bit each. */
  marks: number
  /** Letters beside its marker, and those before it. */
  rest: number
  before: number
  isPlural: boolean
  /** Its marker names what it speaks of: "no experience needed", "débutants acceptés". */
  isWhole: boolean
  holds: 'back' | 'on'
  modality: Modality
  /** One of several that a later marker speaks of. */
  isListed: boolean
}

/**
 * Parts a sentence where its modality changes. A word such as "required" holds for the list before it, one such as "ideally" for what
 * follows, one in brackets for what stands right before them; a semicolon or "but" ends what it holds for.
 */
export function readClauses(sentence: string, isFirm = false): readonly Clause[] {
  const markers = findMarkers(sentence)
  // A question that says no asks for nothing: "No licence? No problem."
  if (sentence.trimEnd().endsWith('?') && (NEGATED_QUESTION.test(sentence) || REASON_QUESTION.test(sentence)))
    return WHOLE_NEGATED
  // Where nothing changes, the sentence is one clause.
  if (markers.every(({ notion }) => notion === 'must')) return isFirm || markers.length > 0 ? WHOLE_MUST : WHOLE
  const found = findModality(sentence)
  const atoms = readAtoms(sentence, found)
  for (const marker of found.filter(({ notion }) => !(notion in JOINS))) note(atoms, marker, sentence)
  return merged(spread(atoms))
}
/**
 * The clauses of a sentence after its denials: a refusal of everybody without something asks for it, and a case that need not come makes
 * wishes of demands. `hints`: those of the sentence's words.
 */
export function clausesOf(
  sentence: string,
  isFirm: boolean,
  isSupposed: boolean,
  hints: number,
): { clauses: readonly Clause[]; isRefusal: boolean } {
  if (isSupposed) return { clauses: WHOLE_WISH, isRefusal: false }
  const denial = (hints & HINT.denies) === 0 ? null : readDenial(sentence)
  if (denial === 'asked') return { clauses: WHOLE_MUST, isRefusal: true }
  const clauses = readClauses(sentence, isFirm)
  return { clauses: denial === null ? clauses : clauses.map((one) => spare(one, sentence)), isRefusal: false }
}
const spare = (clause: Clause, sentence: string): Clause =>
  (clause.modality === 'must' || clause.modality === null) && readDenial(sentence.slice(clause.from, clause.to)) === 'spared'
    ? { ...clause, modality: 'negated' }
    : clause
const WHOLE: readonly Clause[] = [{ from: 0, to: Number.MAX_SAFE_INTEGER, modality: null }]
const WHOLE_MUST: readonly Clause[] = [{ from: 0, to: Number.MAX_SAFE_INTEGER, modality: 'must' }]
const WHOLE_WISH: readonly Clause[] = [{ from: 0, to: Number.MAX_SAFE_INTEGER, modality: 'wish' }]
const WHOLE_NEGATED: readonly Clause[] = [{ from: 0, to: Number.MAX_SAFE_INTEGER, modality: 'negated' }]
const NEGATED_QUESTION =
  /^[^a-zß-ɏ]{0,4}(?:(?:you |vous |du |Sie |du hast |Sie haben |tu |você |usted )?(?:no|not|don't|do not|without|kein[a-zß-ɏ]*|nicht|ohne|pas|aucune?|n'avez|n'as|sans|sin|ning[uú]n[a-zß-ɏ]*|não|sem|nenhuma?|nunca)(?![a-zß-ɏ]))/i
/** "Why German?" is answered by the employer. */
const REASON_QUESTION =
  /^[^a-zß-ɏ]{0,4}(?:why|how|when|where|warum|wieso|weshalb|wann|pourquoi|comment|quand|por qu[eé]|cómo|cuándo|porquê|como|quando)(?![a-zß-ɏ])/i
const JOINS = { and: false, or: false, but: true }

/** The parts between commas, brackets and the words that join. */
function readAtoms(sentence: string, found: readonly Found[]): Atom[] {
  const atoms: Atom[] = []
  let from = 0
  let isStrong = true
  let depth = 0
  let next = 0
  let isAfterComma = false
  let isAlternative = false
  const end = (to: number, after: number, startsAnew: boolean, isComma = false, isOr = false) => {
    const isEmpty = to <= from || sentence.slice(from, to).trim() === ''
    if (!isEmpty) {
      const isExample =
        EXAMPLE.test(sentence.slice(from, to)) ||
        (!isStrong && atoms.at(-1)?.isExample === true && !DASHES.includes(sentence.charAt(from - 1)))
      const isBracket = depth > 0
      atoms.push({
        from,
        to,
        isStrong,
        isAfterComma,
        isAlternative,
        isExample,
        isBracket,
        marks: 0,
        rest: 0,
        before: 0,
        isPlural: false,
        isWhole: false,
        holds: 'on',
        modality: null,
        isListed: false,
      })
    }
    isAlternative = isOr || (isEmpty && isAlternative)
    // After an empty part the stronger of two joins counts: ", but", ", and".
    isStrong = startsAnew || (isStrong && isEmpty && atoms.length > 0)
    isAfterComma = isComma
    from = after
  }
  for (let at = 0; at < sentence.length; at++) {
    while (next < found.length && (found[next] as Found).to <= at) next++
    const word = found[next]
    if (word !== undefined && word.from === at) {
      if (word.notion in JOINS) end(at, word.to, JOINS[word.notion as keyof typeof JOINS], false, word.notion === 'or')
      at = word.to - 1
      continue
    }
    const character = sentence.charAt(at)
    if (character === ',') end(at, at + 1, false, true)
    else if (character === '&') end(at, at + 1, false)
    else if (character === ';') end(at, at + 1, true)
    else if (character === '(') {
      end(at, at + 1, false)
      depth++
    } else if (character === ')') {
      end(at, at + 1, false)
      depth = Math.max(0, depth - 1)
    } else if (DASHES.includes(character) && sentence.charAt(at - 1) === ' ' && sentence.charAt(at + 1) === ' ')
      end(at, at + 1, false, true)
  }
  end(sentence.length, sentence.length, false)
  return atoms
}
const EXAMPLE =
  /^\s*(?:(?:such as|for (?:example|instance)|e\.? ?g\.|zum Beispiel|z\.? ?B\.|beispielsweise|etwa|wie|par exemple|tels? que|p\.? ?ex\.|por (?:ejemplo|exemplo)|(?:tal(?:es)?|tais) como|p\.? ?ej\.)(?![a-zß-ɏ]))/i
const DASHES = '-–—'

/** Notes a marker at the atoms that it touches: "no German or French needed" is one marker over two. */
function note(atoms: readonly Atom[], { notion, from: start, to: end }: Found, sentence: string) {
  const name = notion === 'never' ? 'negated' : notion === 'without' ? 'must' : notion
  const isForward = FORWARD.test(sentence.slice(start, end))
  for (const atom of atoms) {
    if (atom.to <= start || atom.from >= end) continue
    atom.marks |= MARKS[name as keyof typeof MARKS]
    const before = lettersIn(sentence.slice(atom.from, Math.max(atom.from, start)))
    const after = lettersIn(sentence.slice(Math.min(end, atom.to), atom.to))
    atom.rest = before + after
    atom.before = before
    atom.isPlural = PLURAL.test(sentence.slice(Math.max(atom.from, start - PLURAL_LENGTH), end))
    atom.isWhole ||= notion === 'never' && NAMES_ITS_MATTER.test(sentence.slice(start, end))
    const isAlone = before === 0 && after === 0 && atom.isStrong
    const isBack = isForward
      ? before + after > 0 && after === 0
      : !isAlone && (before > FEW_LETTERS / 2 || after <= FEW_LETTERS / 2)
    // Before the first part of a sentence stands nothing that it could hold for.
    const isFirst = atom === atoms[0] && before === 0 && atoms.length > 1
    if (isBack && !isFirst) atom.holds = 'back'
  }
}
const NAMES_ITS_MATTER =
  /^(?:no(?! longer)|zero|without|even without|kein[a-zß-ɏ]*(?! Muss| Problem)|ohne|auch ohne|sans|même sans|aucune?|débutants?|pas d|sin|ning[a-zß-ɏ]+|sem|mesmo sem|nenhuma?) [a-zß-ɏ]{4}/i
/** "Are a plus" speaks of the whole list, "is a plus" of its last part. */
const PLURAL =
  /(?<![a-zß-ɏ])(?:are|sind|wären|sont|seront|seraient|son|serán|são|serão|valorarán|valoran|(?:both|beide|tous|toutes|ambos))(?![a-zß-ɏ])|(?:é|e|o|a|ri)s$/i
const PLURAL_LENGTH = 14
/** Such a marker stands before what it holds for, wherever it stands. */
const FORWARD =
  /^(?:must|needs?$|requires?$|requiring|have to|at least|minimum|ideally|preferably|prefer|optionally|muss|müssen|brauch|benötigen|mindestens|idealerweise|im Idealfall|optimalerweise|bestenfalls|vorzugsweise|am besten|devez|doit|doivent|il faut|titulaire|requiert|nécessite$|au m|idéalement|dans l|de pr|se |valor(?:amos|aremos|iza)|requiere|requerimos|necesita|debe|tienes|hay que|al menos|como m|contar|idealmente|prefer[ei]|precisa|dev|tem |exige|requer|pelo menos|no m|we|you|nous|vous|wir|do|no |n'avez|não (?:se |ex|re|pr|ne|pe)|dispensa)/iu
const lettersIn = (text: string) => text.replace(FILLERS, ' ').replace(/[^\p{L}\p{N}]/gu, '').length

/** What several markers of an atom say together: "not required, but a plus" is a wish. */
const MARKS = { wish: 1, negated: 2, offered: 4, must: 8 } as const
const ORDER = Object.keys(MARKS) as (keyof typeof MARKS)[]
const sum = (marks: number): Modality => ORDER.find((one) => (marks & MARKS[one]) !== 0) ?? null

/** Gives every atom its modality. */
function spread(atoms: readonly Atom[]): Atom[] {
  // An atom that is nothing but a marker speaks of what stands before it.
  const marked: Atom[] = []
  for (const atom of atoms) {
    const before = marked.at(-1)
    if (before && atom.marks !== 0 && atom.rest <= 1 && !atom.isWhole) {
      before.to = atom.to
      before.isBracket &&= atom.isBracket
      if (before.marks === 0) before.holds = 'back'
      before.marks |= atom.marks
    } else marked.push(atom)
  }
  for (const atom of marked) atom.modality = sum(atom.marks)
  // Backwards first: "German, French and English are a plus".
  for (let at = marked.length - 2; at >= 0; at--) {
    const [one, next] = [marked[at] as Atom, marked[at + 1] as Atom]
    if (one.modality !== null || next.modality === null || next.isStrong || next.holds === 'on' || next.isBracket) continue
    // In "fluent English, knowledge of German is a plus" the wish has a clause of its own.
    const isOwn = !next.isPlural && next.before > BARE_LETTERS
    const isLonger = next.isAfterComma || isOwn
    if (isLonger && !next.isListed && !next.isAlternative && !next.isExample) continue
    one.modality = next.modality
    one.holds = 'back'
    // Examples belong to what stands before them, a long alternative to the one before it, and no further.
    one.isListed = next.isExample ? one.isExample : next.isListed || !isLonger
  }
  for (let at = 1; at < marked.length; at++) {
    const [one, before] = [marked[at] as Atom, marked[at - 1] as Atom]
    if (one.modality !== null || before.modality === null || one.isStrong) continue
    if (before.holds === 'on' || one.isBracket) one.modality = before.modality
  }
  return marked
}

function merged(marked: readonly Atom[]): Clause[] {
  const clauses: Clause[] = []
  for (const { from, to, modality, isStrong } of marked) {
    const last = clauses.at(-1)
    if (last && !isStrong && last.modality === modality) last.to = to
    else clauses.push({ from, to, modality })
  }
  return clauses
}
