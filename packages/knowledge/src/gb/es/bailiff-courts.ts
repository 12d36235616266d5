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
  'gb.bailiff.county-who': {
    says: 'Un County Court bailiff (agente judicial) trabaja para el tribunal, no para una empresa privada. Para comprobarlo, llame al tribunal a un número que busque usted.',
  },
  'gb.bailiff.county-reality': {
    says: 'Es serio, pero el tribunal aún puede dejarle pagar en partes.',
  },
  'gb.bailiff.county-step-suspend': {
    says: 'Pida al tribunal que suspenda el warrant. Envíe el formulario N245 con su presupuesto y una oferta que pueda cumplir. Si la tasa es mucha, pida ayuda con el formulario EX160.',
  },
  'gb.bailiff.county-step-call': {
    says: 'Llame al bailiff office que nombra la carta. Diga que envió el formulario N245 y pida que espere hasta que el tribunal decida.',
  },
  'gb.bailiff.county-option-suspend': {
    title: 'Pedir al tribunal que suspenda el warrant',
    cost: 'Una tasa judicial, menor o ninguna con pocos ingresos',
    time: 'Antes del día del aviso, o hoy',
    risk: 'Si falta a un pago, el warrant puede seguir.',
    bestFor: 'La debe y no puede pagarlo todo de una vez.',
    says: 'Ofrezca una suma al mes en el formulario N245. Si la otra parte dice que no, el tribunal decide qué es justo.',
  },
}
