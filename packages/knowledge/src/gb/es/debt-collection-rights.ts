/** The Spanish words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_ES: Words = {
  'gb.debt.right-no-entry': {
    says: 'Tiene derecho a no dejar entrar a un cobrador (debt collector). No tiene que abrir la puerta, y debe irse cuando usted lo pida.',
  },
  'gb.debt.right-no-goods': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector). No puede llevarse sus cosas. Solo pueden hacerlo agentes de embargo (bailiffs) con una orden judicial o un poder legal.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Tiene derecho a discutir la deuda. Si da un motivo real, la empresa debe dejar de cobrar mientras lo estudia.',
  },
  'gb.debt.right-they-prove': {
    says: 'La empresa debe mostrar que usted es la persona y que la cantidad es correcta. Usted no tiene que probar lo contrario.',
  },
  'gb.debt.right-truth': {
    says: 'Tiene derecho a la verdad. No pueden fingir que son agentes de embargo (bailiffs) o un juzgado. No pueden amenazar con lo que la ley no permite.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Tiene derecho a que le dejen en paz. Una empresa no puede engañarle ni acosarle para que pague.',
  },
  'gb.debt.right-contact': {
    says: 'Puede decir cuándo, dónde y cómo pueden contactarle. No deben llamar a malas horas ni contárselo a su familia, jefe o vecinos.',
  },
  'gb.debt.right-afford': {
    says: 'Deben darle un tiempo justo para pagar. No deben presionarle para pagar todo de golpe ni para pedir prestado.',
  },
  'gb.debt.right-agreement': {
    says: 'Tiene derecho a una copia de su contrato de crédito por £1. Si no la envían en un plazo de 12 días hábiles, no pueden exigirlo hasta que la envíen.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'No pueden añadir costes de cobro salvo que su contrato lo permita. Los cargos no pueden superar sus costes justos.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Si les dice que un asesor de deudas le ayuda con un plan, deben hacer una pausa por un tiempo justo. Suelen ser 30 días.',
  },
  'gb.debt.right-mental-health': {
    says: 'Si por su salud le cuesta manejar el dinero, dígaselo. Deben tener reglas justas para personas en esa situación y cumplirlas.',
  },
  'gb.debt.warn-restart': {
    says: 'Antes de que pasen seis años, un pago puede hacerlos empezar de nuevo. También una carta firmada que reconoce la deuda.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Un pago de una deuda vieja puede empezar otros cinco años, si los primeros cinco no han terminado. También un reconocimiento escrito.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Si la deuda es real, el silencio puede acabar en demanda y sentencia. No la ignore para siempre.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Los estafadores copian cartas de deudas. Compruebe que la empresa es real. Busque usted su número, no en un SMS ni en un correo.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'El consejo gratuito sobre deudas es tan bueno como el de pago. Algunas empresas cobran mucho por lo que una entidad benéfica hace gratis.',
  },
  'gb.debt.element-balance': {
    says: 'Deben poder decirle cuánto se debe y cuánto está atrasado.',
    name: 'La cantidad debida',
    ifMissing: 'La carta no da una cantidad clara. Pida un extracto antes de aceptar nada.',
  },
}
