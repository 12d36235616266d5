/** Questions about slow or broken broadband: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_DE: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Beschweren Sie sich zuerst bei der Firma und merken Sie sich das Datum. Nach sechs Wochen oder einer letzten Antwort kann eine kostenlose Schlichtung entscheiden. Ist der Dienst viel schlechter als versprochen, verlangen Sie einen Ausstieg ohne Gebühr.',
  },
  'gb.ask-consumer.phone-price-rise': {
    says: 'Bei einem Vertrag seit dem 17. Januar 2025 muss jede Erhöhung vor der Unterschrift in Pfund und Pence genannt sein. Dann kommen Sie meist nicht kostenlos früher heraus. Nennt der Vertrag diese Erhöhung nicht, müssen sie sie einen Monat vorher ankündigen, und Sie dürfen ohne Gebühr gehen.',
  },
}
