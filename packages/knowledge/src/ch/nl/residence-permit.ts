/** Letters on the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_NL: Words = {
  'ch.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd om iets te doen is kort, en loopt vanaf de brief.',
  },
  'ch.stay.step-first': {
    says: 'Schrijf op welke dag u hem kreeg en bewaar de envelop. Laat vandaag alle pagina’s aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'ch.stay.right-short': {
    says: 'Tegen een beslissing over uw verblijf is de tijd vaak 30 dagen, en soms maar vijf. Lees het einde van de brief en vraag nu gratis advies.',
  },
  'ch.stay.right-fair': {
    says: 'De dienst moet uw jaren hier, gezin, werk en gezondheid meewegen. Stuur bewijs. De vertrektermijn is meestal 7 tot 30 dagen, langer om bijzondere redenen.',
  },
}
