/** Questions about a written-off car: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_VALUE_DE: Words = {
  'ie.ask.written-off': {
    says: 'Nehmen Sie noch nicht an. Schicken Sie Anzeigen für gleiches Alter und gleiche Kilometer und fragen Sie, wie die Summe zustande kam. Der Versicherer muss den Fall fair und zügig bearbeiten. Beschweren Sie sich schriftlich; nach 40 Arbeitstagen oder einem letzten Nein gehen Sie kostenlos zur FSPO.',
  },
}
