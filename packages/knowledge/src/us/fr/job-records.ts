/** The French words of the rows in ../job-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JOB_RECORDS_FR: Words = {
  ...stateWords('job-record', {
    CA: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
    IL: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
    MA: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
    NJ: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
    NY: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
    PA: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
    WA: 'la loi limite l’usage d’un casier judiciaire par un employeur. Répondez par écrit avant le jour indiqué et dites ce qui a changé chez vous',
  }),
}
