/** In which field of life a question is, by the words that the rows of each field ask for. */
import type { Topic } from '@plainletter/contracts/document-type'
import type { RuleOf } from '@plainletter/contracts/rule'

import type { Facts } from './facts.ts'
import { findLoosePhrases } from './loose-phrases.ts'
import { stem } from './word-stem.ts'

/** What the reader found in the text counts as much as this many words that one row alone asks for. */
const READ_VOTES = 2
/** A row that speaks to any field says nothing about it. */
const NO_FIELD: Topic = 'general'

/**
 * The field with most votes. Each phrase of the story gives one vote, shared among the fields of the rows that ask for it:
 * "salary" speaks for work, "contract" for little.
 */
export function toldField(
  { normal, law, topic }: Pick<Facts, 'normal' | 'law' | 'topic'>,
  rows: readonly RuleOf<'answer'>[],
): Topic {
  if (!law) return topic
  const applying: ReadonlySet<unknown> = new Set(rows)
  const votes = new Map<Topic, number>(topic === NO_FIELD ? [] : [[topic, READ_VOTES]])
  const stems = new Set(Array.from(findLoosePhrases(normal, law.asks).keys(), stem))
  for (const one of stems) {
    const fields = (law.askersOf.get(one) ?? [])
      .filter((rule) => applying.has(rule))
      .map(({ topics }) => topics?.[0] ?? NO_FIELD)
    for (const field of fields)
      if (field !== NO_FIELD)
        votes.set(field, (votes.get(field) ?? 0) + sureness(fields, field) / fields.length)
  }
  const [best] = [...votes].toSorted((one, other) => other[1] - one[1])
  return best?.[0] ?? topic
}

/** A phrase of many fields tells less than its share. */
function sureness(fields: readonly Topic[], field: Topic): number {
  const share = fields.filter((one) => one === field).length / fields.length
  return share * Math.min(fields.length, MOST_ROWS) ** 0.5
}

const MOST_ROWS = 9
