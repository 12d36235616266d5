/** Lo que un tribunal aún puede hacer ante los agentes judiciales: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_COURTS_ES: Words = {
  'gb.bailiff.right-writ-stay': {
    says: 'Puede pedir al tribunal que pare o suspenda el writ si no puede pagar de golpe. Use el formulario N244 con su presupuesto.',
  },
  'gb.bailiff.fact-writ-officers': {
    says: 'Solo un agente autorizado por las normas puede ejecutar un writ de la High Court. Pida su nombre y compruébelo.',
  },
  'gb.bailiff.right-warrant-suspended': {
    says: 'La county court puede suspender el warrant y dejarle pagar en cuotas. Pídalo con el formulario N245 antes de la visita.',
  },
  'gb.bailiff.right-set-aside': {
    says: 'Si nunca recibió los papeles o tiene una defensa real, puede pedir que se anule la sentencia. Pida también que paren los bailiffs.',
  },
  'gb.bailiff.right-fine-terms': {
    says: 'Puede pedir al fines officer más tiempo o pagos menores. Si no hay acuerdo, puede pedir una vista.',
  },
  'gb.bailiff.right-fine-means': {
    says: 'El tribunal puede dar tiempo para pagar una multa y cambiar los pagos si su dinero cambia.',
  },
  'gb.bailiff.scotland-summary-warrant': {
    says: 'Un summary warrant se concede sin vista. Si no debe el impuesto o ya pagó, escriba enseguida al ayuntamiento y pida que lo retire.',
  },
}
