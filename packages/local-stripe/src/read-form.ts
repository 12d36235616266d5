import type { Thing, Value } from './state.ts'

/** `a[b][0]=c` as `{ a: { b: ['c'] } }`. Values stay text, but for what is a number or a flag to Stripe. */
export function readForm(text: string): Thing {
  const root: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const words = key.replaceAll(']', '').split('[')
    setAt(root, words, asValue(words.at(-1) ?? '', value))
  }
  return asThing(root)
}

const NUMBERS = new Set(['amount', 'unit_amount', 'quantity', 'limit', 'gte'])
const FLAGS = new Set(['true', 'false'])

function asValue(field: string, text: string): Value {
  if (NUMBERS.has(field)) return Number(text)
  return FLAGS.has(text) ? text === 'true' : text
}

function setAt(root: Record<string, unknown>, words: readonly string[], value: Value): void {
  let at = root
  for (const word of words.slice(0, -1)) {
    const next = at[word]
    at = isRecord(next) ? next : (at[word] = {})
    if (!isRecord(at)) throw new Error('Not a form of Stripe')
  }
  const last = words.at(-1) ?? ''
  at[last === '' ? String(Object.keys(at).length) : last] = value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Objects whose keys are 0, 1, 2 ... are lists. */
function asThing(record: Record<string, unknown>): Thing {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, settled(value)]))
}

function settled(value: unknown): Value {
  if (!isRecord(value)) return isPlain(value) ? value : null
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList ? keys.map((key) => settled(value[key])) : asThing(value)
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
