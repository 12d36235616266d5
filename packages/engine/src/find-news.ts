/** News of the law for a letter which has been read before, from our own register. It needs no network. */
import { findChanges } from '@plainletter/adviser/law-changes'
import type { LawNews, NewsItem } from '@plainletter/contracts/news'
import type { RuleOf } from '@plainletter/contracts/rule'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'

import { readAgain } from './research.ts'
import type { ReadLetter } from './research.ts'
import { todayIn } from './today.ts'

/** `now` in epoch milliseconds. */
export async function findNews(letter: ReadLetter, now: number): Promise<LawNews> {
  const { reading, country } = readAgain(letter)
  const knowledge = await loadKnowledge(country)
  const changes = findChanges({
    phrases: await loadPhrases('en'),
    text: letter.text,
    reading,
    knowledge,
    today: todayIn(country, now),
    request: { country, language: 'en' },
  })
  return {
    items: changes.map(showChange),
    country,
    topic: reading.topic,
    asOf: knowledge?.asOf ?? null,
  }
}

function showChange({ says, was, is, changedOn, authority }: RuleOf<'change'>): NewsItem {
  return {
    title: says,
    says: `${was} ${is}`,
    date: changedOn,
    link: authority.url,
    source: `${authority.title}, ${authority.provision}`,
    kind: 'law',
  }
}
