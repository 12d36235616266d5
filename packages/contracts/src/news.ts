/** News about one document: lately changed or soon changing law of our own register, and official feeds where they are on. */
import * as z from 'zod/mini'

import { CountryCode, PlainDate } from './country.ts'
import { Topic } from './document-type.ts'

/** `says` is what changed, in plain words; for a feed, what the publisher writes. `date` is the day it counts from. */
export const NewsItem = z.object({
  title: z.string(),
  says: z.string(),
  date: PlainDate,
  link: z.string(),
  source: z.string(),
  /** `law`: our own checked register. `feed`: a public body's page that nobody of us has checked. */
  kind: z.enum(['law', 'feed']),
})
export type NewsItem = z.infer<typeof NewsItem>

/** Our own register's part. `topic` is all that a feed of the country is asked for. */
export const LawNews = z.object({
  items: z.array(NewsItem),
  country: CountryCode,
  topic: Topic,
  asOf: z.nullable(PlainDate),
})
export type LawNews = z.infer<typeof LawNews>

/** The answer of POST /api/documents/{id}/search-news. `news` is the whole of it as plain text. Newest first. */
export const NewsAnswer = z.object({ news: z.string(), items: z.array(NewsItem) })
export type NewsAnswer = z.infer<typeof NewsAnswer>
