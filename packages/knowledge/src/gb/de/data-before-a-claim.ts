/** A copy of the data that a creditor holds, asked for before a claim: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BEFORE_A_CLAIM_DE: Words = {
  'gb.lbc.right-data': {
    says: 'Sie können von der Firma eine Kopie von allem verlangen, was sie über Sie hat: Kontoauszüge, Notizen, Anrufe. Das ist kostenlos und binnen eines Monats fällig.',
  },
}
