/** News of the law for a letter, as its owner has put it right, from our own register. It needs no network. */
import { findChanges } from '@plainletter/adviser/law-changes'
import type { LawNews, NewsItem } from '@plainletter/contracts/news'
import type { RuleOf } from '@plainletter/contracts/rule'

import { prepare } from './prepare.ts'
import { withTold } from './told-letter.ts'
import type { ToldLetter } from './told-letter.ts'

/** `now` in epoch milliseconds. */
export async function findNews(letter: ToldLetter, now: number): Promise<LawNews> {
  const input = await withTold(letter, now)
  const { reading, knowledge, draft } = await prepare(input)
  const { country, asOf } = knowledge
  const request = { ...letter.request, country }
  const changes = findChanges({ ...input, phrases: draft.phrases, reading, knowledge, request })
  return {
    items: changes.map(showChange),
    country,
    topic: reading.topic,
    asOf,
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
