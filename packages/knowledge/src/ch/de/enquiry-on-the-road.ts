/** Questions about fines, speeding and private parking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'ch.ask.fine': {
    says: 'Ordnungsbusse: dreissig Tage. Strafbefehl: in zehn Tagen schriftlich Einsprache, sonst ist er endgültig.',
  },
  'ch.ask.speeding': {
    says: 'Bis 15 km/h zu viel innerorts, 20 ausserorts und 25 auf der Autobahn ist es eine Ordnungsbusse. Darüber gibt es eine Anzeige. Innerorts bringen 16 bis 20 eine Verwarnung, 21 bis 24 mindestens einen Monat Entzug, ab 25 mindestens drei. Gegen einen Strafbefehl haben Sie zehn Tage. Ab 21 zum Anwalt.',
  },
  'ch.ask.fine-unpaid': {
    says: 'Nach 30 Tagen wird aus der Ordnungsbusse ein normales Verfahren mit Strafbefehl und Kosten. Ist er falsch, erheben Sie innert zehn Tagen Einsprache. Bleibt die Busse offen, drohen Tage im Gefängnis. Verlangen Sie vorher schriftlich Raten, mehr Zeit oder gemeinnützige Arbeit.',
  },
}
