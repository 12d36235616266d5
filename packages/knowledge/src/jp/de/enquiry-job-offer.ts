/** Questions about a job offer that is taken back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_OFFER_DE: Words = {
  'jp.ask.job-offer': {
    says: 'Ein angenommenes Angebot ist schon ein Vertrag. Rücknahme geht nur aus einem fairen Grund, den sie vorher nicht kennen konnten. Verlangen Sie den Grund schriftlich und schreiben Sie, dass Sie anfangen wollen. Sie können die Stelle oder Geld fordern. Studierende informieren Schule und Hello Work.',
  },
}
