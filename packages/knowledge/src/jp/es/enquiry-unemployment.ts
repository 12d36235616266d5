/** Questions about unemployment pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_ES: Words = {
  'jp.ask.job-benefit': {
    says: 'Vaya a Hello Work con la hoja de salida (離職票). Si la empresa terminó, empieza a los siete días. Si se fue usted, suele haber un mes más. Si el motivo está mal, opóngase allí.',
  },
}
