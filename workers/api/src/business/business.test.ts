import { BusinessEnhancement } from '@plainletter/contracts/business'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newReader } from '../../test/letters.ts'
import type { Owner } from '../../test/letters.ts'
import { deliver, eventsAbout, paidSession } from '../../test/payments.ts'

async function askView(owner: Owner) {
  const { response } = await ask(owner, {
    path: `/api/documents/${owner.documentId}/business-view`,
  })
  return { status: response.status, answer: await response.json<Record<string, unknown>>() }
}

async function buy(owner: Owner, wish: Parameters<typeof paidSession>[1]): Promise<void> {
  const session = await paidSession(owner, wish)
  for (const event of await eventsAbout(session.id, session.subscription)) await deliver(event)
}

test.each([
  ['a business pack', { packageType: 'business' }],
  ['a business plan', { plan: 'business' }],
])(
  'whoever has %s sees what a letter means for a firm, each point with its proof',
  async (_, wish) => {
    const owner = await newReader()
    await buy(owner, wish)
    const { status, answer } = await askView(owner)
    expect(status).toBe(200)
    const view = BusinessEnhancement.parse(answer['businessEnhancement'])
    const lists = Object.values({
      ...view.commercialStrategy,
      ...view.regulatoryCompliance,
      ...view.escalationPlanning,
    }).filter((part) => Array.isArray(part))
    expect(lists.flat().length).toBeGreaterThan(5)
    for (const { basis } of lists.flat()) expect(basis.length).toBeGreaterThan(0)
  },
)

test.each([
  ['nothing', undefined],
  ['an individual pack', { packageType: 'basic' }],
])('whoever has bought %s does not see it', async (_, wish) => {
  const owner = await newReader()
  if (wish) await buy(owner, wish)
  const { status, answer } = await askView(owner)
  expect(status).toBe(403)
  expect(answer).toMatchObject({ code: 'forbidden' })
})
