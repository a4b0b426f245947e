import { isWordAt, kindOf, PhraseFilter, type Spans, splitWords, stemOf } from '#spans'

/** A trie of phrases by words. Filled once, then sealed into flat arrays. */
export class PhraseTable {
  readonly filter = new PhraseFilter()
  private readonly wordIds = new Map<string, number>()
  private words: string[] = ['']
  private readonly children: Map<number, number>[] = [new Map()]
  private slotStems = new Int32Array(0)
  private slotWords = new Int32Array(0)
  private slotMask = 0
  /** The words one after the other, and where each starts: comparing with strings takes longer. */
  private letters = new Uint16Array(0)
  private letterStarts = new Int32Array(0)
  private edgeKeys = new Int32Array(0)
  private edgeNodes = new Int32Array(0)
  private edgeMask = 0
  private roots = new Int32Array(0)
  private branches = new Uint8Array(0)
  private readonly ends = new Set<number>()

  /** Returns the node of the phrase; 0 for a text without words. */
  add(phrase: string): number {
    let node = 0
    for (const word of splitWords(phrase)) {
      const id = this.wordIds.get(word) ?? this.words.push(word) - 1
      this.wordIds.set(word, id)
      const known = this.children[node]?.get(id)
      if (known === undefined) {
        const made = this.children.push(new Map()) - 1
        this.children[node]?.set(id, made)
        node = made
      } else node = known
    }
    this.ends.add(node)
    return node
  }

  get nodes() {
    return this.children.length
  }

  /** Turns maps into flat arrays, so that a scan allocates nothing. */
  seal() {
    if (this.words.length > 1 << WORD_BITS || this.nodes > 1 << (31 - WORD_BITS)) throw new Error('The phrase table is full')
    const slots = powerAbove(this.words.length * 2)
    this.slotMask = slots - 1
    this.slotStems = new Int32Array(slots)
    this.slotWords = new Int32Array(slots)
    for (const [word, id] of this.wordIds) {
      const stem = stemOf(word)
      let slot = spread(stem) & this.slotMask
      while (this.slotWords[slot] !== 0) slot = (slot + 1) & this.slotMask
      this.slotStems[slot] = stem
      this.slotWords[slot] = id
    }
    this.letters = Uint16Array.from(Array.from(this.words.join(''), (letter) => kindOf(letter.charCodeAt(0))))
    this.letterStarts = new Int32Array(this.words.length + 1)
    this.words.forEach((word, id) => {
      this.letterStarts[id + 1] = (this.letterStarts[id] as number) + word.length
    })
    const edges = powerAbove(this.children.length * 2)
    this.edgeMask = edges - 1
    this.edgeKeys = new Int32Array(edges)
    this.edgeNodes = new Int32Array(edges)
    this.roots = new Int32Array(this.words.length)
    this.branches = new Uint8Array(this.children.length)
    this.children.forEach((next, node) => {
      if (next.size > 0) this.branches[node] = 1
      for (const [word, child] of next) {
        if (node === 0) {
          this.roots[word] = child
          if (this.ends.has(child)) this.filter.add(this.words[word] as string)
          for (const second of this.children[child]?.keys() ?? [])
            this.filter.add(this.words[word] as string, this.words[second] as string)
        }
        let slot = spread(edgeHash(node, word)) & this.edgeMask
        while (this.edgeNodes[slot] !== 0) slot = (slot + 1) & this.edgeMask
        this.edgeKeys[slot] = edgeKey(node, word)
        this.edgeNodes[slot] = child
      }
    })
  }

  /** The node of the phrases that start with this word; 0 for none. `spans` are those of the text that was read last. */
  rootAt(spans: Spans, index: number): number {
    return this.roots[this.wordAt(spans, index)] as number
  }

  hasMore(node: number): boolean {
    return this.branches[node] === 1
  }

  /** The id of a word of the text that was read last, or of its singular; 0 when no phrase has it. */
  wordAt(spans: Spans, index: number): number {
    const { letters, letterStarts } = this
    const stem = spans.stems[index] as number
    const start = spans.starts[index] as number
    const length = (spans.ends[index] as number) - start
    let slot = spread(stem) & this.slotMask
    let singular = 0
    for (;;) {
      const id = this.slotWords[slot] as number
      if (id === 0) return singular
      if (this.slotStems[slot] === stem) {
        const from = letterStarts[id] as number
        const own = (letterStarts[id + 1] as number) - from
        if ((own === length || own === length - 1) && isWordAt(letters, from, own, start)) {
          if (own === length) return id
          singular = id
        }
      }
      slot = (slot + 1) & this.slotMask
    }
  }

  next(node: number, word: number): number {
    const key = edgeKey(node, word)
    let slot = spread(edgeHash(node, word)) & this.edgeMask
    for (;;) {
      const child = this.edgeNodes[slot] as number
      if (child === 0 || this.edgeKeys[slot] === key) return child
      slot = (slot + 1) & this.edgeMask
    }
  }
}

const spread = (hash: number) => hash ^ (hash >>> 15)
/** 2^17 nodes and 2^14 words fit. */
const WORD_BITS = 14
const edgeKey = (node: number, word: number) => (node << WORD_BITS) | word
const edgeHash = (node: number, word: number) => Math.imul(node, 0x9e3779b1 | 0) ^ Math.imul(word, 0x85ebca6b | 0)

function powerAbove(least: number): number {
  let size = 16
  while (size < least) size *= 2
  return size
}
