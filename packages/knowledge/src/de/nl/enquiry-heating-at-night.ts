/** Questions about heating that is turned off at night: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEATING_AT_NIGHT_NL: Words = {
  'de.ask-home.heating-at-night': {
    says: '’s Nachts mag zij lager, maar in het stookseizoen niet uit. Rechters willen meestal 20 tot 22 graden overdag en zo’n 18 ’s nachts. Meet met datum, tijd en getuige. Meld het schriftelijk met een laatste dag. Tot het hersteld is, is de huur door de wet lager.',
  },
}
