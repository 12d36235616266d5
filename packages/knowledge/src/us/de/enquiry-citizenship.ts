/** Questions on when somebody can become a citizen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_DE: Words = {
  'us.ask-status.citizen-years': {
    says: 'Meist ja: nach fünf Jahren als dauerhafter Bewohner (Green Card), oder nach drei, wenn Sie so lange mit einem US-Bürger verheiratet sind und mit ihm leben. Das Formular N-400 geht bis zu 90 Tage vorher. Sie müssen die halbe Zeit hier gewesen sein; eine Reise von sechs Monaten oder mehr kann die Zeit unterbrechen. Festnahme, Steuer- oder Unterhaltsschulden, gewählt? Fragen Sie vor dem Antrag einen Anwalt: Sonst kann die Karte in Gefahr sein.',
  },
  'us.ask-status.card-when-to-renew': {
    says: 'Reichen Sie das Formular I-90 online oder per Post ein, wenn eine Zehnjahreskarte noch sechs Monate oder weniger gilt. Sie bleiben Daueraufenthalter, auch wenn die Karte abläuft. Die Eingangsbestätigung macht sie länger gültig. Eine Zweijahreskarte wird nicht verlängert: Reichen Sie das I-751 in den letzten 90 Tagen vor ihrem Ende ein, sonst können Sie Ihren Status verlieren.',
  },
}
