/** Questions about bullying at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_ES: Words = {
  'jp.ask.bullying': {
    says: 'Apunte cada día, las palabras y los testigos. Avise por escrito a la oficina de la empresa: debe investigar y no puede castigarle. Si no hace nada, vaya a la oficina laboral gratuita (総合労働相談コーナー).',
  },
}
