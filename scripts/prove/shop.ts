/** Buys as a browser does that follows where it is sent, and tells of it as Stripe and as a page do. */
import { sendEvent } from '@plainletter/local-stripe/send-event'
import * as z from 'zod/mini'

import { headersOf } from '../bench/stack-client.ts'
import { pause } from './send-letter.ts'

export interface Shop {
  readonly url: string
  readonly stripeUrl: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A call of our API. Without an answer, the status is 0. */
export async function call(
  { url }: Shop,
  cookie: string,
  [method, path, body]: readonly [string, string, unknown?],
): Promise<Answer> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...headersOf(url),
        Cookie: cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { status: 0, body: undefined }
  }
}

const Opened = z.object({ checkoutUrl: z.string() })

export type Wish = readonly [path: string, body: object]
export const PACK: Wish = ['/api/credits/purchase', { packageType: 'basic' }]
export const PLAN: Wish = ['/api/subscriptions/purchase', { plan: 'individual' }]

/** Asks until there is a page to pay on, or until then. */
export async function openPage(
  shop: Shop,
  cookie: string,
  { wish, until }: { wish: Wish; until: number },
): Promise<string> {
  for (;;) {
    const { body } = await call(shop, cookie, ['POST', ...wish])
    const opened = Opened.safeParse(body)
    if (opened.success) return opened.data.checkoutUrl
    if (Date.now() > until) throw new Error(`No page to pay on: ${JSON.stringify(body)}`)
    await pause(200)
  }
}

/** Presses the button on the page, again while nobody answers. Answers where the browser is sent then. */
export async function pay(checkoutUrl: string, until: number): Promise<string> {
  for (;;) {
    try {
      const answer = await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' })
      return answer.headers.get('Location') ?? ''
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(200)
    }
  }
}

const Things = z.object({ data: z.array(z.looseObject({ id: z.string() })) })
export type StripeThing = z.infer<typeof Things>['data'][number]

/** All of a kind that the local Stripe has, the newest first. */
export async function listThings({ stripeUrl }: Shop, path: string): Promise<StripeThing[]> {
  const joint = path.includes('?') ? '&' : '?'
  const answer = await fetch(`${stripeUrl}/v1/${path}${joint}limit=100000`)
  return Things.parse(await answer.json()).data
}

/** Something that happens at Stripe: a refund, a dispute. */
export async function happen(
  { stripeUrl }: Shop,
  path: string,
  body: object,
): Promise<StripeThing> {
  const answer = await fetch(`${stripeUrl}/local/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return z.looseObject({ id: z.string() }).parse(await answer.json())
}

const Event = z.looseObject({ id: z.string(), object: z.string(), created: z.number() })

/** Sends the events about something again, with the true secret or with another one. Answers how many were taken. */
export async function retell(
  shop: Shop,
  about: string,
  { times, secret }: { times: number; secret?: string },
): Promise<{ sent: number; taken: number }> {
  const [endpoint] = await listThings(shop, 'webhook_endpoints')
  const to = {
    url: `${shop.url}/api/stripe/webhook`,
    secret: secret ?? String(endpoint?.['secret']),
  }
  const events = await listThings(shop, `events?about[0]=${about}`)
  const copies = Array.from({ length: times }, () => events).flat()
  const taken = await Promise.all(copies.map((event) => sendEvent(asEvent(event), to)))
  return { sent: copies.length, taken: taken.filter(Boolean).length }
}

/** Fields of any kind, as the sender takes them: they came out of its own JSON. */
function asEvent(thing: StripeThing): Parameters<typeof sendEvent>[0] {
  const event = Event.parse(JSON.parse(JSON.stringify(thing)))
  if (!isEvent(event)) throw new Error('Not an event')
  return event
}

const isEvent = (
  thing: z.infer<typeof Event>,
): thing is z.infer<typeof Event> & Parameters<typeof sendEvent>[0] => thing.object === 'event'
