/** Questions about heating that is turned off at night: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEATING_AT_NIGHT_DE: Words = {
  'de.ask-home.heating-at-night': {
    says: 'Nachts darf sie gesenkt werden, in der Heizzeit aber nicht ganz aus sein. Gerichte verlangen meist 20 bis 22 Grad am Tag und etwa 18 in der Nacht. Messen Sie mit Datum, Uhrzeit und Zeugen. Melden Sie es schriftlich mit letztem Tag. Bis zur Behebung ist die Miete kraft Gesetzes gemindert.',
  },
}
