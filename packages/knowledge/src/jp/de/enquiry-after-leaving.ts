/** Questions about health insurance after a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING_DE: Words = {
  'jp.ask.insurance-after-job': {
    says: 'Sie haben drei Wege, also vergleichen Sie. Erstens die alte Versicherung bis zu zwei Jahre (任意継続): nötig sind zwei Monate vorher, Antrag in 20 Tagen, Sie zahlen beide Hälften bis zu einer Grenze. Zweitens die der Stadt (国保) in 14 Tagen: nach dem Vorjahr, viel billiger, wenn die Firma kündigte. Drittens mitversichert bei Angehörigen, kostenlos, bei wenig Einkommen. Fragen Sie die Stadt nach der Summe.',
  },
}
