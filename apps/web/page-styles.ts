const SPLIT_NAMES = /\s+/
const SPLIT_CODE = /[\s"'`]+/
const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g
const ESCAPED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g
/** At-rules that hold further rules; the others (fonts, keyframes, properties) are kept as they are. */
const GROUP = /^\s*@(?:media|supports|layer|container)\b/
/** Of what stands in these, one of several may match, or nothing. */
const CHOICE = /^:(?:is|where|has|not)\(/
const NAME = /[\w-]|[^\0-\x7f]/

type Rule = { prelude: string; body: string | undefined }

/**
 * The part of the stylesheet that a page can use, for its <style>: the page is then painted as soon as its HTML has come. A rule goes when
 * it needs a class that neither the HTML nor a script of the page contains.
 */
export function stylesFor(css: string, page: { html: string; scripts: readonly string[] }): string {
  const classes = classesIn(page)
  const isUsable = (selector: string) => classesNeeded(selector).every((name) => classes.has(name))
  const keep = (text: string): string =>
    rulesOf(text)
      .map(({ prelude, body }) => {
        if (body === undefined) return `${prelude};`
        const kept = GROUP.test(prelude) ? keep(body) : body
        const isKept = prelude.trimStart().startsWith('@') ? kept !== '' : splitAtCommas(prelude).some(isUsable)
        return isKept ? `${prelude}{${kept}}` : ''
      })
      .join('')
  return keep(css.replace(COMMENT, '').trim())
}

/** The fonts that are loaded from us, apart from everything else. */
export function takeFonts(css: string): { styles: string; fonts: string } {
  const rules = rulesOf(css).map(({ prelude, body }) => ({
    prelude,
    text: body === undefined ? `${prelude};` : `${prelude}{${body}}`,
  }))
  const isFont = ({ prelude, text }: (typeof rules)[number]) => prelude.trim() === '@font-face' && text.includes('url(')
  const join = (some: typeof rules) => some.map(({ text }) => text).join('')
  return { styles: join(rules.filter((rule) => !isFont(rule))), fonts: join(rules.filter(isFont)) }
}

function classesIn({ html, scripts }: { html: string; scripts: readonly string[] }): Set<string> {
  const decode = (text: string) => text.replace(/&[a-z#0-9]+;/g, (entity) => ESCAPED[entity] ?? entity)
  const inHtml = [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => decode(names).split(SPLIT_NAMES))
  return new Set([...inHtml, ...scripts.flatMap((code) => code.split(SPLIT_CODE))])
}

/** The classes without which nothing matches a selector. */
export function classesNeeded(selector: string): string[] {
  const names: string[] = []
  for (let place = 0; place < selector.length; place++) {
    const char = selector[place]
    if (char === '\\') place++
    else if (char === '[') place = endOf(selector, place)
    else if (char === ':' && CHOICE.test(selector.slice(place, place + 8))) {
      const open = selector.indexOf('(', place)
      const end = endOf(selector, open)
      const inside = selector.slice(open + 1, end)
      const isSure = !selector.startsWith(':not', place) && splitAtCommas(inside).length === 1
      if (isSure) names.push(...classesNeeded(inside))
      place = end
    } else if (char === '.') {
      const { name, end } = readName(selector, place + 1)
      names.push(name)
      place = end - 1
    }
  }
  return names
}

function readName(text: string, from: number): { name: string; end: number } {
  let name = ''
  let end = from
  while (end < text.length) {
    const char = text.charAt(end)
    const [, code] = /^\\([0-9a-f]{1,6}) ?/i.exec(text.slice(end, end + 8)) ?? []
    if (code) {
      name += String.fromCodePoint(Number.parseInt(code, 16))
      end += 1 + code.length + (text[end + 1 + code.length] === ' ' ? 1 : 0)
    } else if (char === '\\') {
      name += text.charAt(end + 1)
      end += 2
    } else if (NAME.test(char)) {
      name += char
      end++
    } else break
  }
  return { name, end }
}

/** Calls for every character that is neither escaped nor inside of a string. */
function walk(text: string, from: number, visit: (char: string, place: number) => boolean | undefined) {
  let quote = ''
  for (let place = from; place < text.length; place++) {
    const char = text.charAt(place)
    if (char === '\\') place++
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (visit(char, place)) return
  }
}

/** Where the bracket that opens here is closed. */
function endOf(text: string, open: number): number {
  let depth = 0
  let end = text.length
  walk(text, open, (char, place) => {
    if ('([{'.includes(char)) depth++
    else if (')]}'.includes(char)) depth--
    if (depth > 0) return false
    end = place
    return true
  })
  return end
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  walk(text, 0, (char, place) => {
    if ('(['.includes(char)) depth++
    else if (')]'.includes(char)) depth--
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, place))
      start = place + 1
    }
    return false
  })
  return [...parts, text.slice(start)]
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let open = 0
  let depth = 0
  walk(css, 0, (char, place) => {
    if (char === '{' && depth++ === 0) open = place
    else if (char === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(start, open), body: css.slice(open + 1, place) })
      start = place + 1
    } else if (char === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, place), body: undefined })
      start = place + 1
    }
    return false
  })
  return rules
}
