/** What a collector may not do and may not add, and how to deal with one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'it.debt.who': {
    says: 'Una empresa de recobro (società di recupero crediti) es privada, con licencia de la policía. No tiene más poder que la empresa con la que trató.',
  },
  'it.debt.no-visit': {
    says: 'Un cobrador no puede entrar en su casa ni llamarle una y otra vez. No tiene que abrir la puerta.',
  },
  'it.debt.no-prison': {
    says: 'No se va a la cárcel por no poder pagar una factura o un préstamo.',
  },
  'it.debt.right-no-threats': {
    says: 'Nadie puede amenazarle, llamar día y noche, ni contar la deuda a su familia o a su jefe.',
  },
  'it.debt.right-data': {
    says: 'Tiene derecho a ver los datos que guardan sobre usted, gratis, en un mes en la mayoría de los casos.',
  },
  'it.debt.insight-costs': {
    says: 'Los gastos de cobro (spese di recupero) cuentan solo si el contrato o la ley los prevé.',
    actionable: 'Pregunte dónde lo dice el contrato y qué se hizo.',
  },
  'it.debt.warning-pay-account': {
    says: 'Compruebe la cuenta y la empresa antes de pagar. Llame a la primera empresa a un número que conozca, no al de la carta.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Conteste por carta certificada con acuse (raccomandata A/R) o e-mail certificado (PEC). Prueba qué dijo y cuándo.',
    risk: 'Muestra que usted conoce la petición.',
    notWhen: 'No lo use para reconocer una deuda antigua.',
  },
  'it.debt.right-publish': {
    says: 'Amenazar con publicar algo sobre usted no es un paso legal. Guarde el mensaje. Amenazar con un daño injusto para obtener dinero puede ser delito (estorsione).',
  },
  'it.debt.right-of-firms': {
    says: '¿Lo pidió para su negocio? Entonces no le ayudan las normas de consumo. Pueden sumar un interés alto y 40 €. Pida el contrato de todos modos.',
  },
}
