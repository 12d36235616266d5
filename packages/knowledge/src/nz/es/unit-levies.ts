/** The Spanish words of the rows in ../unit-levies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_LEVIES_ES: Words = {
  'nz.levy.right-papers': {
    says: 'Puede pedir el acta, el presupuesto y las cuentas en que se basa la cuota (levy).',
  },
  'nz.levy.right-vote': {
    says: 'Los dueños fijan las cuotas (levies) en una junta general (general meeting). Puede hablar y votar allí, en la mayoría de los casos cuando sus propias cuotas están pagadas.',
  },
  'nz.levy.right-tribunal': {
    says: 'El Tenancy Tribunal decide la mayoría de las disputas con una comunidad de dueños (body corporate).',
  },
  'nz.levy.step': {
    says: 'Compare su parte y la suma con el año pasado. Pregunte por escrito al administrador lo que no entiende.',
  },
  'nz.levy.warn': {
    says: 'No deje de pagar la cuota (levy) como protesta. Pueden añadirse intereses y gastos.',
  },
  'nz.levy.option-plan': {
    says: 'Ofrezca antes de la fecha límite una suma al mes que pueda cumplir.',
    title: 'Pedir pagar por partes',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'La suma está bien, pero es demasiado de una vez.',
  },
}
