/** Questions of people who fear bailiffs over a private parking charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_NL: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Een particulier parkeerbedrijf of incassobureau kan nu geen deurwaarders (bailiffs) sturen, geen klem zetten en niet binnenkomen. Het moet eerst bij de rechter winnen en het vonnis moet onbetaald blijven. Leen dus niets. Maar negeer het niet: controleer het adres in uw log book, antwoord binnen 30 dagen op een letter of claim en op tijd op de rechtbank.',
  },
}
