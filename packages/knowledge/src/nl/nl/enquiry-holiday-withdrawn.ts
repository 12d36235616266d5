/** Questions about leave that was granted and is then taken back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_WITHDRAWN_NL: Words = {
  'nl.ask.holiday-withdrawn': {
    says: 'Niet alleen omdat het druk is. Verlof dat is toegezegd, staat. De werkgever mag het alleen om zware redenen wijzigen, na overleg, en moet dan uw schade betalen, zoals de reis. Schrijf dat u het niet eens bent, met de boeking en het bericht van akkoord. Houdt hij vol, dan beslist een rechter snel: bel het Juridisch Loket. Blijf niet zonder bericht weg.',
  },
}
