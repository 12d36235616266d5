/** Questions about a job in pregnancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_ES: Words = {
  'fr.ask-work.pregnant': {
    says: 'Una embarazada está protegida hasta diez semanas después de la baja por maternidad. Solo una falta grave o un motivo ajeno puede acabar el trabajo, y nunca durante la baja. Envíe el certificado en 15 días tras el despido: entonces es nulo.',
  },
}
