/** POST /api/documents/{id}/search-news: our own register of changes in the law, then official feeds where they are on. */
import type { LawNews, NewsAnswer, NewsItem } from '@plainletter/contracts/news'

import { openToldLetter } from '../documents/open-told-letter.ts'
import type { LetterPorts } from '../documents/open-told-letter.ts'
import { takeTry } from '../tries.ts'
import { readFeed } from './read-feed.ts'

/** Free. A feed learns the field of life and nothing of the letter; one that fails leaves our own register. */
export async function searchNews(
  ports: LetterPorts,
  documentId: number,
  feeds: string,
): Promise<NewsAnswer> {
  const { user, told } = await openToldLetter(ports, documentId)
  await takeTry(ports.env.DB, 'news', { userId: user.id, now: ports.caller.now })
  const law = await ports.advice.findNews(told, ports.caller.now)
  const items = [...law.items, ...(await readFeed(feeds, law))].toSorted((one, other) =>
    other.date.localeCompare(one.date),
  )
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
