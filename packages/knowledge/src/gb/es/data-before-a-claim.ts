/** A copy of the data that a creditor holds, asked for before a claim: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BEFORE_A_CLAIM_ES: Words = {
  'gb.lbc.right-data': {
    says: 'Puede pedir a la empresa una copia de todo lo que tiene sobre usted: extractos, notas y llamadas. Es gratis y debe llegar en un mes.',
  },
}
