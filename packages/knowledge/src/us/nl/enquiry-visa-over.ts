/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER_NL: Words = {
  'us.immigration.ask-visa-over': {
    says: 'Kijk op uw I-94 (i94.cbp.dhs.gov): die datum zegt hoelang u mag blijven, niet het visum in uw paspoort. Daarna kan men u terugsturen. Wie na meer dan 180 zulke dagen vertrekt mag 3 jaar niet terug, na een jaar 10. Vertrek of reis dus niet voordat een advocaat of erkende vertegenwoordiger ernaar keek. Sommigen kunnen nog iets aanvragen, zoals de partner van een burger of wie bang is om terug te gaan.',
  },
}
