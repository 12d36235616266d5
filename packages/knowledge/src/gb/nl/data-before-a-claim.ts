/** A copy of the data that a creditor holds, asked for before a claim: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BEFORE_A_CLAIM_NL: Words = {
  'gb.lbc.right-data': {
    says: 'U kunt het bedrijf een kopie vragen van alles wat het over u heeft: overzichten, notities en gesprekken. Dat is gratis en moet binnen een maand.',
  },
}
