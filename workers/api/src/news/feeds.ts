/** The official feeds that we can read: what each is asked, and what of its answer is believed. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Topic } from '@plainletter/contracts/document-type'
import type { NewsItem } from '@plainletter/contracts/news'
import * as z from 'zod/mini'

export const MOST_ITEMS = 5
const LONGEST = { title: 200, says: 400 } as const

/** What a feed is asked for. */
export const TERMS = {
  debt: 'debt',
  parking: 'parking charge',
  housing: 'tenancy eviction',
  consumer: 'consumer rights',
  employment: 'employment rights',
  criminal: 'criminal court',
  family: 'family court',
  immigration: 'immigration rules',
  general: 'court',
} as const satisfies Record<Topic, string>

interface Feed {
  readonly path: (term: string) => string
  /** Throws when the answer is not of the shape we know. */
  readonly read: (answer: unknown) => NewsItem[]
}

const GovUkAnswer = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      link: z.string(),
      public_timestamp: z.nullish(z.string()),
      description: z.nullish(z.string()),
    }),
  ),
})

const FederalRegisterAnswer = z.object({
  results: z.optional(
    z.array(
      z.object({
        title: z.string(),
        html_url: z.string(),
        publication_date: z.string(),
        abstract: z.nullish(z.string()),
      }),
    ),
  ),
})

export const FEEDS: Partial<Record<CountryCode, Feed>> = {
  gb: {
    path: (term) =>
      `/api/search.json?${asQuery([
        ['q', term],
        ['count', String(MOST_ITEMS)],
        ['order', '-public_timestamp'],
        ['fields', 'title,link,public_timestamp,description'],
      ])}`,
    read: (answer) =>
      GovUkAnswer.parse(answer).results.flatMap((one) =>
        asItem({
          title: one.title,
          says: one.description,
          date: one.public_timestamp?.slice(0, 10),
          // Pages of their own are named without a host; others are not taken.
          link: one.link.startsWith('/') ? `https://www.gov.uk${one.link}` : '',
          source: 'GOV.UK',
        }),
      ),
  },
  us: {
    path: (term) =>
      `/api/v1/documents.json?${asQuery([
        ['per_page', String(MOST_ITEMS)],
        ['order', 'newest'],
        ['conditions[term]', term],
        ['conditions[type][]', 'RULE'],
        ...['title', 'html_url', 'publication_date', 'abstract'].map((name) => ['fields[]', name]),
      ])}`,
    read: (answer) =>
      (FederalRegisterAnswer.parse(answer).results ?? []).flatMap((one) =>
        asItem({
          title: one.title,
          says: one.abstract,
          date: one.publication_date,
          link: one.html_url,
          source: 'Federal Register',
        }),
      ),
  },
}

const asQuery = (pairs: string[][]): string => new URLSearchParams(pairs).toString()

const HOSTS = ['https://www.gov.uk/', 'https://www.federalregister.gov/'] as const
const Day = z.iso.date()

interface FedItem {
  readonly title: string
  readonly says: string | null | undefined
  readonly date: string | undefined
  readonly link: string
  readonly source: string
}

/** One item, or none when it has no day or leads elsewhere. */
function asItem({ title, says, date, link, source }: FedItem): NewsItem[] {
  const day = Day.safeParse(date)
  if (!day.success || !HOSTS.some((host) => link.startsWith(host))) return []
  return [
    {
      title: plain(title, LONGEST.title),
      says: plain(says ?? '', LONGEST.says),
      date: day.data,
      link,
      source,
      kind: 'feed',
    },
  ]
}

const plain = (text: string, most: number): string =>
  text.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, most)
