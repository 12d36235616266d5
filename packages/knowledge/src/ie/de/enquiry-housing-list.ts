/** Questions about the list for a home from the council: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_LIST_DE: Words = {
  'ie.ask.housing-list': {
    says: 'Beantragen Sie es beim Council mit dem Formular und allen Unterlagen. Es muss meist binnen 12 Wochen entscheiden. Fragt es nach mehr, haben Sie vier Wochen. Sagt es Nein, legen Sie dort schriftlich Einspruch ein. Danach ist der Ombudsman kostenlos. Auf der Liste können Sie HAP für eine private Wohnung beantragen. Wer in einem Jahr zwei Angebote ablehnt, kann den Platz eine Zeit lang verlieren.',
  },
}
