/** All that this Stripe knows: every object by its id, in the order in which they were made. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export type Value = string | number | boolean | null | readonly Value[] | Thing
export interface Thing {
  readonly [field: string]: Value
}
/** Any object of the API: it says what it is, and when it was made. */
export interface StripeObject extends Thing {
  readonly id: string
  readonly object: string
  readonly created: number
}

export interface State {
  readonly objects: Map<string, StripeObject>
  /** Answers of earlier requests, by idempotency key. */
  readonly answers: Map<string, { body: string; answer: StripeObject }>
  /** Seconds, as Stripe counts. Moved forward by tests. */
  readonly clock: { offset: number }
  /** Where our own pages are. */
  readonly base: { url: string }
  readonly file: string | undefined
}

/** Takes up what an earlier run has kept in `file`; without one, nothing outlives the process. */
export function openState(file?: string): State {
  const kept: unknown = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const objects = Array.isArray(kept) ? kept.filter(isStripeObject) : []
  return {
    objects: new Map(objects.map((object) => [object.id, object])),
    answers: new Map(),
    clock: { offset: 0 },
    base: { url: '' },
    file,
  }
}

export function keepState({ file, objects }: State): void {
  if (file) writeFileSync(file, JSON.stringify([...objects.values()]))
}

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStripeObject = (value: unknown): value is StripeObject =>
  isThing(value) && typeof value['id'] === 'string' && typeof value['object'] === 'string'

/** A field as text; empty when it is none. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const secondsNow = ({ clock }: State): number => Math.floor(Date.now() / 1000) + clock.offset

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export function put<Made extends StripeObject>(state: State, object: Made): Made {
  state.objects.set(object.id, object)
  return object
}

export function change(state: State, id: string, fields: Thing): StripeObject {
  const old = state.objects.get(id)
  if (!old) throw new MissingError(id)
  return put(state, { ...old, ...fields })
}

/** The answer 404 with the code `resource_missing`, and the parameter that named it. */
export class MissingError extends Error {
  override name = 'MissingError'
  readonly param: string | undefined

  constructor(id: string, param?: string) {
    super(`No such object: '${id}'`)
    this.param = param
  }
}

/** Throws when there is no such object of this kind. The error names the kind, as a request's parameter does. */
export function get(state: State, kind: string, id: string): StripeObject {
  const found = state.objects.get(id)
  if (found?.object !== kind) throw new MissingError(id, kind)
  return found
}

/** Those of a kind whose fields are as asked, the newest first. */
export const all = (state: State, kind: string, fields: Thing = {}): StripeObject[] =>
  [...state.objects.values()]
    .filter(
      (object) =>
        object.object === kind &&
        Object.entries(fields).every(([field, value]) => object[field] === value),
    )
    .toReversed()

/** Lists that Stripe leaves out of an object unless they are asked for. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['checkout.session', 'line_items'],
  ['invoice', 'payments'],
])

/** The object as it is answered: `expand` turns ids into the objects that they name. */
export function shown(state: State, object: StripeObject, expand: readonly string[] = []): Thing {
  const leftOut = LEFT_OUT.get(object.object)
  const isAsked = leftOut === undefined || expand.some((path) => path.split('.')[0] === leftOut)
  const answer: Record<string, Value> = { ...object }
  if (!isAsked) delete answer[leftOut]
  for (const path of expand) {
    const [field = '', ...rest] = path.split('.')
    const value = answer[field]
    const named = typeof value === 'string' ? state.objects.get(value) : undefined
    if (named) answer[field] = shown(state, named, rest.length > 0 ? [rest.join('.')] : [])
  }
  return answer
}

/** Not of Stripe: of events, those that name one of these ids. */
function isAbout({ data }: StripeObject, ids: Value | undefined): boolean {
  if (!Array.isArray(ids)) return true
  const object = isThing(data) && isThing(data['object']) ? data['object'] : {}
  return Object.values(object).some((value) => ids.includes(value))
}

const PAGE_DEFAULT = 10
/** Words of a question that are no fields of the objects. */
const PAGING = new Set(['limit', 'starting_after', 'expand', 'created', 'lookup_keys', 'about'])

/** A page of a list, as Stripe answers it. `status: all` asks for every status. */
export function listPage(
  state: State,
  kind: string,
  { query, expand }: { query: Thing; expand: readonly string[] },
): Thing {
  const fields = Object.fromEntries(
    Object.entries(query).filter(
      ([field, value]) => !PAGING.has(field) && !(field === 'status' && value === 'all'),
    ),
  )
  const since = isThing(query['created']) ? Number(query['created']['gte'] ?? 0) : 0
  const keys = query['lookup_keys']
  const found = all(state, kind, fields).filter(
    (object) =>
      object.created >= since &&
      isAbout(object, query['about']) &&
      (!Array.isArray(keys) || keys.includes(object['lookup_key'] ?? null)),
  )
  const after = found.findIndex(({ id }) => id === query['starting_after'])
  const limit = Number(query['limit'] ?? PAGE_DEFAULT)
  const page = found.slice(after + 1, after + 1 + limit)
  const ofEach = expand.flatMap((path) =>
    path.startsWith('data.') ? [path.slice('data.'.length)] : [],
  )
  return {
    object: 'list',
    url: `/v1/${kind}`,
    has_more: after + 1 + limit < found.length,
    data: page.map((object) => shown(state, object, ofEach)),
  }
}
