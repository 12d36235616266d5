/** Being kept in hospital under the Mental Health Act: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MENTAL_HEALTH_HOSPITAL_ES: Words = {
  'gb.sectioned.wants': {
    says: 'La carta dice que alguien queda en el hospital según la Mental Health Act, cuánto tiempo y por qué.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Según section 2 puede acudir a un tribunal (tribunal) en los primeros 14 días. Según section 3, una vez en los primeros seis meses. Un abogado es gratis.',
  },
  'gb.sectioned.right-help': {
    says: 'Deben decirle sus derechos, y una ayuda independiente (advocate) es gratis. El pariente más cercano puede pedir el alta con 72 horas de aviso.',
  },
  'gb.sectioned.step': {
    says: 'Pida hoy en la planta un abogado y un advocate. Apunte el día en que empezó.',
  },
}
