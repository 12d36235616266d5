/** Questions of a person who signed for somebody else’s loan or rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ES: Words = {
  'gb.ask-debt.guarantor': {
    says: 'Por regla general, quien avala paga si el otro no paga. Pero pida copia de lo que firmó. En un préstamo debían enviarle también copias y el aviso de impago (default notice), y comprobar que usted podía pagarlo. Si no, reclame; a las ocho semanas el Financial Ombudsman es gratis. Ofrezca solo lo que pueda mantener y busque consejo.',
  },
}
