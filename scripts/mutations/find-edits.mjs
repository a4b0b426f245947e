/**
 * @typedef {{ start: number, end: number, kind: Kind, before: string, after: string, spot: Spot | undefined }} Edit
 * @typedef {{ start: number, end: number, isStatement: boolean, isInFunction: boolean }} Spot
 * @typedef {'comparison' | 'condition' | 'number' | 'write'} Kind
 * @typedef {Record<string, any> & { type: string, start: number, end: number }} Node
 */

const FLIPPED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
/** Their values are what the program works with; every other TypeScript node is a type. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'])
const WRITES =
  /^(?:insert|update|save|delete|remove|set|mark|add|put|send|store|write|replace|forget|notify|audit|append|push|record|keep|lock|clear|erase|take)/

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** @param {Node} call The name behind the last point: `db.delete(rows).where(own)` is a `where`, so the whole chain is looked at. */
function namesOf({ callee }) {
  const names = []
  for (let at = callee; at; at = at.object ?? at.callee) names.push(at.property?.name ?? at.name ?? '')
  return names
}

/**
 * Every place where one small change makes the program do something else: the text is replaced from `start` to `end`. Types, log
 * messages and comments are left out. `spot` is the expression around it, which can be wrapped to see who gets there; a property's
 * name cannot.
 * @param {string} text
 * @param {unknown} tree
 * @returns {Edit[]}
 */
export function findEdits(text, tree) {
  /** @type {Edit[]} */
  const found = []
  let [functions, statement] = [0, -1]

  /** @param {Node} node @param {boolean} isName */
  function look(node, isName) {
    const around = node.type === 'IfStatement' ? node.test : node.type === 'ExpressionStatement' ? node.expression : node
    const [isStatement, isInFunction] = [around.start === statement, functions > 0]
    const spot = isName ? undefined : { start: around.start, end: around.end, isStatement, isInFunction }
    /** @param {Kind} kind @param {number} start @param {number} end @param {string} after */
    const add = (kind, start, end, after) => found.push({ kind, start, end, before: text.slice(start, end), after, spot })
    if (node.type === 'BinaryExpression' && node.operator in FLIPPED) {
      const start = text.indexOf(node.operator, node.left.end)
      add('comparison', start, start + node.operator.length, FLIPPED[/** @type {keyof typeof FLIPPED} */ (node.operator)])
    }
    if (node.type === 'LogicalExpression' && node.operator !== '??')
      for (const kept of [node.left, node.right]) add('condition', node.start, node.end, text.slice(kept.start, kept.end))
    if (node.type === 'IfStatement' && !node.alternate) add('condition', node.test.start, node.test.end, 'false')
    if (node.type === 'Literal' && typeof node.value === 'number')
      add('number', node.start, node.end, String(Number.isInteger(node.value) ? node.value + 1 : node.value * 2))
    if (node.type === 'ExpressionStatement') {
      const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression
      if (call.type === 'CallExpression' && namesOf(call).some((name) => WRITES.test(name)))
        add('write', node.start, node.end, ';')
    }
  }

  /** @param {unknown} value @param {boolean} [isName] */
  function visit(value, isName = false) {
    if (Array.isArray(value)) {
      for (const one of value) visit(one)
      return
    }
    if (!isNode(value)) return
    if (value.type.startsWith('TS') && !WRAPPERS.has(value.type)) return
    if (/^(?:Import|ExportAll)/.test(value.type)) return
    if (value.type === 'CallExpression' && namesOf(value).at(-1) === 'log') return
    if (value.type === 'ExpressionStatement') statement = value.start
    look(value, isName)
    const isFunction = /Function/.test(value.type)
    if (isFunction) functions++
    for (const [key, child] of Object.entries(value))
      if (key !== 'typeAnnotation' && key !== 'typeArguments') visit(child, key === 'key' && !value.computed)
    if (isFunction) functions--
  }
  visit(tree)
  return found
}
