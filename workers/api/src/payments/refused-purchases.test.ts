/** Every refusal that somebody who buys can meet: caused over HTTP, and read word for word. Of payments: refused-payments.test.ts. */
import { afterEach, describe, expect, test, vi } from 'vitest'

import { newReader } from '../../test/letters.ts'
import { paidSession } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import { posted, said } from '../../test/refusals.ts'
import type { Said } from '../../test/refusals.ts'

afterEach(() => void vi.restoreAllMocks())

describe('what was bought', () => {
  test('is looked for so often and no more', async () => {
    const person = await newPerson()
    const add = posted('/api/credits/manual-add', { credits: 10, reason: 'payment_link_basic' })
    const none: Said = [409, 'We found no payment of the last three days. Contact us.']
    for (let tried = 0; tried < 6; tried += 1) expect(await said(person, add)).toEqual(none)
    expect(await said(person, add)).toEqual([429, 'Too many tries. Wait a while and try again.'])
  })

  test('is a plan once, and is ended once', async () => {
    const person = await newPerson()
    const end = posted('/api/subscriptions/cancel')
    expect(await said(person, end)).toEqual([409, 'You have no plan that is running.'])
    const { id: sessionId } = await paidSession(person, { plan: 'individual' })
    await said(person, posted('/api/verify-payment', { sessionId }))
    expect(await said(person, posted('/api/subscriptions/purchase', { plan: 'business' }))).toEqual(
      [409, 'You have a plan already. It renews by itself.'],
    )
  })

  test('shows what it was for alone', async () => {
    const owner = await newReader()
    const path = `/api/documents/${owner.documentId}/business-view`
    expect(await said(owner, { path })).toEqual([
      403,
      'The business view comes with the Business Pack or plan.',
    ])
  })

  test('is nothing where nothing is sold', async () => {
    const buy = posted('/api/credits/purchase', { packageType: 'basic' })
    const person = await newPerson()
    expect(await said(person, buy, { STRIPE_SECRET_KEY: '' })).toEqual([
      503,
      'Nothing can be bought here yet.',
    ])
  })

  test('cannot be paid for while Stripe names no page', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
      const answer = await real(...sent)
      if (!answer.url.includes('/checkout/sessions')) return answer
      return Response.json({ ...(await answer.json<object>()), url: null })
    })
    const buy = posted('/api/credits/purchase', { packageType: 'basic' })
    expect(await said(await newPerson(), buy)).toEqual([
      503,
      'Unable to create payment link. Please try again.',
    ])
  })
})
