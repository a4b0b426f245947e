import { NOUN_VERBS, SURE_VERBS } from '#tables/action-verbs'
import { SYNONYM_GROUPS } from '#tables/synonyms'

/** Irregular forms, and words that the endings below would confuse with others. */
const IRREGULAR = new Map(
  `led:lead leading:lead ran:run running:run taught:teach wrote:write written:write built:build drove:drive driven:drive kept:keep made:make held:hold
oversaw:oversee overseen:oversee brought:bring grew:grow grown:grow rose:rise risen:rise fell:fall sold:sell bought:buy won:win ground:grind found:find met:meet
began:begin begun:begin did:do done:do went:go gone:go took:take taken:take gave:give given:give knew:know known:know spoke:speak spoken:speak
cut:cut cutting:cut set:set setting:set read:read reading:read put:put dealt:deal spent:spend left:leave sent:send paid:pay chose:choose chosen:choose
drew:draw drawn:draw seen:see saw:see gave:give showed:show shown:show flew:fly understood:understand learnt:learn men:man women:woman children:child staff:staff
building:building meeting:meeting training:train planning:plan nursing:nurse
management:management manager:manager leader:leader leadership:leadership supervisor:supervisor director:director
business:business address:address process:process access:access analysis:analysis
menus:menu maths:maths mathematics:mathematics physics:physics economics:economics sales:sale news:news series:series
founded:establish founding:founding founder:founder expert:expert experts:expert experience:experience experienced:experience
species:species lens:lens gas:gas bus:bus as:as is:is was:was has:has his:his this:this its:its us:us plus:plus vs:vs`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const VOWEL = /[aeiouy]/
/** Every caller passes words of at most this length. */
const LONGEST = 40

/** The common form of a word's endings: plural, past, -ing, British and American spelling. */
export function stem(word: string): string {
  const known = IRREGULAR.get(word)
  if (known !== undefined) return finish(known)
  if (word.length > LONGEST) return word
  let base = word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word.endsWith("'") ? word.slice(0, -1) : word
  const again = IRREGULAR.get(base)
  if (again !== undefined) return finish(again)
  if (base.length <= 3) return base
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`
  else if (base.endsWith('sses') || base.endsWith('ches') || base.endsWith('shes') || base.endsWith('xes'))
    base = base.slice(0, -2)
  else if (base.endsWith('s') && !base.endsWith('ss') && !base.endsWith('us') && !base.endsWith('is')) base = base.slice(0, -1)
  if (base.endsWith('ied') && base.length > 4) base = `${base.slice(0, -3)}y`
  else if (base.endsWith('ed') && !base.endsWith('eed') && base.length > 3 && VOWEL.test(base.slice(0, -2)))
    base = undouble(base.slice(0, -2))
  else if (base.endsWith('ing') && base.length > 5 && VOWEL.test(base.slice(0, -3))) base = undouble(base.slice(0, -3))
  return finish(IRREGULAR.get(base) ?? base)
}

const finish = (base: string) => americanize(base.endsWith('e') && base.length > 3 ? base.slice(0, -1) : base)

const undouble = (base: string) =>
  base.length > 3 && base.at(-1) === base.at(-2) && !'lsz'.includes(base.at(-1) ?? '') ? base.slice(0, -1) : base

const americanize = (base: string) =>
  base
    .replace(/is(?=$|ation)/, (found, at: number) => (at > 3 ? 'iz' : found))
    .replace('our', 'or')
    .replace(/ll$/, 'l')

/** A word and its synonyms have a key in common. */
const GROUPS = new Map<string, string[]>()
for (const [index, words] of SYNONYM_GROUPS.entries())
  for (const base of new Set(words.map(stem))) GROUPS.set(base, [...(GROUPS.get(base) ?? []), `=${index}`])
/** A achievement and its name: "implement" and "implementation", "assess" and "assessment". */
for (const verb of [...SURE_VERBS, ...NOUN_VERBS]) {
  const short = verb.endsWith('e') ? verb.slice(0, -1) : verb
  for (const form of new Set(
    [verb, `${verb}ment`, `${short}ion`, `${short}ation`, `${short}al`, `${short}able`, `${short}ible`].map(stem),
  ))
    GROUPS.set(form, [...(GROUPS.get(form) ?? []), `~${verb}`])
}
const NO_GROUPS: readonly string[] = []
export const groupsOf = (base: string) => GROUPS.get(base) ?? NO_GROUPS
