import { FIRST_HASH, foldedCode, nextHash, readSpans, Spans } from './spans.ts'

/** Phrases of words, found in a text by walking from word to word. Filled once, then read by many. */
export class PhraseTable {
  private readonly spans = new Spans()
  private readonly wordIds = new Map<string, number>()
  private words: string[] = ['']
  private readonly children: Map<number, number>[] = [new Map()]
  private slotHashes = new Int32Array(0)
  private slotWords = new Int32Array(0)
  private slotMask = 0
  private edgeKeys = new Float64Array(0)
  private edgeNodes = new Int32Array(0)
  private edgeMask = 0
  private roots = new Int32Array(0)
  private branches = new Uint8Array(0)

  /** The place of a phrase in the table; 0 for a text without words. */
  add(phrase: string): number {
    readSpans(phrase, this.spans)
    let node = 0
    for (let index = 0; index < this.spans.words; index++) {
      const word = foldWord(phrase, this.spans.starts[index] as number, this.spans.ends[index] as number)
      const id = this.wordIds.get(word) ?? this.words.push(word) - 1
      this.wordIds.set(word, id)
      const known = this.children[node]?.get(id)
      if (known === undefined) {
        const made = this.children.push(new Map()) - 1
        this.children[node]?.set(id, made)
        node = made
      } else node = known
    }
    return node
  }

  get nodes() {
    return this.children.length
  }

  /** From maps to flat arrays: a scan allocates nothing. */
  seal() {
    const slots = powerAbove(this.words.length * 4)
    this.slotMask = slots - 1
    this.slotHashes = new Int32Array(slots)
    this.slotWords = new Int32Array(slots)
    for (const [word, id] of this.wordIds) {
      const hash = hashWord(word)
      let slot = spread(hash) & this.slotMask
      while (this.slotWords[slot] !== 0) slot = (slot + 1) & this.slotMask
      this.slotHashes[slot] = hash
      this.slotWords[slot] = id
    }
    const edges = powerAbove(this.children.length * 4)
    this.edgeMask = edges - 1
    this.edgeKeys = new Float64Array(edges)
    this.edgeNodes = new Int32Array(edges)
    this.roots = new Int32Array(this.words.length)
    this.branches = new Uint8Array(this.children.length)
    this.children.forEach((next, node) => {
      if (next.size > 0) this.branches[node] = 1
      for (const [word, child] of next) {
        if (node === 0) this.roots[word] = child
        let slot = spread(edgeHash(node, word)) & this.edgeMask
        while (this.edgeNodes[slot] !== 0) slot = (slot + 1) & this.edgeMask
        this.edgeKeys[slot] = node * 65_536 + word
        this.edgeNodes[slot] = child
      }
    })
  }

  /** The id of a word of the text, or of its singular; 0 when no phrase has it. */
  wordAt(text: string, spans: Spans, index: number): number {
    const start = spans.starts[index] as number
    const end = spans.ends[index] as number
    const hash = spans.hashes[index] as number
    const id = this.find(hash, text, start, end)
    if (id !== 0) return id
    const singular = spans.singulars[index] as number
    return singular === hash ? 0 : this.find(singular, text, start, end - 1)
  }

  rootOf = (word: number) => this.roots[word] as number
  hasMore = (node: number) => this.branches[node] === 1

  next(node: number, word: number): number {
    const key = node * 65_536 + word
    let slot = spread(edgeHash(node, word)) & this.edgeMask
    for (;;) {
      const child = this.edgeNodes[slot] as number
      if (child === 0 || this.edgeKeys[slot] === key) return child
      slot = (slot + 1) & this.edgeMask
    }
  }

  private find(hash: number, text: string, start: number, end: number): number {
    let slot = spread(hash) & this.slotMask
    for (;;) {
      const id = this.slotWords[slot] as number
      if (id === 0 || (this.slotHashes[slot] === hash && this.isWord(id, text, start, end))) return id
      slot = (slot + 1) & this.slotMask
    }
  }

  private isWord(id: number, text: string, start: number, end: number): boolean {
    const word = this.words[id] as string
    if (word.length !== end - start) return false
    for (let index = 0; index < word.length; index++)
      if (fold(text.charCodeAt(start + index)) !== word.charCodeAt(index)) return false
    return true
  }
}

/** + and # are part of a word that they close. */
const fold = (code: number) => {
  const folded = foldedCode(code)
  return folded > 8 ? folded : code
}
const spread = (hash: number) => hash ^ (hash >>> 15)
const edgeHash = (node: number, word: number) => Math.imul(node, 0x9e3779b1 | 0) ^ Math.imul(word, 0x85ebca6b | 0)

function foldWord(text: string, start: number, end: number): string {
  let word = ''
  for (let at = start; at < end; at++) word += String.fromCharCode(fold(text.charCodeAt(at)))
  return word
}

function hashWord(word: string): number {
  let hash = FIRST_HASH
  for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at))
  return hash
}

function powerAbove(least: number): number {
  let size = 16
  while (size < least) size *= 2
  return size
}
