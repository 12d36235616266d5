/** Questions on when somebody can become a citizen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_DE: Words = {
  'us.ask-status.citizen-years': {
    says: 'Meist ja: nach fünf Jahren als dauerhafter Bewohner (Green Card), oder nach drei, wenn Sie so lange mit einem US-Bürger verheiratet sind und mit ihm leben. Das Formular N-400 geht bis zu 90 Tage vorher. Sie müssen die halbe Zeit hier gewesen sein; eine Reise von sechs Monaten oder mehr kann die Zeit unterbrechen. Festnahme, Steuer- oder Unterhaltsschulden, gewählt? Fragen Sie vor dem Antrag einen Anwalt: Sonst kann die Karte in Gefahr sein.',
  },
}
