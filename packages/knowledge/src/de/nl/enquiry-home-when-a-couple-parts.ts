/** Questions about who leaves the home when a couple parts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_NL: Words = {
  'de.ask-family.who-leaves': {
    says: 'Nee. Zolang u getrouwd bent, mogen beiden blijven, van wie het huis ook is of wie het huurcontract tekende. Geen van beiden mag de ander eruit zetten. De familierechter kan het aan één geven om grote hardheid te voorkomen, vooral voor kinderen of na geweld. Vertrek niet overhaast: na zes maanden zonder bericht kan het recht om terug te komen weg zijn. Praat met Jugendamt en advocaat.',
  },
}
