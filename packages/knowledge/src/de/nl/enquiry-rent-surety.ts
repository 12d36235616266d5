/** Questions of a surety for rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_SURETY_NL: Words = {
  'de.ask-home.rent-surety': {
    says: 'Vroeg de verhuurder om de borg? Dan geldt die maar tot drie kale maandhuren, de waarborgsom meegeteld; meer is ongeldig. Meer kan gelden als u hem vrijwillig aanbood of om opzegging te voorkomen. Hij moet op papier staan, met de hand getekend. Vraag dat papier en de afrekening. Zonder het woord “selbstschuldnerisch” moet hij eerst de huurder aanspreken. Wat u betaalt, vraagt u terug. Ga eerst naar een huurdersvereniging.',
  },
}
