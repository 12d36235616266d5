/** In which field of life a question is, by the words that the rows of each field ask for. */
import type { Topic } from '@plainletter/contracts/document-type'
import type { Rule, RuleOf } from '@plainletter/contracts/rule'

import type { Facts } from './facts.ts'
import { findLoosePhrases } from './loose-phrases.ts'
import { stem } from './word-stem.ts'

/** What the reader found in the text counts as much as this many words that one row alone asks for. */
const READ_VOTES = 2
/** A row that speaks to any field says nothing about it. */
const NO_FIELD: Topic = 'general'

/**
 * The field with most votes. Each phrase of the story gives one vote, shared among the fields of the rows that ask for it:
 * "salary" speaks for work, "contract" for little, and "what" or "go" for next to nothing, although one row asks for it alone.
 */
export function toldField(
  { normal, law, topic }: Pick<Facts, 'normal' | 'law' | 'topic'>,
  rows: readonly RuleOf<'answer'>[],
): Topic {
  if (!law) return topic
  const applying: ReadonlySet<unknown> = new Set(rows)
  const fieldsOf = (rules: readonly Rule[] = []) =>
    rules.filter((rule) => applying.has(rule)).map(({ topics }) => topics?.[0] ?? NO_FIELD)
  const sizes = countFields(fieldsOf(rows))
  const votes = new Map<Topic, number>(topic === NO_FIELD ? [] : [[topic, READ_VOTES]])
  const stems = new Set(Array.from(findLoosePhrases(normal, law.asks).keys(), stem))
  for (const one of stems) {
    const fields = fieldsOf(law.askersOf.get(one))
    const spoken = fieldsOf(law.askedWords().holdersOf(one))
    for (const [field, count] of countFields(fields)) {
      if (field === NO_FIELD) continue
      const vote = (count / fields.length) * sureness(fields, field)
      votes.set(field, (votes.get(field) ?? 0) + vote * telling(spoken, field, sizes))
    }
  }
  const [best] = [...votes].toSorted((one, other) => other[1] - one[1])
  return best?.[0] ?? topic
}

function countFields(fields: readonly Topic[]): ReadonlyMap<Topic, number> {
  const counts = new Map<Topic, number>()
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
  return counts
}

/**
 * How much a word tells of a field, from 0 to 1: `spoken` are the fields of all rows that have it in any phrase. A field of few
 * rows has a word in fewer of them.
 */
function telling(
  spoken: readonly Topic[],
  field: Topic,
  sizes: ReadonlyMap<Topic, number>,
): number {
  if (spoken.length < FEW_ROWS) return 1
  const shares = Array.from(countFields(spoken), ([one, count]) => ({
    one,
    share: count / ((sizes.get(one) ?? 0) + SMALL_FIELD),
  }))
  const own = shares.find(({ one }) => one === field)?.share ?? 0
  return Math.min(1, (own / shares.reduce((sum, { share }) => sum + share, 0)) * SURE_SHARE)
}

/** Of so few rows nothing can be told. */
const FEW_ROWS = 3
/** Keeps a field of two or three rows from owning each word that it has. */
const SMALL_FIELD = 10
/** A word of which a field has two thirds is a word of that field. */
const SURE_SHARE = 1.5

/** A phrase of many fields tells less than its share. */
function sureness(fields: readonly Topic[], field: Topic): number {
  const share = fields.filter((one) => one === field).length / fields.length
  return share * Math.min(fields.length, MOST_ROWS) ** 0.5
}

const MOST_ROWS = 9
