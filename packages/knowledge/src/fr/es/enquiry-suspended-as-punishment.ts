/** Questions about days without pay as a punishment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT_ES: Words = {
  'fr.ask-work.suspension-days': {
    says: 'Días sin sueldo como castigo exigen antes una entrevista y luego carta con motivos. Deben figurar en el reglamento interno (règlement intérieur) con duración máxima. La empresa tiene dos meses desde que supo los hechos. Una falta se castiga una sola vez y las multas están prohibidas. Impugne por carta certificada. El tribunal laboral puede anularlo y devolver el sueldo: tiene dos años.',
  },
}
