/** Questions about benefits refused for misconduct: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_MISCONDUCT_ES: Words = {
  'us.fact.fired-for-misconduct': {
    says: 'Apele antes del último día de la carta. Casi todos los estados dan de 10 a 30 días desde el envío, California 30. Mala conducta (misconduct) casi siempre significa dañar a la empresa a propósito o romper una regla conocida. Un error, o lo que a otros se permitía, casi nunca basta, y el jefe debe probarlo. Escriba qué pasó y quién lo vio. Siga reclamando cada semana y vaya a la audiencia, casi siempre por teléfono.',
  },
}
