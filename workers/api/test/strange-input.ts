/** Input that no contract names, and what a request with it changes in all that is stored. */
import fc from 'fast-check'

import type { Actor } from './actors.ts'
import { ask } from './ask.ts'
import { elsewhere } from './request-to.ts'
import { ROUTES } from './routes.ts'
import { allTables, allUploads, effectOf } from './stores.ts'
import type { Row } from './stores.ts'

export const SEED = 20_261_121

/** What differs between two valid requests: ids, and what is sealed or hashed afresh. */
const VARIES =
  /(^|_)(id|email|password|hash|key|ref|filename|goal|bucket|prefix|date|name|party|title|description|limitation|solution|folder|payload|intent|url|analysis|response|insight|intelligence|summary|text|message|iv|tag|preview|pages|ups|feedback|research|sheet)$/
const DAY_MS = 24 * 60 * 60 * 1000

/** The row with what varies taken out and times as days from now, so that every column can be compared. */
export const maskFor = (actorId: number) => (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, masked(name, value, actorId)]),
  )

function masked(name: string, value: unknown, actorId: number): unknown {
  if (value === actorId) return 'the actor'
  if (typeof value === 'number' && /(^|_)at$/.test(name))
    return `${Math.round((value - Date.now()) / DAY_MS)} days`
  return VARIES.test(name) && value !== null ? 'varies' : value
}

type Request = Parameters<typeof ask>[1]

/** What a request changes in all tables and in the bucket, and how it was answered. */
export async function effect(who: Actor, request: Request) {
  const [before, files] = [await allTables(), await allUploads()]
  const { response, sent } = await ask(elsewhere(who), request)
  await response.body?.cancel()
  const added = (await allUploads()).length - files.length
  return {
    status: response.status,
    changes: [
      ...effectOf(before, await allTables(), maskFor(who.id)),
      `files ${added}`,
      `sent ${sent.length}`,
    ],
  }
}

export const NOTHING = ['files 0', 'sent 0']

const COLUMNS = [
  'id',
  'userId',
  'user_id',
  'accountVerified',
  'account_verified',
  'creditsRemaining',
  'credits_remaining',
  'balance',
  'totalCreditsEver',
  'credits',
  'subscriptionStatus',
  'subscription_plan',
  'stripe_customer_id',
  'isAdmin',
  'role',
  'status',
  'priority',
  'adminNotes',
  'autoDeleteAt',
  'auto_delete_at',
  'isFreemium',
  'isCharged',
  'deleting_at',
  'caseId',
  'jobId',
  'signup_source',
  'daily_ai_calls',
  'constructor',
  'toString',
  '__proto__',
  'prototype',
]
export const anyKey = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...COLUMNS) },
  fc.string({ maxLength: 12 }),
)
export const anyValue = fc.oneof(
  fc.constantFrom<unknown>(true, 1, 999, 'active', null, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom(...COLUMNS), fc.constantFrom(true, 999, 'x')),
)
/** The routes that take a body. */
export const withBodies = Object.keys(ROUTES).filter((route) => ROUTES[route]?.body)
