/** Questions about cancelling a package trip: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_NL: Words = {
  'nl.ask.travel-ill': {
    says: 'U kunt een pakketreis altijd annuleren, maar de reisfirma mag een redelijke vergoeding vragen. Ziekte alleen maakt het niet gratis. Kijk eerst naar uw annuleringsverzekering en meld het dezelfde dag, met een arts. Of draag de reis tot zeven dagen vooraf over aan een ander, tegen de echte kosten.',
    dependsOn: 'uw verzekering en de voorwaarden van de reis',
  },
}
