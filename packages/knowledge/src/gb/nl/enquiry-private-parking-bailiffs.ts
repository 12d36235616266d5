/** Questions of people who fear bailiffs over a private parking charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_NL: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Een particulier parkeerbedrijf of incassobureau kan nu geen deurwaarders (bailiffs) sturen, geen klem zetten en niet binnenkomen. Het moet eerst bij de rechter winnen en het vonnis moet onbetaald blijven. Leen dus niets. Maar negeer het niet: controleer het adres in uw log book, antwoord binnen 30 dagen op een letter of claim en op tijd op de rechtbank.',
  },
  'gb.ask-parking.ni-keeper': {
    says: 'Een bericht van een particulier bedrijf is een rekening, geen boete. In Noord-Ierland is alleen de bestuurder die schuldig, en het bedrijf moet tonen wie reed. Geen wet verplicht de houder dat te zeggen. Maak schriftelijk bezwaar als houder, zonder te zeggen wie reed. De Consumer Council helpt gratis. Voor beslag is eerst een vonnis nodig; negeer nooit post van de rechtbank. Een boete van het Department for Infrastructure is anders.',
  },
}
