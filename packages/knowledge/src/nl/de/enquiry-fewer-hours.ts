/** Questions about hours that a boss cuts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_DE: Words = {
  'nl.ask.fewer-hours': {
    says: 'Nein. Ihre Stunden gehören zum Vertrag, der Chef kann sie nicht allein kürzen. Das geht nur mit sehr starkem Grund oder Ihrem Ja. Schreiben Sie, dass Sie nicht zustimmen und für alle Stunden bereitstehen. Dann läuft der Lohn weiter. Unterschreiben Sie nichts und fragen Sie das Juridisch Loket.',
  },
}
