/** The scores as text for a person, or as one object for machines. */
import type { Mark } from '@plainletter/reader/score-reading'

import { calibrate } from './calibration.ts'
import type { Calibration } from './calibration.ts'
import type { Grouping } from './labelled-letter.ts'
import type { PremiseResult } from './premises.ts'
import { NO_TEXT, addReach, ageOf } from './readability.ts'
import type { Row } from './score-letter.ts'

type Field = { right: number; of: number; share: number }

export type Summary = {
  letters: number
  fields: Record<string, Field>
  calibration: Calibration
  /** Of the sentences that people read, in English: years of age, and words a sentence. */
  reading: { age: number; wordsASentence: number }
  /** Kinds taken for another, the most frequent first. */
  confusions: { wanted: string; found: string; count: number }[]
}

export function summarise(rows: readonly Row[]): Summary {
  return {
    letters: rows.length,
    fields: fieldsOf(rows.flatMap(({ marks }) => marks)),
    calibration: calibrate(rows.map(({ guess }) => guess)),
    reading: ageOf(rows.map(({ reach }) => reach).reduce(addReach, NO_TEXT)),
    confusions: confusionsOf(rows),
  }
}

function fieldsOf(marks: readonly Mark[]): Record<string, Field> {
  const fields: Record<string, Field> = {}
  for (const mark of marks) {
    const field = fields[mark.field] ?? { right: 0, of: 0, share: 0 }
    const right = field.right + mark.right
    const of = field.of + mark.of
    fields[mark.field] = { right, of, share: of === 0 ? 1 : Math.round((right / of) * 1000) / 1000 }
  }
  return fields
}

function confusionsOf(rows: readonly Row[]): Summary['confusions'] {
  const counts = new Map<string, number>()
  for (const { kinds, guess } of rows)
    if (!guess.isRight) counts.set(kinds.join(' '), (counts.get(kinds.join(' ')) ?? 0) + 1)
  return Array.from(counts, ([pair, count]) => {
    const [wanted = '', found = ''] = pair.split(' ')
    return { wanted, found, count }
  }).toSorted((one, other) => other.count - one.count)
}

/** The groups of a grouping, each with its summary. */
export function splitBy(rows: readonly Row[], by: Grouping): Record<string, Summary> {
  const names = [...new Set(rows.map(({ groups }) => groups[by]))].toSorted()
  return Object.fromEntries(
    names.map((name) => [name, summarise(rows.filter(({ groups }) => groups[by] === name))]),
  )
}

/** A field a line, then calibration, reading age and confusions. */
export function printSummary(summary: Summary): string {
  const { letters, fields, calibration, reading, confusions } = summary
  const abstained = 1 - (fields['coverage']?.share ?? 1)
  return [
    `${letters} letters`,
    '',
    ...Object.entries(fields).map(
      ([field, { right, of, share }]) =>
        `${field.padEnd(18)} ${percent(share).padStart(6)} %   ${right}/${of}`,
    ),
    `${'abstained'.padEnd(18)} ${percent(abstained).padStart(6)} %`,
    '',
    `Confidence of the kind: Brier ${calibration.brier.toFixed(3)}, expected error ${calibration.ece.toFixed(3)}`,
    ...calibration.buckets.map(
      ({ from, to, count, confidence, accuracy }) =>
        `  ${from.toFixed(1)}-${to.toFixed(1)}  ${String(count).padStart(4)} letters  said ${percent(confidence)} %, right ${percent(accuracy)} %`,
    ),
    `Reading age ${reading.age.toFixed(1)}, ${reading.wordsASentence.toFixed(1)} words a sentence`,
    `Kinds taken for another: ${confusions.map(({ wanted, found, count }) => `${wanted} as ${found} ${count}`).join(', ') || 'none'}`,
  ].join('\n')
}

/** One line for each group: the share of right answers by field, in per cent. */
export function printSplit(groups: Readonly<Record<string, Summary>>): string {
  return Object.entries(groups)
    .map(([name, { letters, fields, calibration, reading }]) => {
      const shares = Object.entries(fields).map(
        ([field, { of, share }]) => `${field} ${of === 0 ? '-' : Math.round(share * 100)}`,
      )
      return `${name} (${letters})  ${shares.join(', ')}, Brier ${calibration.brier.toFixed(3)}, age ${reading.age.toFixed(1)}`
    })
    .join('\n')
}

export function printMisses(rows: readonly Row[]): string {
  return rows
    .flatMap(({ id, marks }) =>
      marks
        .filter(({ right, of }) => right < of)
        .map(({ field, miss }) => `${id}  ${field}: ${miss}`),
    )
    .join('\n')
}

const SCORES = ['right', 'abstained', 'beside', 'wrong'] as const

/** For each set a line, then by place, belief and language; then what was beside or wrong. */
export function printPremises(results: readonly PremiseResult[]): string {
  const sets = [...new Set(results.map(({ set }) => set))]
  const lines = sets.flatMap((set) => {
    const members = results.filter((one) => one.set === set)
    return [premiseLine(set, members), ...splitPremises(members)]
  })
  const missed = results
    .filter(({ score }) => score === 'beside' || score === 'wrong')
    .map(({ id, score, shown, answer }) => `${id}  ${score}, ${shown}: ${answer}`)
  return ['Questions that rest on a belief', ...lines, ...missed].join('\n')
}

function splitPremises(members: readonly PremiseResult[]): string[] {
  const groups = new Map<string, PremiseResult[]>()
  for (const result of members) {
    const place = result.country === 'gb' ? 'United Kingdom' : 'elsewhere'
    for (const name of [place, `belief ${result.belief}`, `in ${result.language}`])
      groups.set(name, [...(groups.get(name) ?? []), result])
  }
  return Array.from(groups, ([name, group]) => premiseLine(`  ${name}`, group)).toSorted()
}

function premiseLine(name: string, members: readonly PremiseResult[]): string {
  const counts = SCORES.map(
    (score) => `${score} ${members.filter((one) => one.score === score).length}`,
  )
  return `${name.padEnd(28)} ${String(members.length).padStart(4)}  ${counts.join(', ')}`
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}
