/** The Spanish words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_ES: Words = {
  'fr.noncompete.want': {
    says: 'Un antiguo empleador dice que una cláusula prohíbe su nuevo trabajo (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Esa cláusula solo vale si protege un interés real y tiene límites de tiempo y lugar. Debe dejarle trabajo en su oficio, y deben pagarle por ella. Sin pago es nula.',
  },
  'fr.noncompete.right-sum': {
    says: 'Un juez puede bajar una penalización demasiado alta, también por su cuenta. ¿No le pagaron lo debido? Pídalo por escrito: si aun así no pagan, casi siempre queda libre.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Solo pueden renunciar en el plazo del contrato o convenio, como tarde cuando usted se va. Después siguen debiendo el dinero.',
  },
  'fr.noncompete.step': {
    says: 'Lea la cláusula: tiempo, lugar, oficio, pago. Responda por escrito a tiempo y pregunte a un sindicato o abogado antes de dejar el puesto. Decide el prud’hommes.',
  },
}
