import { NewsAnswer } from '@plainletter/contracts/news'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newReader } from '../../test/letters.ts'
import type { Owner } from '../../test/letters.ts'
import { paidFor } from '../../test/paid-letters.ts'
import { readFeed } from './read-feed.ts'

const SACKED = 'I was sacked from my job in London after one year. Is that unfair dismissal?'
const QUESTION = { country: 'gb', topic: 'employment' } as const

const feedAt = (how: string, country = 'gb') => `${country}=${inject('feedsUrl')}/${how}`

const watchLog = () => vi.spyOn(console, 'warn').mockReturnValue()

afterEach(() => void vi.restoreAllMocks())

async function newsFor(owner: Owner, NEWS_FEEDS = ''): Promise<NewsAnswer> {
  const path = `/api/documents/${owner.documentId}/search-news`
  const { response } = await ask(owner, { path, method: 'POST' }, { NEWS_FEEDS: NEWS_FEEDS as '' })
  expect(response.status).toBe(200)
  return NewsAnswer.parse(await response.json())
}

describe('POST /api/documents/{id}/search-news', () => {
  test('tells the changes of the law that touch the letter, newest first, for nothing', async () => {
    const owner = await newReader({ credits: 1, text: SACKED })
    const before = await paidFor(owner.id)
    const { news, items } = await newsFor(owner)
    expect(items.length).toBeGreaterThan(0)
    expect(items.map(({ kind }) => kind)).toEqual(items.map(() => 'law'))
    const dates = items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const { title, link } of items)
      for (const part of [title, link]) expect(news).toContain(part)
    expect(news).toMatch(/Our own register was last checked on \d+ \w+ 20\d\d\.$/)
    expect(await paidFor(owner.id)).toEqual(before)
  })

  test('says so when nothing touches it', async () => {
    const owner = await newReader({ text: 'Thank you for the cake. See you on Sunday.' })
    const { news, items } = await newsFor(owner)
    expect(items).toEqual([])
    expect(news).toContain('We hold no recent change in the law that touches this document.')
  })

  test('adds what a feed tells, marked as not checked by us', async () => {
    const owner = await newReader({ text: SACKED })
    const own = await newsFor(owner)
    const { news, items } = await newsFor(owner, feedAt('good'))
    expect(items.filter(({ kind }) => kind === 'law')).toEqual(own.items)
    expect(items.filter(({ kind }) => kind === 'feed')).toEqual([
      {
        title: 'New rules for private car parks',
        says: 'The code of practice starts next year.',
        date: '2026-11-02',
        link: 'https://www.gov.uk/government/news/new-rules-for-private-car-parks',
        source: 'GOV.UK',
        kind: 'feed',
      },
    ])
    expect(news).toContain(
      'Pages of public bodies are listed as they come. We have not checked them.',
    )
  })

  test('a feed is asked for the field of life and learns nothing of the letter', async () => {
    const owner = await newReader({ text: SACKED })
    const { items } = await newsFor(owner, feedAt('echo'))
    const asked = items.find(({ kind }) => kind === 'feed')?.title
    expect(asked).toBe(
      '/echo/api/search.json?q=employment+rights&count=5&order=-public_timestamp&fields=title%2Clink%2Cpublic_timestamp%2Cdescription',
    )
  })
})

describe('A feed', () => {
  test('of the United States is read as it comes', async () => {
    expect(await readFeed(feedAt('good', 'us'), { country: 'us', topic: 'debt' })).toEqual([
      {
        title: 'Debt Collection Practices (Regulation F)',
        says: '',
        date: '2026-10-05',
        link: 'https://www.federalregister.gov/documents/2026/10/05/2026-12345/debt-collection',
        source: 'Federal Register',
        kind: 'feed',
      },
    ])
  })

  test('is off unless it is set, and for a country that has none', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(await readFeed('', QUESTION)).toEqual([])
    expect(await readFeed(feedAt('good', 'us'), QUESTION)).toEqual([])
    expect(await readFeed(feedAt('good', 'de'), { country: 'de', topic: 'debt' })).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each(['other', 'list', 'text', 'long', 'broken'])(
    'that answers %s is no news, and the log says which kind of fault',
    async (how) => {
      const log = watchLog()
      expect(await readFeed(feedAt(how), QUESTION)).toEqual([])
      expect(log.mock.calls.join()).toMatch(
        /"event":"news_feed_fault","country":"gb","name":"\$?\w+"/,
      )
    },
  )

  test.each(['refused', 'moved', 'nowhere'])('that answers %s is no news', async (how) => {
    expect(await readFeed(feedAt(how), QUESTION)).toEqual([])
  })

  test.each(['silent', 'endless'])('that stays %s is left after its time', async (how) => {
    const log = watchLog()
    const limits: number[] = []
    const signal = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return signal(50)
    })
    expect(await readFeed(feedAt(how), QUESTION)).toEqual([])
    expect(limits).toEqual([3_000])
    expect(log.mock.calls.join()).toContain('news_feed_fault')
  })

  test('at an address that nobody answers is no news', async () => {
    watchLog()
    expect(await readFeed('gb=http://127.0.0.1:9', QUESTION)).toEqual([])
    expect(await readFeed('gb=not an address', QUESTION)).toEqual([])
  })
})
