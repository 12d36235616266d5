/** Questions about damage by another driver whose insurer does not pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_BY_ANOTHER_DE: Words = {
  'nl.ask.other-insurer': {
    says: 'Sie können direkt von der Versicherung des anderen verlangen, schriftlich, mit Unfallformular, Fotos, Zeugen und Reparaturrechnung. Verlangen Sie eine begründete Antwort bis zu einem Tag. Meist haben Sie drei Jahre. Wer zu Fuß oder auf dem Rad vom Auto angefahren wird, hat viel stärkere Rechte. Ihre Versicherung oder Rechtsschutz hilft. Nach einem Nein beschweren Sie sich, dann entscheidet ein Richter. Fahrer unbekannt? Fragen Sie das Waarborgfonds.',
  },
}
