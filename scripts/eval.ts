/**
 * Scores the reader on labelled letters: node scripts/eval.ts --letters DIR [--json] [--types A,B] [--country GB]
 *   [--by country|language|type] [--no-hint]
 * One JSON file per letter: `text`, `jurisdiction` and `expected` (documentType, amounts, references, dates, deadline ...).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { findCountry } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import { read } from '@plainletter/reader/read'
import { scoreReading } from '@plainletter/reader/score-reading'
import type { Labelled, Mark } from '@plainletter/reader/score-reading'

type Row = { id: string; group: string; confidence: number; marks: Mark[] }

main()

function main(): void {
  const { values } = parseArgs({
    options: {
      letters: { type: 'string' },
      json: { type: 'boolean', default: false },
      types: { type: 'string', default: '' },
      country: { type: 'string', default: '' },
      by: { type: 'string', default: '' },
      'no-hint': { type: 'boolean', default: false },
    },
  })
  if (values.letters === undefined) {
    console.error(
      'Usage: node scripts/eval.ts --letters DIR [--json] [--types A,B] [--country GB] [--by country|language|type] [--no-hint]',
    )
    process.exitCode = 2
    return
  }
  const types = values.types === '' ? [] : values.types.split(',')
  const letters = loadLetters(values.letters).filter(
    (letter) =>
      (types.length === 0 || types.includes(letter.expected.documentType)) &&
      (values.country === '' || letter.jurisdiction === values.country.toUpperCase()),
  )
  const rows = letters.map((letter) => ({
    ...scoreLetter(letter, values['no-hint']),
    group: groupOf(letter, values.by),
  }))
  if (values.by !== '') console.log(split(rows))
  console.log(values.json ? JSON.stringify({ ...summarise(rows), rows }, null, 2) : report(rows))
}

function loadLetters(folder: string): Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => parseLetter(join(folder, name)))
}

/** The files are written by us in this shape; one that is not fails the run at its first field. */
function parseLetter(path: string): Labelled {
  return JSON.parse(readFileSync(path, 'utf8')) as Labelled
}

function groupOf(letter: Labelled, by: string): string {
  if (by === 'language') return letter.language ?? ''
  return by === 'type' ? letter.expected.documentType : letter.jurisdiction
}

/** One line for each group: the share of right answers by field. */
function split(rows: readonly Row[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))].toSorted()
  return groups
    .map((group) => {
      const { letters, fields } = summarise(rows.filter((row) => row.group === group))
      const shares = Object.entries(fields).map(
        ([field, { share }]) => `${field} ${Math.round(share * 100)}`,
      )
      return `${group} (${letters})  ${shares.join(', ')}`
    })
    .join('\n')
}

function scoreLetter(letter: Labelled, withoutHint: boolean): Omit<Row, 'group'> {
  const country = withoutHint ? undefined : findCountry(letter.jurisdiction)
  const reading: Reading = read(letter.text, country ? { country } : {})
  return { id: letter.id, confidence: reading.confidence, marks: scoreReading(letter, reading) }
}

type Summary = {
  letters: number
  fields: Record<string, { right: number; of: number; share: number }>
}

function summarise(rows: readonly Row[]): Summary {
  const fields: Summary['fields'] = {}
  for (const mark of rows.flatMap((row) => row.marks)) {
    const field = fields[mark.field] ?? { right: 0, of: 0, share: 0 }
    const right = field.right + mark.right
    const of = field.of + mark.of
    fields[mark.field] = { right, of, share: of === 0 ? 1 : Math.round((right / of) * 1000) / 1000 }
  }
  return { letters: rows.length, fields }
}

function report(rows: readonly Row[]): string {
  const summary = summarise(rows)
  const lines = [`${summary.letters} letters`, '']
  for (const [field, { right, of, share }] of Object.entries(summary.fields)) {
    lines.push(`${field.padEnd(18)} ${(share * 100).toFixed(1).padStart(6)} %   ${right}/${of}`)
  }
  lines.push('', 'Misses')
  for (const row of rows) {
    for (const mark of row.marks)
      if (mark.right < mark.of) lines.push(`${row.id}  ${mark.field}: ${mark.miss}`)
  }
  return lines.join('\n')
}
