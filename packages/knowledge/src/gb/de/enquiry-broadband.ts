/** Questions about slow or broken broadband: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_DE: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Beschweren Sie sich zuerst bei der Firma und merken Sie sich das Datum. Nach sechs Wochen oder einer letzten Antwort kann eine kostenlose Schlichtung entscheiden. Ist der Dienst viel schlechter als versprochen, verlangen Sie einen Ausstieg ohne Gebühr.',
  },
}
