/** POST /api/documents/{id}/search-news: our own register of changes in the law, then official feeds where they are on. */
import type { LawNews, NewsAnswer, NewsItem } from '@plainletter/contracts/news'

import { openAdvice } from '../open-advice.ts'
import { openLetter } from '../research/open-letter.ts'
import type { LetterPorts } from '../research/open-letter.ts'
import { readFeed } from './read-feed.ts'

/** Free. A feed learns the field of life and nothing of the letter; one that fails leaves our own register. */
export async function searchNews(ports: LetterPorts, documentId: number): Promise<NewsAnswer> {
  const { env, caller } = ports
  const { read } = await openLetter(ports, documentId)
  const law = await openAdvice(env).findNews(read, caller.now)
  const fed = await readFeed(env.NEWS_FEEDS, law)
  const items = [...law.items, ...fed].toSorted((one, other) => other.date.localeCompare(one.date))
  return { news: layOut(law, items), items }
}

const NONE = 'We hold no recent change in the law that touches this document.'
const UNCHECKED = 'Pages of public bodies are listed as they come. We have not checked them.'

function layOut({ asOf }: LawNews, items: readonly NewsItem[]): string {
  const blocks = items.map(({ date, title, says, source, link }) =>
    [`${longDate(date)}: ${title}`, ...(says ? [says] : []), `${source}: ${link}`].join('\n'),
  )
  const own = items.some(({ kind }) => kind === 'law') ? [] : [NONE]
  const fed = items.some(({ kind }) => kind === 'feed') ? [UNCHECKED] : []
  const checked = asOf === null ? [] : [`Our own register was last checked on ${longDate(asOf)}.`]
  return [...own, ...blocks, ...fed, ...checked].join('\n\n')
}

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
