/** The Dutch words of the rows in ../maintenance-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_COLLECTION_NL: Words = {
  'nl.lbio.right-pay-first': {
    says: 'Betaal de achterstand binnen de termijn van de brief en stuur bewijs. Dan neemt het LBIO de inning niet over en komen er geen kosten bij.',
  },
  'nl.lbio.step-late': {
    says: 'De tijd in de brief lijkt voorbij. Het LBIO kan overnemen en kosten rekenen. Bel vandaag, betaal wat u kunt en stuur bewijs.',
  },
  'nl.lbio.right-change': {
    says: 'Is uw inkomen gedaald? Een rechter kan het bedrag wijzigen, een advocaat vraagt dat. Tot dan geldt het oude bedrag, dus doe het snel.',
  },
}
