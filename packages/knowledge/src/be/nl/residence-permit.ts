/** Letters on the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_NL: Words = {
  'be.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd is kort en loopt vanaf de brief.',
  },
  'be.stay.step-first': {
    says: 'Schrijf op wanneer u de brief kreeg, bewaar de envelop en laat vandaag alles aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'be.stay.right-short': {
    says: 'Tegen een weigering van verblijf hebt u meestal maar 30 dagen voor de RvV. Soms 10 dagen of minder. Neem meteen een gratis advocaat.',
  },
}
