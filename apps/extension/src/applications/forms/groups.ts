import type { Control } from './field.ts'
import { ancestorsOf, askedOnce, attr, nameOf, type Page } from './page.ts'

type Choice = {
  control: Control
  form: string
  named: string
  counted: string
  group: Element | undefined
  around: readonly Element[]
}

/** Radios and boxes of one question become one field. */
export function groupChoices(page: Page, controls: readonly Control[]): Control[] {
  const kinds = kindsInGroups(page, controls)
  const apart = new Map<Element, boolean>()
  const choices = controls.filter(isChoice).map((control) => placeOf(page, control))
  const named = Map.groupBy(choices, (choice) => choice.named)
  const counted = Map.groupBy(choices, (choice) => choice.counted)
  const grouped = Map.groupBy(choices, (choice) => choice.group)
  const keys = new Map(choices.map((choice) => [choice.control, keyOf(choice)]))
  return [...Map.groupBy(controls, (control) => keys.get(control) ?? control).values()].flatMap(together)

  /** Those of one name in one form, or of names that count up; else those of the nearest group that holds nothing else. */
  function keyOf({ control: { kind, element }, group, around, ...own }: Choice): string | null {
    const isRadio = kind === 'radio-group'
    // Two questions of a form may have an option of the same name: 'Other'.
    if (!isRadio && group && isSeveral(grouped.get(group)) && isPure(group, kind) && isOneEach(group))
      return `${page.orderOf(group)} ${kind}`
    if (attr(element, 'name') && (isRadio || isSeveral(named.get(own.named)))) return own.named
    if (!isRadio && own.counted && isSeveral(counted.get(own.counted))) return own.counted
    if (!group) return isRadio ? `${page.orderOf(around[1] ?? element)} ${kind}` : null
    return isPure(group, kind) || isRadio ? `${page.orderOf(group)} ${kind}` : null
  }

  /** Each has a name of its own. */
  function isOneEach(group: Element): boolean {
    const members = grouped.get(group) ?? []
    const isOne = apart.get(group) ?? new Set(members.map(({ named }) => named)).size === members.length
    apart.set(group, isOne)
    return isOne
  }

  function isPure(group: Element, kind: string): boolean {
    return [...(kinds.get(group) ?? [])].every((one) => one === kind || one === 'text')
  }
}

const isChoice = ({ kind }: Control) => kind === 'radio-group' || kind === 'checkbox'
const isSeveral = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 1

function together(members: Control[]): Control[] {
  const [first] = members
  if (!first || !isChoice(first) || (first.kind === 'checkbox' && members.length === 1)) return members
  const kind = first.kind === 'checkbox' ? 'checkbox-group' : 'radio-group'
  return [{ ...first, kind, choices: members.map(({ element }) => element) }]
}

function placeOf(page: Page, control: Control): Choice {
  const { kind, element } = control
  const around = ancestorsOf(page, element)
  const form = String(page.orderOf(page.formOf(element) ?? element.ownerDocument.documentElement))
  const name = attr(element, 'name')
  const stem = stemOf(name)
  return {
    control,
    form,
    named: `${form} ${kind} ${name}`,
    counted: stem === name ? '' : `${page.orderOf(around[2] ?? element)} ${kind} ${stem}`,
    group: around.slice(0, 8).find((one) => isGroup(page, one)),
    around,
  }
}

/** 'question_1[0]' and 'question_1[1]' are options of one question. */
const stemOf = (name: string) => name.slice(0, 200).replace(/[[_-]?\d{1,3}\]?$/, '')

const isGroup = askedOnce(
  (_, element) => nameOf(element) === 'fieldset' || ['group', 'radiogroup', 'list'].includes(attr(element, 'role')),
)

const groupsAround = (page: Page, element: Element): readonly Element[] => {
  const parent = page.parentOf(element)
  return parent ? groupsFrom(page, parent) : []
}
/** Options of a group share what is around them. */
const groupsFrom = askedOnce((page, parent) => [parent, ...ancestorsOf(page, parent)].filter((one) => isGroup(page, one)))

function kindsInGroups(page: Page, controls: readonly Control[]): Map<Element, Set<string>> {
  const kinds = new Map<Element, Set<string>>()
  for (const { kind, element } of controls)
    for (const one of groupsAround(page, element)) kinds.set(one, (kinds.get(one) ?? new Set()).add(kind))
  return kinds
}
