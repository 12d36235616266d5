import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { creditBalanceQuery, currentUserQuery } from './session.ts'
import { ToolButton } from './tool-button.tsx'

const PROMPT = 'Available in Individual plan (£10/year)'

function render({ credits = 0, status = 'inactive', planLeft = 0 }): string {
  const client = new QueryClient()
  client.setQueryData(currentUserQuery.queryKey, () => ({
    id: 1,
    email: 'a@example.test',
    accountVerified: true,
    subscriptionStatus: status,
    subscriptionPlan: null,
    creditsRemaining: credits,
    planAnalysesLeft: planLeft,
    hasBusinessView: false,
    createdAt: '2026-11-21T09:00:00.000Z',
  }))
  client.setQueryData(creditBalanceQuery.queryKey, () => ({
    creditsRemaining: credits,
    totalCreditsEver: credits,
  }))
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToolButton cost={1} onPress={() => undefined}>
          Search
        </ToolButton>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('on the free tier a tool names the plan that has it, with the way there', () => {
  const markup = render({})
  expect(markup).toContain(PROMPT)
  expect(markup).toContain('href="/subscribe"')
  expect(markup).not.toContain('Uses 1 credit')
})

test('with credits it says what it costs and what is there', () => {
  const markup = render({ credits: 7 })
  expect(markup).toContain('Uses 1 credit (you have 7).')
  expect(markup).not.toContain(PROMPT)
})

test('a plan pays first, while there is something left of it', () => {
  expect(render({ credits: 7, status: 'active', planLeft: 2 })).toContain(
    'Uses 1 of the 2 left in your plan this month.',
  )
  expect(render({ status: 'active' })).not.toContain(PROMPT)
})
