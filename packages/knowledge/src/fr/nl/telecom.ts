/** The Dutch words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_ROWS_NL: Words = {
  'fr.telecom.right-leave': {
    says: 'Na de 12e maand kunt u een langer contract verlaten zonder de rest te betalen. Alleen bij een telefoon tegen een lagere prijs mogen ze er tot 20% van vragen.',
  },
  'fr.telecom.right-fees': {
    says: 'Opzeggen vraagt hoogstens tien dagen. Kosten voor het einde moeten in het contract staan.',
  },
  'fr.telecom.right-terms': {
    says: 'Nieuwe voorwaarden of prijzen moeten één maand vooraf worden gemeld. U kunt zonder kosten weg, tot vier maanden na die melding.',
  },
  'fr.telecom.right-mediator': {
    says: 'De bemiddelaar (médiateur) voor telefoon en internet (mediateur-telecom.fr) is gratis, als de eigen diensten van het bedrijf antwoordden of zwegen.',
  },
}
