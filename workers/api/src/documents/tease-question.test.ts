import { TeaserAnswer } from '@plainletter/contracts/document'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask, broken } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

const QUESTION = 'Can a debt collector come into my house and take my things for a catalogue debt?'

const send = (person: Person, bindings: Partial<Env> = {}, headers = {}) =>
  ask(
    person,
    {
      path: '/api/documents/analyze',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ textQuestion: QUESTION, country: 'gb' }),
    },
    bindings,
  )

const documentsOf = async ({ id }: Person) =>
  env.DB.prepare('SELECT COUNT(*) AS n FROM documents WHERE user_id = ?1').bind(id).first('n')

test('the free tier gets a part of an answer three times a month, and nothing is stored', async () => {
  const person = await newPerson()
  for (const left of [2, 1, 0]) {
    const { response, sent } = await send(person)
    expect(response.status).toBe(200)
    const answer = TeaserAnswer.parse(await response.json())
    expect(answer.remainingQuestions).toBe(left)
    expect(answer.teaserAnalysis.understanding).toMatch(/^No\./)
    expect(answer.teaserAnalysis.upgradePrompt).toBe('Available in Individual plan (£10/year)')
    expect(sent).toEqual([])
  }
  const { response } = await send(person)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'credits_required' })
  expect(await documentsOf(person)).toBe(0)
})

test('the teaser carries no letter, no options and no second right', async () => {
  const { response } = await send(await newPerson())
  const answer: Record<string, unknown> = await response.json()
  expect(Object.keys(answer).toSorted()).toEqual([
    'isFreemium',
    'remainingQuestions',
    'teaserAnalysis',
  ])
  expect(JSON.stringify(answer)).not.toMatch(/Dear Sir|possibleResponses|draftResponse/)
})

test('whoever listens to a stream gets the teaser as its only event', async () => {
  const { response } = await send(await newPerson(), {}, { Accept: 'text/event-stream' })
  const events = await response.text()
  expect(events.match(/^event: /gm)).toHaveLength(1)
  expect(events).toContain('event: result')
  expect(events).toContain('"isFreemium":true')
})

test('a file needs credits, and is not kept', async () => {
  const person = await newPerson()
  const { response } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    body: uploadForm([{ name: 'letter.txt', content: 'You owe £120.00. Pay within 14 days.' }]),
  })
  expect(await response.json()).toMatchObject({ code: 'credits_required' })
  expect(await documentsOf(person)).toBe(0)
})

test('a question that could not be answered does not count', async () => {
  const person = await newPerson()
  const { response } = await send(person, { ADVICE: broken(env.ADVICE) })
  expect(response.status).toBe(503)
  const again = await send(person)
  expect(await again.response.json()).toMatchObject({ remainingQuestions: 2 })
})
