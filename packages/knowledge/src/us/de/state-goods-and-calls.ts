/** The German words of the rows in ../state-goods-and-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_GOODS_AND_CALLS_DE: Words = {
  ...stateWords(
    'faulty-goods',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'müssen Waren aus einem Laden meist für den normalen Gebrauch taugen. Wenn nicht, verlangen Sie schriftlich Reparatur, Ersatz oder Ihr Geld',
    ),
  ),
  ...stateWords(
    'sales-calls',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'begrenzt auch das Recht des Bundesstaats Werbeanrufe und Werbe-SMS. Notieren Sie Nummer und Zeit, und beschweren Sie sich beim Bundesstaat',
    ),
  ),
  ...stateWords(
    'credit-freeze',
    sameCells(
      'AZ GA IL MA NC NJ OH WA',
      'können Sie Ihre Kreditakte kostenlos sperren (freeze), damit niemand leicht ein Konto auf Ihren Namen eröffnet',
    ),
  ),
  ...stateWords(
    'association-records',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'kann ein Eigentümer schriftlich verlangen, die Unterlagen und Konten des Eigentümervereins (association) zu sehen',
    ),
  ),
}
