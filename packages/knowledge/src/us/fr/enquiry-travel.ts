/** The French words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_FR: Words = {
  'us.ask-consumer.flight': {
    says: 'Si la compagnie aérienne annule ou change beaucoup votre vol et que vous ne voyagez pas, elle doit rendre votre argent. Dans les 7 jours ouvrables pour une carte.',
  },
  'us.ask-life.luggage': {
    says: 'La compagnie aérienne doit payer les bagages perdus, en retard ou abîmés jusqu’à une limite. Signalez-le tout de suite, gardez les reçus, et écrivez dans les 7 jours pour un dégât ou 21 pour un retard.',
  },
}
