import { foldWords } from '@jobapply/language/fold'
import type { CardShape, PageJob } from './board.ts'
import { firstText, piecesOf, textAt, wholeText } from './page-text.ts'

const MAX_HOOKS = 4_000
const MAX_CARD_PIECES = 120
const MAX_CARDS_OF_JOB = 4
/** An element with hooks of several jobs. */
const SEVERAL = Symbol('several')

/** A job of the list: what its marked texts say, and what the order of its texts suggests. */
export type Card = { shown: PageJob; guessed: PageJob; link: string | undefined }

export type Cards = { cards: Card[] /** Listed, but without text so far. */; unrendered: string[] }

export function readCards(page: Document, shape: CardShape): Cards {
  const { hooks, isSure } = findHooks(page, shape)
  const owners = ownersOf(hooks)
  const byId = Map.groupBy(hooks, ({ id }) => id)
  const cards: Card[] = []
  const unrendered: string[] = []
  for (const [id, own] of byId) {
    // A job may be shown twice (for wide and narrow screens, in the list and beside it): the first card with a title is read.
    const around = [...new Set(own.map(({ element }) => cardAround(element, id, owners)))].slice(0, MAX_CARDS_OF_JOB)
    const read = around.map((card) => readCard(id, card, shape))
    const card = read.find(({ shown, guessed }) => shown.title ?? guessed.title)
    if (isSure && !card) unrendered.push(id)
    if (card && (isSure || isWhole(card))) cards.push(card)
  }
  return { cards, unrendered }
}

/** A link may also stand in a text or beside the list: without employer and place it is no entry. */
const isWhole = ({ shown, guessed }: Card) => (shown.company ?? guessed.company) && (shown.location ?? guessed.location)

type Hook = { element: Element; id: string }

/** `isSure`: the elements are marked as entries of the list. */
function findHooks(page: Document, { hooks, idOf }: CardShape): { hooks: Hook[]; isSure: boolean } {
  for (const [place, selector] of hooks.entries()) {
    const found = [...page.querySelectorAll(selector)].slice(0, MAX_HOOKS).flatMap((element) => {
      const id = element.closest('noscript') ? undefined : idOf(element)
      return id ? [{ element, id }] : []
    })
    if (found.length > 0) return { hooks: found, isSure: place === 0 }
  }
  return { hooks: [], isSure: false }
}

/** Whose hooks each element around a hook holds. Above an element with several jobs, all have several. */
function ownersOf(hooks: readonly Hook[]): Map<Element, string | typeof SEVERAL> {
  const owners = new Map<Element, string | typeof SEVERAL>()
  for (const { element, id } of hooks)
    for (let around: Element | null = element; around; around = around.parentElement) {
      const owner = owners.get(around)
      if (owner === id || owner === SEVERAL) break
      owners.set(around, owner === undefined ? id : SEVERAL)
    }
  return owners
}

const ENTRY = new Set(['li', 'article', 'tr'])
const ENTRY_ROLE = new Set(['listitem', 'article', 'row'])
const isEntry = (element: Element) =>
  ENTRY.has(element.nodeName.toLowerCase()) || ENTRY_ROLE.has(element.getAttribute('role') ?? '')
const PAGE_PARTS = new Set(['body', 'html', 'main', 'form'])
const MAX_LEVELS = 12

/** The entry of the list around a hook: the outermost one without another job in it; else the outermost plain element. */
function cardAround(hook: Element, id: string, owners: ReadonlyMap<Element, string | typeof SEVERAL>): Element {
  let [entry, outermost]: [Element | undefined, Element] = [undefined, hook]
  let level = 0
  for (let around: Element | null = hook; around && owners.get(around) === id; around = around.parentElement) {
    if (PAGE_PARTS.has(around.nodeName.toLowerCase())) break
    if (isEntry(around)) entry = around
    if (level++ < MAX_LEVELS) outermost = around
  }
  return entry ?? outermost
}

function readCard(id: string, card: Element, shape: CardShape): Card {
  const at = (selectors: readonly string[], read?: (element: Element) => string) => textAt(card, selectors, read)
  const shown: PageJob = {
    id,
    title: at(shape.title),
    company: at(shape.company, firstText),
    location: at(shape.location),
    posted: card.querySelector('time[datetime]')?.getAttribute('datetime') || at(shape.posted),
    salary: at(shape.salary),
    description: at(shape.description),
  }
  return { shown, guessed: guessTexts(id, card, shown.title, shape), link: linkOf(card, id) }
}

/** The address that names the job best: a long one holds its title and employer. */
function linkOf(card: Element, id: string): string | undefined {
  const links = [card, ...card.querySelectorAll('a[href]')].flatMap((element) => element.getAttribute('href') ?? [])
  const own = links.slice(0, 40).filter((link) => link.includes(id))
  return own.find((link) => !/\/(?:partner|rc|pagead)\//.test(link)) ?? own[0]
}

/** Marks beside the texts of a job: ratings, badges, buttons. */
const BADGE =
  /^(?:new|neu|nouveau|nuevo|nuovo|novo|nieuw|nowe|promoted|sponsored|featured|viewed|applied|saved?|easy apply|easily apply|quick apply|1-click apply|apply now|apply|hiring multiple candidates|urgently hiring|actively (?:hiring|recruiting)|be an early applicant|responsive employer|\d(?:[.,]\d)?(?: ?★)?)$/i
const isText = (piece: string) => /\p{L}/u.test(piece) && !BADGE.test(piece)
/** Neither an employer nor a place: when it was posted, how fast somebody replies, pay, sentences. */
const TIME_OR_PAY =
  /(?:^|\s)(?:ago|today|yesterday|\d{1,3}\+? ?(?:d|h|w|days?|hours?|weeks?|months?|minutes?))(?:$|[\s.,)])|[$€£₹]\s?\d/i
const isName = (piece: string) => piece.length <= MAX_NAME && !TIME_OR_PAY.test(piece)
const MAX_NAME = 120

/** Title, employer and place by the order in which every board shows them. */
function guessTexts(id: string, card: Element, knownTitle: string | undefined, { first }: CardShape): PageJob {
  const pieces = piecesOf(card, MAX_CARD_PIECES).filter(isText)
  const title = knownTitle ?? guessTitle(card, pieces)
  const at = title === undefined ? -1 : pieces.findIndex((piece) => foldWords(piece) === foldWords(title))
  if (title === undefined || at < 0) return { id, title }
  const repeated = repetitionsOf(card, title)
  const after = pieces.slice(at + 1).filter((piece) => isName(piece) && !repeated.has(piece))
  const [company, location] = first === 'title' ? after : [pieces.slice(0, at).findLast(isName), after[0]]
  return { id, title, company, location }
}

/** The title again, alone or with a remark in the same link: 'Nurse with verification'. */
function repetitionsOf(card: Element, title: string): Set<string> {
  const links = [...card.querySelectorAll('a, button')].slice(0, 40).map((link) => piecesOf(link, 4))
  const own = links.filter((pieces) => pieces.length < 4 && pieces.some((piece) => foldWords(piece) === foldWords(title)))
  return new Set([title, ...own.flat()])
}

function guessTitle(card: Element, pieces: readonly string[]): string | undefined {
  const marked = textAt(card, ['h1, h2, h3, h4, [role="heading"]', 'a strong'])
  if (marked) return marked
  // A link that is named like its own text leads to the job; 'Easy Apply' and logos are named otherwise.
  const links = [...card.querySelectorAll('a[href]')].slice(0, 40)
  const named = links
    .map(wholeText)
    .find((text, place) => text !== '' && text === links[place]?.getAttribute('aria-label')?.trim())
  const [one, two] = pieces
  // Screen readers get the title with a remark before it: 'Selected, Nurse (Verified job)', 'Nurse'.
  return named ?? links.map(wholeText).find(isText) ?? (one && two && one.includes(two) ? two : one)
}
