/** The answer of every call, as its owner gets it over HTTP, held against its contract: all that is promised, and nothing more. */
import { CurrentUser, SignIn } from '@plainletter/contracts/account'
import { BusinessEnhancement } from '@plainletter/contracts/business'
import { CaseCreated, LegalCase } from '@plainletter/contracts/case'
import { CreditBalance } from '@plainletter/contracts/credit'
import {
  AnalyzeAnswer,
  DocumentDetail,
  DocumentSummary,
  EnhanceAnswer,
  FoundDocuments,
  ReprocessAnswer,
} from '@plainletter/contracts/document'
import { FeedbackAnswer, FeedbackInterface } from '@plainletter/contracts/feedback'
import { NewsAnswer } from '@plainletter/contracts/news'
import {
  CheckoutOpened,
  PaymentHistory,
  PaymentVerified,
  SubscriptionStatus,
} from '@plainletter/contracts/payment'
import { AccountDeleted, DocumentDeleted, ReceiptKeySet } from '@plainletter/contracts/receipt'
import { CaseResearchAnswer } from '@plainletter/contracts/research'
import { ProfessionalResources } from '@plainletter/contracts/resource'
import { CheckedLetter, GeneratedResponse, LetterNotes } from '@plainletter/contracts/response'
import { Settings } from '@plainletter/contracts/settings'
import { CheatSheetAnswer, QuickTacticsAnswer } from '@plainletter/contracts/tactics'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { newActor } from '../test/actors.ts'
import { endAnalysis } from '../test/analysed.ts'
import { ask, broken } from '../test/ask.ts'
import { newUser } from '../test/factories.ts'
import { requestTo } from '../test/request-to.ts'
import { ROUTES } from '../test/routes.ts'

const says = (message: string) => z.strictObject({ message: z.literal(message) })

const ANSWERS: Readonly<Record<string, readonly [status: number, shape: z.ZodMiniType]>> = {
  'GET /.well-known/plainletter-receipts.json': [200, ReceiptKeySet],
  'GET /api/health': [200, z.strictObject({ status: z.literal('ok'), database: z.literal(true) })],
  'GET /api/settings': [200, Settings],
  'POST /api/auth/register': [201, says('Account created!')],
  'POST /api/auth/login': [200, says('Welcome back!')],
  'POST /api/auth/logout': [200, says('Signed out')],
  'POST /api/auth/verify-email': [
    200,
    z.strictObject({
      autoLogin: z.literal(true),
      message: z.literal('Email verified successfully!'),
    }),
  ],
  'POST /api/auth/resend-verification': [200, says('Verification email sent!')],
  'POST /api/auth/forgot-password': [200, says('Reset link sent!')],
  'POST /api/auth/reset-password': [200, says('Password reset successful!')],
  'POST /api/auth/change-password': [200, says('Password changed successfully')],
  'GET /api/auth/sessions': [200, z.array(SignIn)],
  'POST /api/auth/sign-out-others': [
    200,
    z.strictObject({ ended: z.int(), message: z.literal('Signed out everywhere else') }),
  ],
  'POST /api/auth/delete-account': [
    200,
    z.strictObject({ ...AccountDeleted.shape, message: z.literal('Your account is deleted.') }),
  ],
  'GET /api/auth/me': [200, CurrentUser],
  'GET /api/credits/balance': [200, CreditBalance],
  'GET /api/credits/purchases': [200, PaymentHistory],
  'POST /api/credits/purchase': [200, CheckoutOpened],
  'POST /api/credits/verify-payment': [200, PaymentVerified],
  'POST /api/credits/manual-add': [200, PaymentVerified],
  'GET /api/subscription-status': [200, SubscriptionStatus],
  'POST /api/check-recent-payments': [200, z.strictObject({ found: z.literal(true) })],
  'POST /api/verify-payment': [200, z.strictObject({ success: z.literal(true) })],
  'POST /api/subscriptions/purchase': [200, CheckoutOpened],
  'POST /api/subscriptions/cancel': [200, SubscriptionStatus],
  'POST /api/subscriptions/resume': [200, SubscriptionStatus],
  'POST /api/stripe/webhook': [200, z.strictObject({ received: z.string() })],
  'POST /api/documents/analyze': [200, AnalyzeAnswer],
  'GET /api/documents/user': [200, z.array(DocumentSummary)],
  'POST /api/documents/search': [200, FoundDocuments],
  'GET /api/documents/:id': [200, DocumentDetail],
  'DELETE /api/documents/:id': [200, DocumentDeleted],
  'POST /api/documents/:id/generate-response': [200, GeneratedResponse],
  'POST /api/documents/:id/generate-letter-notes': [200, LetterNotes],
  'POST /api/documents/:id/check-letter': [200, CheckedLetter],
  'POST /api/documents/:id/enhance-analysis': [200, EnhanceAnswer],
  'GET /api/feedback-interface': [200, FeedbackInterface],
  'POST /api/documents/:id/feedback': [200, FeedbackAnswer],
  'POST /api/documents/:id/reprocess': [200, ReprocessAnswer],
  'POST /api/feature-requests': [201, says('Feature Request Submitted')],
  'POST /api/contact': [201, says('Message Sent Successfully')],
  'GET /api/documents/:id/research-cases': [200, CaseResearchAnswer],
  'POST /api/documents/:id/research-cases': [200, CaseResearchAnswer],
  'POST /api/documents/:id/search-news': [200, NewsAnswer],
  'GET /api/documents/:id/business-view': [
    200,
    z.strictObject({ businessEnhancement: BusinessEnhancement }),
  ],
  'POST /api/quick-tactics': [200, QuickTacticsAnswer],
  'GET /api/quick-tactics/:area': [200, QuickTacticsAnswer],
  'POST /api/strategic-cheat-sheet/:area': [200, CheatSheetAnswer],
  'GET /api/professional-resources/:country/:kind': [200, ProfessionalResources],
  'GET /api/cases': [200, z.array(LegalCase)],
  'POST /api/cases/create': [201, CaseCreated],
  'POST /api/cases/:id/close': [200, says('Case Closed')],
  'GET /api/cases/:id/documents': [200, z.array(DocumentSummary)],
  'POST /api/cases/:id/link-document': [200, says('Document Linked')],
  'DELETE /api/cases/:id/unlink-document/:documentId': [200, says('Document Unlinked')],
}

/** The one answer that is no JSON: export-account.test.ts opens it. */
const FILES = ['GET /api/auth/export']

test('every call has a contract for its answer', () => {
  expect([...Object.keys(ANSWERS), ...FILES].toSorted()).toEqual(Object.keys(ROUTES).toSorted())
})

test.each(Object.entries(ANSWERS))('%s answers as promised', async (route, [status, shape]) => {
  const actor = await newActor(route)
  const isLogin = route === 'POST /api/auth/login'
  const account = isLogin ? await newUser() : { email: actor.email, password: '' }
  const request = requestTo(route, { account, ...actor })
  const asked = ask(actor, { ...request, headers: { ...request.headers, Accept: '*/*' } })
  if (route === 'POST /api/documents/analyze') await endSecondLetter(actor.id)
  const { response } = await asked
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(status)
  // What the contract does not name is dropped by parsing, and would be missing here.
  expect(shape.parse(answer)).toEqual(answer)
})

test('an account whose files cannot go at once is closed, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const actor = await newActor('POST /api/auth/delete-account')
  const request = requestTo('POST /api/auth/delete-account', {
    account: { email: actor.email, password: '' },
    ...actor,
  })
  const bindings = { DOCUMENT_BUCKET: broken(env.DOCUMENT_BUCKET) }
  const { response } = await ask(actor, request, bindings)
  vi.restoreAllMocks()
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: 'Your account is closed. The rest is gone within the hour.', receipt: null },
  ])
})

/** The caller waits for the end of the analysis, and no analyser runs here. */
async function endSecondLetter(userId: number): Promise<void> {
  const newest = 'SELECT document_id FROM jobs WHERE user_id = ?1 ORDER BY rowid DESC'
  const count = 'SELECT COUNT(*) AS n FROM jobs WHERE user_id = ?1'
  await vi.waitUntil(async () => (await env.DB.prepare(count).bind(userId).first('n')) === 2)
  const documentId = await env.DB.prepare(newest).bind(userId).first<number>('document_id')
  await endAnalysis(documentId ?? 0)
}
