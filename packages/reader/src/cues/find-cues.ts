/** Finds every cue in one pass over the words. */
import { tokenise } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { CueRow, Hit } from './cue.ts'
import { CUES_EVERYWHERE } from './rows.ts'

/** `any` is where any one word leads. */
type Node = { next: Map<string, Node>; any: Node | null; rows: CueRow[] }

/** In a cue, this stands for any one word. */
const ANY = '*'

/** All hits in order of their start, of the cues that stand everywhere and of `own`. Work is bounded by words times the longest cue. */
export function findCues(tokens: readonly Token[], own: readonly CueRow[]): Hit[] {
  const roots = [EVERYWHERE, compiled(own)]
  const hits: Hit[] = []
  tokens.forEach(({ skeleton, start }, at) => {
    const front = step(roots, skeleton)
    // Most words begin no cue.
    if (front.length === 0) return
    for (const { node, last } of walk(front, tokens, at)) {
      const end = tokens[last]?.end ?? start
      for (const row of node.rows) hits.push({ row, start, end })
    }
  })
  return hits
}

const EVERYWHERE = compile(CUES_EVERYWHERE)
/** Rows never change, so what is made from them stands: a memory, not a state. */
const COMPILED = new WeakMap<readonly CueRow[], Node>()

function compiled(rows: readonly CueRow[]): Node {
  const root = COMPILED.get(rows) ?? compile(rows)
  COMPILED.set(rows, root)
  return root
}

function compile(rows: readonly CueRow[]): Node {
  const root = emptyNode()
  for (const row of rows) for (const cue of row.cues.split('|')) insert(root, cue.trim(), row)
  return root
}

function insert(root: Node, cue: string, row: CueRow): void {
  let node = root
  for (const word of cueWords(cue)) {
    node = word === ANY ? (node.any ??= emptyNode()) : childOf(node, word)
  }
  if (!node.rows.includes(row)) node.rows.push(row)
}

function emptyNode(): Node {
  return { next: new Map(), any: null, rows: [] }
}

function childOf({ next }: Node, word: string): Node {
  const child = next.get(word) ?? emptyNode()
  next.set(word, child)
  return child
}

function cueWords(cue: string): string[] {
  return cue
    .split(/\s+/)
    .flatMap((part) => (part === ANY ? [ANY] : tokenise(part).map((token) => token.skeleton)))
}

type Found = { node: Node; last: number }

function walk(begun: readonly Node[], tokens: readonly Token[], at: number): Found[] {
  const found: Found[] = []
  let front = begun
  for (let last = at; front.length > 0; last += 1) {
    for (const node of front) if (node.rows.length > 0) found.push({ node, last })
    const next = tokens[last + 1]
    if (!next) break
    front = step(front, next.skeleton)
  }
  return found
}

/** Where the word leads from each node. */
function step(nodes: readonly Node[], word: string): readonly Node[] {
  let front: Node[] | undefined
  for (const { next, any } of nodes) {
    const exact = next.size === 0 ? undefined : next.get(word)
    if (exact) (front ??= []).push(exact)
    if (any) (front ??= []).push(any)
  }
  return front ?? NOWHERE
}

/** Shared by all the words that lead nowhere. */
const NOWHERE: readonly Node[] = []
