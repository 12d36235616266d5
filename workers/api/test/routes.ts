/**
 * Every route of the API, what a valid request to it looks like, and what each stranger gets from it. A route that is
 * not here fails access.test.ts: a new one must be thought about.
 */
import { OWN_FETCH_HEADERS } from '@plainletter/contracts/research'
import { env } from 'cloudflare:workers'

import { OWN_PASSWORD } from './mailed-links.ts'
import type { Stranger } from './people.ts'
import { signatureOf } from './stripe-signature.ts'

type Statuses = Record<Stranger, number>

/** Everybody but a living session gets 401; a living one gets `status`. */
const signedIn = (status: number): Statuses => ({
  anonymous: 401,
  'other user': status,
  'unverified user': status,
  'expired session': 401,
  'idle session': 401,
  'signed-out session': 401,
  'altered cookie': 401,
})

const everybody = (status: number): Statuses => ({
  anonymous: status,
  'other user': status,
  'unverified user': status,
  'expired session': status,
  'idle session': status,
  'signed-out session': status,
  'altered cookie': status,
})

/** What a valid request is about: an account to sign in to, somebody's document and case, and a link mailed to them. */
export interface Subject {
  readonly account: { readonly email: string; readonly password: string }
  readonly documentId: number
  readonly caseId?: number
  /** Of the person who asks. */
  readonly email?: string
  readonly mailedToken?: string
  /** Of a checkout session that is paid for. */
  readonly sessionId?: string
}

interface RouteRow {
  readonly statuses: Statuses
  /** A valid JSON body. Fresh for each request: a second account needs a second address. */
  readonly body?: (subject: Subject) => Record<string, unknown>
  /** Of a route about a case: whether the document is in it already. */
  readonly ofCase?: { readonly isLinked: boolean }
  /** What a person must have bought for the route to have something to do. */
  readonly bought?: 'pack' | 'plan' | 'business plan'
  /** A body that is no form, and the headers that go with it. */
  readonly signed?: () => { body: string; headers: Record<string, string> }
  /** `{}` is a request as well. */
  readonly mayBeEmpty?: true
  /** The document must have its analysis. */
  readonly isAnalysed?: true
  /** What our own pages send with it besides a body. */
  readonly headers?: Readonly<Record<string, string>>
  /** A GET that takes a credit and keeps what it was for. */
  readonly spends?: true
  /** A body is sent and nothing is kept of it. */
  readonly keepsNothing?: true
}

const paid = ({ sessionId = 'cs_test_of_nobody' }: Subject) => ({ sessionId })

/** An event of which we know nothing: signed by Stripe, and nothing to do. */
function unknownEvent() {
  const event = { id: 'evt_unknown', object: 'event', type: 'balance.available', livemode: false }
  const body = JSON.stringify({ ...event, data: { object: {} } })
  return { body, headers: { 'Stripe-Signature': signatureOf(body, env.STRIPE_WEBHOOK_SECRET) } }
}

const PASSWORD = 'three calm words'

const CORRECTION = {
  feedbackType: 'wrong_country',
  specificIssue: 'You used the law of England.',
  userCorrection: 'I live in Scotland.',
}

export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /.well-known/plainletter-receipts.json': { statuses: everybody(200) },
  'GET /api/health': { statuses: everybody(200) },
  'GET /api/settings': { statuses: everybody(200) },
  'POST /api/auth/register': {
    statuses: everybody(201),
    body: () => ({
      email: `${crypto.randomUUID()}@example.test`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  },
  'POST /api/auth/login': {
    statuses: everybody(200),
    body: ({ account: { email, password } }) => ({ email, password }),
  },
  'POST /api/auth/logout': { statuses: everybody(200) },
  'POST /api/auth/verify-email': {
    statuses: everybody(400),
    body: ({ mailedToken }) => ({ token: mailedToken ?? 'no-link-of-ours' }),
  },
  'POST /api/auth/resend-verification': {
    statuses: { ...signedIn(409), 'unverified user': 200 },
  },
  'POST /api/auth/forgot-password': {
    statuses: everybody(200),
    body: ({ account, email = account.email }) => ({ email }),
  },
  'POST /api/auth/reset-password': {
    statuses: everybody(400),
    body: ({ mailedToken }) => ({
      token: mailedToken ?? 'no-link-of-ours',
      newPassword: PASSWORD,
    }),
  },
  'POST /api/auth/change-password': {
    statuses: signedIn(400),
    body: () => ({ currentPassword: OWN_PASSWORD, newPassword: PASSWORD }),
  },
  'GET /api/auth/sessions': { statuses: signedIn(200) },
  'POST /api/auth/sign-out-others': { statuses: signedIn(200) },
  'GET /api/auth/export': { statuses: signedIn(200) },
  'POST /api/auth/delete-account': {
    statuses: signedIn(400),
    body: () => ({ password: OWN_PASSWORD }),
  },
  'GET /api/auth/me': { statuses: signedIn(200) },
  'GET /api/credits/balance': { statuses: signedIn(200) },
  'GET /api/credits/purchases': { statuses: signedIn(200), bought: 'pack' },
  'POST /api/credits/purchase': {
    statuses: signedIn(200),
    body: () => ({ packageType: 'basic' }),
  },
  'POST /api/credits/verify-payment': { statuses: signedIn(404), body: paid, bought: 'pack' },
  'POST /api/credits/manual-add': {
    statuses: signedIn(409),
    body: () => ({ credits: 99, reason: 'payment_link_basic' }),
    bought: 'pack',
  },
  'GET /api/subscription-status': { statuses: signedIn(200), bought: 'plan' },
  'POST /api/check-recent-payments': { statuses: signedIn(200), bought: 'pack' },
  'POST /api/verify-payment': {
    statuses: signedIn(404),
    body: paid,
    bought: 'pack',
    mayBeEmpty: true,
  },
  'POST /api/subscriptions/purchase': {
    statuses: signedIn(200),
    body: () => ({ plan: 'individual' }),
  },
  'POST /api/subscriptions/cancel': { statuses: signedIn(409), bought: 'plan' },
  'POST /api/subscriptions/resume': { statuses: signedIn(409), bought: 'plan' },
  'POST /api/stripe/webhook': { statuses: everybody(200), signed: unknownEvent },
  'POST /api/documents/analyze': {
    statuses: signedIn(200),
    body: () => ({
      text: `You owe £120.00. Pay within 14 days. ${crypto.randomUUID()}`,
      country: 'gb',
      userGoal: 'pay less',
    }),
  },
  'GET /api/documents/user': { statuses: signedIn(200) },
  'POST /api/documents/search': {
    statuses: signedIn(200),
    body: () => ({ query: 'walrus' }),
    keepsNothing: true,
  },
  'GET /api/documents/:id': { statuses: signedIn(404) },
  'DELETE /api/documents/:id': { statuses: signedIn(404) },
  'POST /api/documents/:id/generate-response': {
    statuses: signedIn(404),
    body: () => ({
      responseType: 'dispute',
      tone: 'firm',
      specificRequest: 'Write to me by post.',
    }),
    isAnalysed: true,
    keepsNothing: true,
  },
  'POST /api/documents/:id/generate-letter-notes': {
    statuses: signedIn(404),
    isAnalysed: true,
    keepsNothing: true,
  },
  'POST /api/documents/:id/check-letter': {
    statuses: signedIn(404),
    body: () => ({
      text: 'Send me the agreement under section 77 of the Consumer Credit Act 1974.',
    }),
    isAnalysed: true,
    keepsNothing: true,
  },
  'POST /api/documents/:id/enhance-analysis': {
    statuses: signedIn(404),
    body: () => ({ additionalInfo: 'Can they send bailiffs to my home?' }),
    isAnalysed: true,
  },
  'GET /api/feedback-interface': { statuses: everybody(200) },
  'POST /api/documents/:id/feedback': {
    statuses: signedIn(404),
    body: () => CORRECTION,
    isAnalysed: true,
  },
  'POST /api/documents/:id/reprocess': {
    statuses: signedIn(404),
    body: () => CORRECTION,
    isAnalysed: true,
  },
  'POST /api/feature-requests': {
    statuses: signedIn(404),
    body: ({ documentId }) => ({
      documentId,
      requestType: 'improvement',
      title: 'Larger letters',
      description: 'I read better when letters are large.',
      userGoal: 'read it alone',
    }),
  },
  'POST /api/contact': {
    statuses: everybody(201),
    body: () => ({
      name: 'Ada',
      email: `${crypto.randomUUID()}@example.test`,
      category: 'question',
      subject: 'My letter',
      message: 'Where is it?',
    }),
  },
  'GET /api/documents/:id/research-cases': {
    statuses: signedIn(404),
    headers: { 'Sec-Fetch-Mode': 'cors', ...OWN_FETCH_HEADERS },
    isAnalysed: true,
    spends: true,
  },
  'POST /api/documents/:id/research-cases': { statuses: signedIn(404), isAnalysed: true },
  'POST /api/documents/:id/search-news': {
    statuses: signedIn(404),
    isAnalysed: true,
    keepsNothing: true,
  },
  'GET /api/documents/:id/business-view': {
    statuses: signedIn(404),
    isAnalysed: true,
    bought: 'business plan',
  },
  'POST /api/quick-tactics': {
    statuses: everybody(200),
    body: () => ({ userSituation: 'They wrote.', documentType: 'debt', jurisdiction: 'gb' }),
    keepsNothing: true,
  },
  'GET /api/quick-tactics/:area': { statuses: everybody(200) },
  'POST /api/strategic-cheat-sheet/:area': {
    statuses: signedIn(200),
    body: () => ({ userSituation: `They wrote. ${crypto.randomUUID()}`, jurisdiction: 'gb' }),
  },
  'GET /api/professional-resources/:country/:kind': { statuses: everybody(200) },
  'GET /api/cases': { statuses: signedIn(200), ofCase: { isLinked: true } },
  'POST /api/cases/create': {
    statuses: signedIn(201),
    body: () => ({
      caseName: 'Harbour',
      caseType: 'debt_collection',
      opposingParty: 'Harbour Collections Ltd',
      caseDescription: 'They ask twice.',
      retentionPeriod: 180,
    }),
  },
  'POST /api/cases/:id/close': { statuses: signedIn(404), ofCase: { isLinked: true } },
  'GET /api/cases/:id/documents': { statuses: signedIn(404), ofCase: { isLinked: true } },
  'POST /api/cases/:id/link-document': {
    statuses: signedIn(404),
    body: ({ documentId }) => ({ documentId, documentRole: 'evidence' }),
    ofCase: { isLinked: false },
  },
  'DELETE /api/cases/:id/unlink-document/:documentId': {
    statuses: signedIn(404),
    ofCase: { isLinked: true },
  },
}
