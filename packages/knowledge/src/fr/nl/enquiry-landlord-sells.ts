/** Questions about a landlord who sells the home: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_SELLS_NL: Words = {
  'fr.ask-home.landlord-sells': {
    says: 'Een verkoop alleen beëindigt niets: uw huur loopt door met de koper. Om een lege woning vrij te verkopen, moet de verhuurder zes maanden voor het einde opzeggen. Die opzegging is een aanbod: u mag eerst kopen. Prijs en voorwaarden moeten erin staan, anders is ze nietig. U hebt de eerste twee maanden om ja te zeggen, daarna twee om te tekenen, vier met een lening. Voor gemeubileerd geldt dit niet. Later goedkoper? Dan moet men het u weer vragen.',
    dependsOn: 'of de huur is opgezegd en of het gemeubileerd is',
  },
}
