/**
 * Official feeds as a port that is off unless set, and never more than a wish: any fault, and anything but the shape we
 * know, is no news. A feed is asked for a field of life in fixed words, so that nothing of a letter leaves us.
 */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Topic } from '@plainletter/contracts/document-type'
import type { NewsItem } from '@plainletter/contracts/news'

import { FEEDS, MOST_ITEMS, TERMS } from './feeds.ts'

const TIMEOUT_MS = 3_000
const BYTES_MAX = 256 * 1024

interface FeedQuestion {
  readonly country: CountryCode
  readonly topic: Topic
}

/** `setting` is "country=address" with spaces between. Empty where the country has no feed, or it does not answer well. */
export async function readFeed(
  setting: string,
  { country, topic }: FeedQuestion,
): Promise<NewsItem[]> {
  const feed = FEEDS[country]
  const origin = originOf(setting, country)
  if (!feed || !origin) return []
  try {
    const answer = await fetch(`${origin}${feed.path(TERMS[topic])}`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) return []
    return feed.read(JSON.parse(await readText(answer))).slice(0, MOST_ITEMS)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.warn(JSON.stringify({ event: 'news_feed_fault', country, name }))
    return []
  }
}

function originOf(setting: string, country: CountryCode): string | undefined {
  const own = setting.split(' ').find((pair) => pair.startsWith(`${country}=`))
  return own?.slice(country.length + 1)
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > BYTES_MAX) throw new RangeError('The feed is too long')
  }
  return text + decoder.decode()
}
