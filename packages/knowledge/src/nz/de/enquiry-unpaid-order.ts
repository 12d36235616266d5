/** Questions about an order or judgment that the other side does not pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER_DE: Words = {
  'nz.ask.enforce-order': {
    says: 'Sie können den Beschluss wie einen des District Court vollstrecken lassen. Antrag online oder beim Gericht, gegen eine kleine Gebühr, die auf die Schuld kommt. Eine attachment order nimmt es vom Lohn oder Benefit. Mit einem warrant kann ein Vollzieher Sachen nehmen und verkaufen. Kennen Sie die Lage nicht, beantragen Sie ein financial assessment. Sie brauchen die Adresse. Vorher ein letzter Brief mit Zahltag. Sie haben meist sechs Jahre.',
  },
}
