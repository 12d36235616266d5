/** The law in parts is the law: each part says whom its rows are for, and a kind gets all of its rows in their order. */
import { CountryCode, Language } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import { describe, expect, test } from 'vitest'

import type { CountryLaw } from './country-law.ts'
import { loadKnowledge } from './load.ts'

async function lawOf(country: CountryCode): Promise<CountryLaw> {
  const module: Record<string, CountryLaw> = await import(`./${country}/index.ts`)
  const law = module[country.toUpperCase()]
  if (!law) throw new Error(`${country}/index.ts exports no ${country.toUpperCase()}`)
  return law
}

describe.each(CountryCode.options)('the law of %s in parts', (country) => {
  test('names for each part exactly the kinds that its rows speak to', async () => {
    const { parts } = await lawOf(country)
    const kinds = await Promise.all(
      parts.map(async (part) => ({
        named: [...part.kinds].toSorted(),
        spoken: [...new Set((await part.rules()).flatMap((rule) => rule.kinds))].toSorted(),
      })),
    )
    expect(kinds.map(({ named }) => named)).toEqual(kinds.map(({ spoken }) => spoken))
  })

  test('names the papers of a part whose rows are for papers alone', async () => {
    const { parts } = await lawOf(country)
    for (const { kinds, papers, rules } of parts) {
      const rows = await rules()
      const isForPapers = rows.every((rule) => rule.papers) && !kinds.includes('ENQUIRY')
      const named = [...new Set(rows.flatMap((rule) => rule.papers ?? []))].toSorted()
      expect([...(papers ?? [])].toSorted()).toEqual(isForPapers ? named : [])
    }
  })

  test.each(DocumentType.options)('gives all rows for %s, in their order', async (kind) => {
    const ofKind = ({ rules }: Awaited<ReturnType<typeof loadKnowledge>>) =>
      rules.filter((rule) => rule.kinds.includes(kind)).map(({ id }) => id)
    const [whole, part] = [
      await loadKnowledge(country),
      await loadKnowledge(country, 'en', { kinds: [kind] }),
    ]
    expect(ofKind(part)).toEqual(ofKind(whole))
    expect({ ...part, rules: [] }).toEqual({ ...whole, rules: [] })
  })
})

test('loads less law for one kind, and the same thing when it is asked for again', async () => {
  const whole = await loadKnowledge('gb')
  const part = await loadKnowledge('gb', 'en', { kinds: ['BAILIFF_NOTICE'] })
  expect(part.rules.length).toBeLessThan(whole.rules.length / 4)
  expect(await loadKnowledge('gb', 'en', { kinds: ['BAILIFF_NOTICE'] })).toBe(part)
})

test('loads the law of a paper for that paper alone', async () => {
  const idsFor = async (paper: Paper | null) =>
    (await loadKnowledge('gb', 'en', { kinds: ['OTHER'], paper })).rules.map(({ id }) => id)
  const [none, juror] = [await idsFor(null), await idsFor('jury_summons')]
  const own = juror.filter((id) => !none.includes(id))
  expect(own.length).toBeGreaterThan(20)
  const { rules } = await loadKnowledge('gb')
  for (const id of own)
    expect(rules.find((rule) => rule.id === id)?.papers, id).toContain('jury_summons')
})

/** More rows than are kept. */
async function loadEverything(between: () => Promise<void> = () => Promise.resolve()) {
  for (const country of CountryCode.options)
    for (const language of Language.options) {
      await loadKnowledge(country, language)
      await between()
    }
}

/** The law of every country in every language takes its time on a small machine. */
const ALL_LAW = 120_000

test(
  'keeps what is asked for again and again, whatever comes in between',
  async () => {
    const asked = await loadKnowledge('gb', 'en', { kinds: ['BAILIFF_NOTICE'] })
    await loadEverything(async () => {
      expect(await loadKnowledge('gb', 'en', { kinds: ['BAILIFF_NOTICE'] })).toBe(asked)
    })
  },
  ALL_LAW,
)

test(
  'lets go of what was not asked for longest',
  async () => {
    const asked = await loadKnowledge('gb', 'en', { kinds: ['BAILIFF_NOTICE'] })
    await loadEverything()
    const again = await loadKnowledge('gb', 'en', { kinds: ['BAILIFF_NOTICE'] })
    expect(again).not.toBe(asked)
    expect(again).toEqual(asked)
  },
  ALL_LAW,
)
