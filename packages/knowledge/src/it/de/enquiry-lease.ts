/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_WORDS: Words = {
  'it.ask.end-lease': {
    says: 'Der Vermieter muss sechs Monate vor dem Ende der Laufzeit schreiben (disdetta). Nach den ersten vier Jahren braucht er einen gesetzlichen Grund. Wenn nicht, verlängert sich der Vertrag.',
    dependsOn: 'die Laufzeit Ihres Mietvertrags und das Datum des Briefs',
  },
  'it.ask.leave-flat': {
    says: 'Aus ernsten Gründen (gravi motivi) dürfen Sie mit sechs Monaten Frist per Einschreiben (raccomandata) gehen. Der Mietvertrag kann es leichter machen.',
    dependsOn: 'Ihr Mietvertrag und Ihr Grund',
  },
  'it.ask.home-sold': {
    says: 'Ein Verkauf beendet den Vertrag nicht: Der Käufer tritt ein. Um zu verkaufen, darf der Eigentümer die Verlängerung nur beim ersten Ablauf ablehnen. Nötig sind sechs Monate Frist und keine andere Wohnung, und Sie dürfen dann zuerst kaufen.',
  },
  'it.ask.rent-unregistered': {
    says: 'Ein Vertrag ohne Schrift und Registrierung ist nichtig: keine schnelle Räumung. Zu viel Gezahltes können Sie bis sechs Monate nach Auszug zurückfordern. Sie können beim Richter einen normalen Vertrag zur gesetzlichen Miete verlangen. Fragen Sie erst SUNIA.',
  },
}
