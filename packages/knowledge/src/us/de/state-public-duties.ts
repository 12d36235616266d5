/** The German words of the rows in ../state-public-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_PUBLIC_DUTIES_DE: Words = {
  ...stateWords(
    'court-fees',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'können Menschen mit wenig Einkommen das Gericht bitten, seine Gebühren zu erlassen. Fragen Sie die Geschäftsstelle (clerk) nach dem Formular',
    ),
  ),
  ...stateWords(
    'jury-call',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'können Sie meist bitten, den Geschworenendienst (jury duty) auf einen anderen Tag zu legen. Ihr Arbeitgeber darf Ihnen deshalb nicht kündigen. Antworten Sie bis zum genannten Tag',
    ),
  ),
  ...stateWords(
    'insurance-gap',
    sameCells(
      'AZ GA IL MA NC NJ OH',
      'kann eine Lücke in Ihrer Autoversicherung die Zulassung (registration) kosten. Schicken Sie bis zum Tag den Beleg der Versicherung, oder verlangen Sie eine Anhörung (hearing)',
    ),
  ),
  ...stateWords(
    'school-absence',
    sameCells(
      'GA IL MA NC NJ OH WA',
      'muss eine Schule meist erst helfen, bevor es wegen Fehltagen einen Fall gibt. Gehen Sie zum Gespräch und bringen Sie Atteste mit',
    ),
  ),
}
