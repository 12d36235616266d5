/** The Spanish words of the rows in ../enquiry-pregnancy-and-bullying.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_AND_BULLYING_ES: Words = {
  'be.ask.pregnant': {
    says: 'Desde que la empresa lo sabe y hasta un mes tras la baja, solo puede despedir por un motivo ajeno al embarazo, y debe probarlo. Si no, debe seis meses de sueldo más. Pida los motivos por escrito.',
  },
  'be.ask.bullied-at-work': {
    says: 'Hable en confianza con la persona de confianza o el asesor de prevención de su empresa: es gratis. Puede pedir conversaciones o un paso formal. El paso formal le protege de represalias. Anote cada día y vea a su sindicato o médico.',
  },
}
