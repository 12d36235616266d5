/** German as it is typed where a keyboard has no umlauts: ae, oe, ue and ss. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The rows, which find their phrases in either spelling. */
export function withPlainLetters(rows: readonly Rule[]): readonly Rule[] {
  return rows.map((row) => {
    const rule = { ...row, ...(row.when && { when: conditionOf(row.when) }) }
    if (rule.kind === 'answer') return { ...rule, asks: rule.asks.map(inBoth) }
    if (rule.kind === 'myth') return { ...rule, premise: inBoth(rule.premise) }
    if (rule.kind === 'element') return { ...rule, recognisedBy: rule.recognisedBy.map(testOf) }
    return rule
  })
}

function conditionOf({ all, any, not }: Condition): Condition {
  return {
    ...(all && { all: all.map(testOf) }),
    ...(any && { any: any.map(testOf) }),
    ...(not && { not: not.map(testOf) }),
  }
}

function testOf(test: Test): Test {
  return 'says' in test ? { says: inBoth(test.says) } : test
}

function inBoth(phrases: readonly string[]): string[] {
  return [...new Set(phrases.flatMap((phrase) => [phrase, plain(phrase)]))]
}

function plain(phrase: string): string {
  return phrase.replace(/[äöüß]/g, (letter) => PLAIN[letter] ?? letter)
}
