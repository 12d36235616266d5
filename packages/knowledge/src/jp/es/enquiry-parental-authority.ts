/** Questions about parental authority after a divorce: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_ES: Words = {
  'jp.ask.joint-custody': {
    says: 'No, nunca es automático. Desde abril de 2026 los padres eligen uno o ambos. Sin acuerdo, decide el juzgado de familia por el bien del niño. Si hay violencia, abuso o riesgo, o no se puede decidir juntos, debe darlo a uno solo. Entregue el registro policial y los papeles médicos y pida que oculten su dirección. La pensión y las visitas se deciden aparte.',
  },
}
