/** The labelled letters: one JSON file each, with its text and what a competent adviser would say of it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Labelled } from '@plainletter/reader/score-reading'

/** `keyLaw` names the statutes, rules and cases to be named; `sourceKind` says where the text came from. */
export type LabelledLetter = Labelled & {
  sourceKind?: string
  expected: Labelled['expected'] & { keyLaw?: string[] }
}

/** By what the scores are split. */
export const GROUPINGS = ['country', 'type', 'language', 'source'] as const
export type Grouping = (typeof GROUPINGS)[number]

export const isGrouping = (name: string): name is Grouping =>
  GROUPINGS.some((grouping) => grouping === name)

/** The letters of a folder in the order of their names. A file of another shape fails the run at its first field. */
export function loadLetters(folder: string): LabelledLetter[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => parseLetter(path.join(folder, name)))
}

/** The files are written by us in this shape. */
function parseLetter(file: string): LabelledLetter {
  return JSON.parse(readFileSync(file, 'utf8')) as LabelledLetter
}

/** The name of the group to which a letter belongs. */
export function groupOf(letter: LabelledLetter, by: Grouping): string {
  if (by === 'language') return letter.language ?? 'unknown'
  if (by === 'source') return letter.sourceKind ?? 'unknown'
  return by === 'type' ? letter.expected.documentType : letter.jurisdiction
}
