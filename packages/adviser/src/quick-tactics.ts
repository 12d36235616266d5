/** Quick tactics: the few facts about an area that a person should know at once. Free. */
import type { QuickTactics } from '@plainletter/contracts/cheat-sheet'

import {
  AREA_NAMES,
  helpFor,
  notesOn,
  pickRows,
  placeName,
  rowBasis,
  rowsFor,
} from './area-rows.ts'
import type { AreaQuestion } from './area-rows.ts'

const LENGTH = { least: 4, most: 6 } as const

/** The facts that fit the situation best. Without rows `keyFacts` is empty, and notes and help say where to turn. */
export function quickTactics(question: AreaQuestion): QuickTactics {
  const { area, knowledge } = question
  const rows = pickRows(rowsFor(question, knowledge.facts), LENGTH)
  return {
    title: `${AREA_NAMES[area]}: quick facts for ${placeName(question)}`,
    keyFacts: rows.map(({ says }) => says),
    basis: rows.map(rowBasis),
    asOf: knowledge.asOf,
    notes: notesOn(question, rows.length > 0),
    help: helpFor(question),
  }
}
