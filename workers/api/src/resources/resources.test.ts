import { CountryCode } from '@plainletter/contracts/country'
import { ProfessionalResources, ResourceKind } from '@plainletter/contracts/resource'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newVisitor } from '../../test/factories.ts'

async function listOf(place: string) {
  const { response } = await ask(newVisitor(), { path: `/api/professional-resources/${place}` })
  return { status: response.status, body: await response.json<{ code?: string }>() }
}

test.each(CountryCode.options)('%s has a list of each kind, or an empty one', async (country) => {
  for (const kind of ResourceKind.options) {
    const { status, body } = await listOf(`${country}/${kind}`)
    expect(status).toBe(200)
    const [first, ...more] = ProfessionalResources.parse(body).resources
    expect(more).toEqual([])
    for (const { name, url, does } of first?.organisations ?? []) {
      for (const words of [name, url, does]) expect(first?.content).toContain(words)
      expect(url).toMatch(/^https:\/\//)
    }
  }
})

test('the United Kingdom has all three, by its name as well', async () => {
  for (const kind of ResourceKind.options) {
    const { body } = await listOf(`gb/${kind}`)
    expect(ProfessionalResources.parse(body).resources).toHaveLength(1)
    expect((await listOf(`united%20kingdom/${kind}`)).body).toEqual(body)
  }
})

test.each(['xx/lawyers', 'gb/plumbers', '__proto__/lawyers', 'gb/__proto__'])(
  '%s is not there',
  async (place) => {
    const { status, body } = await listOf(place)
    expect([status, body.code]).toEqual([404, 'not_found'])
  },
)
