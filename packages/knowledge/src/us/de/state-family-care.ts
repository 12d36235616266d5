/** The German words of the rows in ../state-family-care.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_FAMILY_CARE_DE: Words = {
  ...stateWords('debt-of-the-dead', {
    ...sameCells(
      'AZ WA',
      'hat eine Firma nur eine bestimmte Zeit, um von einem Nachlass (estate) zu fordern. Kinder schulden meist nichts, Ehepartner aber können gemeinsame Schulden haben',
    ),
    ...sameCells(
      'GA MI NC NJ',
      'hat eine Firma nur eine bestimmte Zeit, um vom Nachlass (estate) eines Verstorbenen zu fordern. Verwandte schulden meist nichts, wenn sie nicht unterschrieben haben',
    ),
    IL: 'enden die meisten Schulden eines Verstorbenen zwei Jahre nach dem Tod. Verwandte schulden sie meist nicht, wenn sie nicht unterschrieben haben',
    MA: 'enden die meisten Schulden eines Verstorbenen ein Jahr nach dem Tod. Verwandte schulden sie meist nicht, wenn sie nicht unterschrieben haben',
    OH: 'müssen die meisten Schulden eines Verstorbenen innerhalb von sechs Monaten nach dem Tod verlangt werden. Verwandte schulden sie meist nicht, wenn sie nicht unterschrieben haben',
  }),
  ...stateWords(
    'keep-cover',
    sameCells(
      'AZ GA IL MA NC NJ OH',
      'können Sie die Krankenversicherung einer kleinen Firma meist einige Monate behalten, auf eigene Kosten. Fragen Sie binnen Tagen',
    ),
  ),
  ...stateWords(
    'elder-harm',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'geht der Staat Schaden an älteren oder behinderten Erwachsenen nach, auch beim Geld. Rufen Sie den Erwachsenenschutz (adult protective services) an, und sofort die Bank',
    ),
  ),
  ...stateWords(
    'power-of-attorney',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'kann ein Mensch eine Vollmacht (power of attorney) nur unterschreiben oder beenden, solange er sie versteht. Wer hilft, muss für ihn handeln und Buch führen',
    ),
  ),
}
