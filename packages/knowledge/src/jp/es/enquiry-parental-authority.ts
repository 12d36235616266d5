/** Questions about parental authority after a divorce: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_ES: Words = {
  'jp.ask.joint-custody': {
    says: 'No, nunca es automático. Desde abril de 2026 los padres eligen uno o ambos. Sin acuerdo, decide el juzgado de familia por el bien del niño. Si hay violencia, abuso o riesgo, o juzga demasiado difícil decidir juntos, debe darlo a uno solo. Entregue el registro policial y los papeles médicos y pida que oculten su dirección. La pensión y las visitas se deciden aparte.',
  },
  'jp.ask.sole-stays': {
    says: 'No. Un divorcio de antes de abril de 2026 mantiene la autoridad de uno solo; no cambia por sí mismo. El otro puede pedir la conjunta al juzgado de familia. El juez mira solo el bien del niño y la niega con violencia o riesgo. Hasta entonces decide quien la tiene, como sobre la escuela. Conteste a tiempo al juzgado. La pensión se sigue debiendo.',
  },
}
