/** What the knowledge will be one day: as many times the rows, with other words in their tests. */
import type { Condition, CountryKnowledge, Rule, Test } from '@plainletter/contracts/rule'

/** `times` the rows and senders of a country. Those added are about other things, but begin with words that letters use. */
export function largerLaw(law: CountryKnowledge, times: number): CountryKnowledge {
  const others = Array.from({ length: times - 1 }, (_, index) => otherLaw(law, index + 1))
  return {
    ...law,
    rules: [law, ...others].flatMap(({ rules }) => rules),
    senders: [law, ...others].flatMap(({ senders }) => senders),
  }
}

/** A row without a condition would always apply: tenfold, it would be given one. */
const SOME_CONDITION: Condition = { any: [{ says: ['court claim form'] }] }

function otherLaw(law: CountryKnowledge, mark: number): CountryKnowledge {
  const words = (phrases: readonly string[]) => phrases.map((phrase) => `${phrase} x${mark}`)
  const test = (one: Test): Test => ('says' in one ? { says: words(one.says) } : one)
  const condition = ({ all, any, not }: Condition): Condition => ({
    ...(all && { all: all.map(test) }),
    any: (any ?? SOME_CONDITION.any ?? []).map(test),
    ...(not && { not: not.map(test) }),
  })
  const rule = (one: Rule): Rule => {
    const other = { ...one, id: `${one.id}-${mark}`, when: condition(one.when ?? SOME_CONDITION) }
    if (other.kind === 'answer') return { ...other, asks: other.asks.map(words) }
    if (other.kind === 'myth') return { ...other, premise: words(other.premise) }
    if (other.kind === 'element') return { ...other, recognisedBy: other.recognisedBy.map(test) }
    return other
  }
  return {
    ...law,
    rules: law.rules.map(rule),
    senders: law.senders.map((sender) => ({ ...sender, match: words(sender.match) })),
  }
}
