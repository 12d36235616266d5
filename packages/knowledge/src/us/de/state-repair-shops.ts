/** The German words of the rows in ../state-repair-shops.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_REPAIR_SHOPS_DE: Words = {
  ...stateWords('repair-shop', {
    ...sameCells(
      'CA FL IL MA MI NJ NY NC OH PA VA WA',
      'muss eine Werkstatt meist eine Schätzung geben und Sie fragen, bevor sie weit darüber geht',
    ),
    TX: 'darf eine Werkstatt das Auto behalten, bis Sie zahlen, was Sie vereinbart haben. Bei Arbeit, die Sie nicht erlaubt haben, hilft das Handelsgesetz (trade act)',
  }),
}
