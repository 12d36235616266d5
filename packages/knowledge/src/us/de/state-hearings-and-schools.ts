/** The German words of the rows in ../state-hearings-and-schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_HEARINGS_AND_SCHOOLS_DE: Words = {
  ...stateWords(
    'fair-hearing',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'sagen eigene Regeln des Bundesstaats, wie Sie zu Leistungen eine Anhörung (hearing) verlangen und was Sie vorher sehen können. Bitten Sie um Ihre Akte (case file)',
    ),
  ),
  ...stateWords(
    'school-out',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'sagt das Gesetz, wie lange eine Schule ausschließen darf (suspend), welche Anhörung vorher kommt und wie Sie Widerspruch (appeal) einlegen',
    ),
  ),
}
