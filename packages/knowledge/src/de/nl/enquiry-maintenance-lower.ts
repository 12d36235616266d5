/** Questions about maintenance that the payer can no longer pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_LOWER_NL: Words = {
  'de.ask-family.maintenance-lower': {
    says: 'Schrijf vandaag de andere ouder en het Jugendamt, met bewijs van uw nieuwe inkomen, en vraag om een lager bedrag. De titel geldt tot die is veranderd, dus stop niet zomaar. Weigeren ze, vraag de familierechter dan om wijziging. Meestal telt die vanaf de maand na uw verzoek. U houdt genoeg om te leven (Selbstbehalt), maar moet werk zoeken en dat bewijzen.',
  },
}
