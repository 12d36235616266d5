/** Questions about damp, and about stopping the rent for repairs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMP_AND_RENT_DE: Words = {
  'gb.ask-housing.stop-rent-social': {
    says: 'Nein, zahlen Sie weiter Miete, denn Rückstand kann zur Räumung führen. Bei schwerer Feuchtigkeit oder Schimmel müssen sie innerhalb von 10 Werktagen nach Meldung prüfen und in 5 weiteren sichern. Im Notfall sind es 24 Stunden.',
  },
  'gb.ask-housing.stop-rent-repairs': {
    says: 'Nein, zahlen Sie weiter Miete. Rückstand kann Sie die Wohnung kosten, auch wenn sie reparieren müssen. Melden Sie es schriftlich, rufen Sie die Gemeinde (council) an und holen Sie Rat zu einer Klage.',
  },
  'gb.ask-housing.damp-social': {
    says: 'Melden Sie es schriftlich mit Fotos und, wenn vorhanden, Brief vom Arzt. Bei schwerer Feuchtigkeit oder Schimmel müssen sie innerhalb von 10 Werktagen prüfen und in 5 weiteren sichern. Wenn nicht, beschweren Sie sich und gehen Sie dann zum Housing Ombudsman.',
  },
}
