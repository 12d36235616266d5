/**
 * Scores the engine on labelled letters and on questions that rest on a belief:
 * node scripts/eval.ts [--letters DIR ...] [--json] [--types A,B] [--country GB] [--by country|type|language|source]
 *   [--no-hint] [--today 2026-11-21]
 * A letter is a JSON file with `text`, `jurisdiction` and `expected` (documentType, amounts, dates, deadline, keyLaw ...).
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { PlainDate } from '@plainletter/contracts/country'

import { GROUPINGS, isGrouping, loadLetters } from './eval/labelled-letter.ts'
import type { Grouping, LabelledLetter } from './eval/labelled-letter.ts'
import { scorePremises } from './eval/premises.ts'
import {
  printMisses,
  printPremises,
  printSplit,
  printSummary,
  splitBy,
  summarise,
} from './eval/report.ts'
import { createScorer } from './eval/score-letter.ts'
import type { Row } from './eval/score-letter.ts'

const OURS = path.join(import.meta.dirname, '../packages/reader/fixtures')
/** Those that the reader's models are learned from, and later ones that they never saw. */
const OUR_LETTERS = [OURS, path.join(OURS, 'later')]

const { values } = parseArgs({
  options: {
    letters: { type: 'string', multiple: true, default: OUR_LETTERS },
    json: { type: 'boolean', default: false },
    types: { type: 'string', default: '' },
    country: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    'no-hint': { type: 'boolean', default: false },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})

const today = PlainDate.safeParse(values.today)
if (!today.success || (values.by !== '' && !isGrouping(values.by))) {
  console.error(
    'Usage: node scripts/eval.ts [--letters DIR ...] [--json] [--types A,B] [--country GB] [--by country|type|language|source] [--no-hint] [--today 2026-11-21]',
  )
  process.exit(2)
}

const score = createScorer({ today: today.data, withoutHint: values['no-hint'] })
const rows: Row[] = []
for (const letter of values.letters.flatMap(loadLetters).filter(isWanted))
  rows.push(await score(letter))
const groupings = isGrouping(values.by) ? [values.by] : GROUPINGS
const premises = await scorePremises(today.data)

console.log(values.json ? asJson(groupings) : asText(groupings))

function isWanted({ jurisdiction, expected }: LabelledLetter): boolean {
  const types = values.types.split(',')
  return (
    (values.types === '' || types.includes(expected.documentType)) &&
    (values.country === '' || jurisdiction === values.country.toUpperCase())
  )
}

function asText(by: readonly Grouping[]): string {
  return [
    printSummary(summarise(rows)),
    ...by.map((one) => `By ${one}\n${printSplit(splitBy(rows, one))}`),
    printPremises(premises),
    `Misses\n${printMisses(rows)}`,
  ].join('\n\n')
}

function asJson(by: readonly Grouping[]): string {
  const groups = Object.fromEntries(by.map((one) => [one, splitBy(rows, one)]))
  return JSON.stringify({ ...summarise(rows), groups, premises, rows }, null, 2)
}
