/** The register of help with the real law: each contact stands where the letter is its matter, and nowhere else. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import { CountryCode, Language } from '@plainletter/contracts/country'
import { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'
import type { HelpOrganisation } from '@plainletter/contracts/rule'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TODAY, reading, request } from './fixtures/factories.ts'
import { HELP_CASES } from './fixtures/help-cases.ts'

const REGISTER = (
  await Promise.all(
    CountryCode.options.map((country) => loadKnowledge(country, 'en', { kinds: [], paper: null })),
  )
).flatMap(({ help }) => help)

type Asked = { country: CountryCode; region?: string | undefined; kind: string; text: string }

/** Whom the page lists, by id, for a letter written as in `help-cases.ts`. */
async function helpFor({ country, region, kind, text }: Asked): Promise<string[]> {
  const [documentType, topic = 'debt'] = kind.split('/')
  const sender = /^\[(state: )?(.+?)\] /.exec(text)
  const plain = reading({
    documentType: DocumentType.parse(documentType),
    topic: Topic.parse(topic),
    senderOrganization: sender?.[2] ?? null,
    isOfficialDemand: sender?.[1] !== undefined,
  })
  const { nation: _, ...place } = plain.jurisdiction
  const jurisdiction: Reading['jurisdiction'] = {
    ...(country === 'gb' ? plain.jurisdiction : place),
    country: COUNTRIES[country].name,
    countryCode: country,
    ...(region ? { region } : {}),
  }
  const knowledge = await loadKnowledge(country, 'en', { kinds: [plain.documentType], paper: null })
  const { analysis } = advise({
    phrases: EN,
    text,
    reading: { ...plain, jurisdiction },
    knowledge,
    today: TODAY,
    request: request({ country }),
  })
  return analysis.help.map(
    ({ name }) => REGISTER.find((one) => one.country === country && one.name === name)?.id ?? name,
  )
}

const NARROW = REGISTER.filter(({ when }) => when)

describe('a contact for one matter', () => {
  test.each(HELP_CASES)('%s stands where a %s is about it, and only there', async (...row) => {
    const [id, kind, stands, standsNot] = row
    const contact = NARROW.find((one) => one.id === id)
    const country = CountryCode.parse(id.slice(0, 2))
    const asked = { country, kind, region: contact?.regions?.[0] }
    expect(await helpFor({ ...asked, text: stands })).toContain(id)
    expect(await helpFor({ ...asked, text: standsNot })).not.toContain(id)
  })

  test('has such a pair of letters', () => {
    const shown = new Set(HELP_CASES.map(([id]) => id))
    // All state courts ask for the same; some are told in the same words as a neighbour, and stand behind it.
    const alike =
      /^us\.state\.(?!ca\.)|^gb\.help\.(?:spso|psow|nipso|consumer-council|grc-scotland|nitpt|lra|police-scotland)$|^fr\.help\.info-escroqueries$/
    expect(NARROW.map(({ id }) => id).filter((id) => !shown.has(id) && !alike.test(id))).toEqual([])
  })
})

/** Both can stand on one page: they are there for a place in common, in the same part of the list. */
function stand(one: HelpOrganisation, other: HelpOrganisation): boolean {
  const meets = <Place>(here?: readonly Place[], there?: readonly Place[]) =>
    !here || !there || here.some((place) => there.includes(place))
  if (one.group !== other.group) return false
  return meets(one.nations, other.nations) && meets(one.regions, other.regions)
}

describe('contacts of one place', () => {
  // What was said once is not said again, so the second of two in the same words would never be seen.
  test.each(
    CountryCode.options.flatMap((country) =>
      Language.options.map((spoken) => [country, spoken] as const),
    ),
  )('are told in words of their own in %s, in %s', async (country, spoken) => {
    const { help } = await loadKnowledge(country, spoken, { kinds: [], paper: null })
    const alike = help.filter((one) =>
      help.some((other) => other !== one && other.does === one.does && stand(one, other)),
    )
    expect(alike.map(({ id }) => id)).toEqual([])
  })
})

/** The fields in which people write most, and a kind of letter in each. */
const FIELDS = [
  'DEBT_COLLECTION_LETTER',
  'EVICTION_NOTICE',
  'DISMISSAL_LETTER',
  'CONSUMER_CONTRACT_DISPUTE',
  'PARKING_TICKET',
  'TAX_DEMAND',
] as const
/** Associations that advise their members, where nobody advises all for free. */
const OF_MEMBERS = [
  'de.help.mieterbund',
  'de.help.dgb',
  'ch.help.mieter',
  'es.help.facua',
  'es.help.ccoo',
]
/** Where we know of no free and independent adviser a public body or an ombudsman is first. */
const NO_ADVISER = [
  'be CONSUMER_CONTRACT_DISPUTE',
  'ch DISMISSAL_LETTER',
  'ch CONSUMER_CONTRACT_DISPUTE',
  'ch PARKING_TICKET',
]

describe('the first contact', () => {
  test.each(
    CountryCode.options.flatMap((country) => FIELDS.map((kind) => [country, kind] as const)),
  )('in %s for %s is a free and independent adviser', async (country, kind) => {
    const [first = ''] = await helpFor({ country, kind, text: 'A letter.' })
    const contact = REGISTER.find(({ id }) => id === first)
    const isFree = contact?.group === 'advice' || contact?.group === 'legal-aid'
    expect([first, isFree]).toEqual([first, !NO_ADVISER.includes(`${country} ${kind}`)])
    const asksFee =
      /\b(?:members|fee)\b/i.test(contact?.does ?? '') && !/free/i.test(contact?.does ?? '')
    expect([first, asksFee]).toEqual([first, OF_MEMBERS.includes(first)])
  })
})
