/** Questions about speeding notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_DE: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Zahlen Sie nicht. Füllen Sie binnen 28 Tagen den Teil aus, der die fahrende Person mit Adresse nennt, und senden Sie ihn zurück. Die Anzeige geht dann an diese Person. Tun Sie nichts, gilt nach dem Gesetz, dass Sie gefahren sind.',
  },
  'ie.ask.speeding-late': {
    says: 'Zu schnell kostet €160 und drei Punkte, wenn Sie in den ersten 28 Tagen ab Bescheid zahlen. In den nächsten 28 Tagen die Hälfte mehr, €240. Dann kommt die Ladung, mit einer letzten, höheren Zahlung bis sieben Tage vor dem Termin. Bei Verurteilung fünf Punkte und bis €1,000 Strafe. Zahlen Sie jetzt den Betrag, der heute laut Bescheid gilt.',
  },
}
