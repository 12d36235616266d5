/** Every refusal that a request about a case can meet: caused over HTTP, and read word for word. */
import { CASE_LIMITS } from '@plainletter/contracts/case'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { newCase } from '../../test/cases.ts'
import { newReader } from '../../test/letters.ts'
import { newPerson } from '../../test/people.ts'
import { posted, said } from '../../test/refusals.ts'

const change = (query: string, ...values: (number | string)[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()

test('a case that nobody has', async () => {
  const person = await newPerson()
  expect(await said(person, posted('/api/cases/123456789/close'))).toEqual([404, 'No such case'])
  expect(
    await said(person, posted('/api/cases/123456789/link-document', { documentId: 1 })),
  ).toEqual([404, 'No such case or document'])
})

test('more cases than a person can have', async () => {
  const person = await newPerson()
  await newCase(person)
  for (let made = 1; made < CASE_LIMITS.cases; made += 1) await newCase(person)
  expect(await said(person, posted('/api/cases/create', { caseName: 'One more' }))).toEqual([
    409,
    'You can have up to 50 cases.',
  ])
})

test('a case that is full', async () => {
  const { documentId, ...owner } = await newReader()
  const caseId = await newCase(owner)
  const others = JSON.stringify(Array.from({ length: CASE_LIMITS.documentsPerCase }, (_, at) => at))
  await change(
    "INSERT INTO documents (id, user_id, case_id, filename, country, language, file_count, file_bytes, created_at) SELECT value + ?2, ?1, ?2, 'x', 'gb', 'en', 1, 1, 0 FROM json_each(?3)",
    owner.id,
    caseId,
    others,
  )
  expect(await said(owner, posted(`/api/cases/${caseId}/link-document`, { documentId }))).toEqual([
    409,
    'A case holds up to 100 documents. Create a new case for more.',
  ])
})

test('a case whose letter is being moved', async () => {
  const { documentId, ...owner } = await newReader()
  const caseId = await newCase(owner)
  await change('CREATE TRIGGER stuck BEFORE UPDATE ON documents BEGIN SELECT RAISE(IGNORE); END')
  const words = await said(owner, posted(`/api/cases/${caseId}/link-document`, { documentId }))
  await change('DROP TRIGGER stuck')
  expect(words).toEqual([409, 'This document is being moved. Try again in a minute.'])
})
