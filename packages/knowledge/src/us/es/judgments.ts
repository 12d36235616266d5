/** The Spanish words of the rows in ../judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENTS_ES: Words = {
  'us.judgment.want': {
    says: 'Una corte decidió que usted debe pagar. La otra parte ya puede pedir que le quiten sueldo o dinero del banco.',
  },
  'us.judgment.who': {
    says: 'Quien ganó es el acreedor del fallo (judgment creditor). Usted es el deudor del fallo (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Un fallo (judgment) es serio, pero no es el fin. Si nunca supo del caso, puede pedir que lo anulen.',
  },
  'us.judgment.rights-summary': {
    says: 'Gran parte de su sueldo y todo el Seguro Social siguen siendo suyos. Puede reclamar exenciones (exemptions), pedir un plan o pedir reabrir el caso.',
  },
  'us.judgment.not-yet': {
    says: 'Nadie puede quitarle sueldo sin una orden de embargo (garnishment) enviada a su empleador. No puede ir a la cárcel por deber dinero.',
  },
  'us.judgment.right-undo': {
    says: 'Si nunca le entregaron los papeles, puede pedir a la corte que anule el fallo (set aside). Hágalo de inmediato.',
  },
  'us.judgment.right-service': {
    says: 'Si estaba en servicio militar activo, puede pedir reabrir un fallo por no contestar (default judgment). Tiene 90 días después de terminar su servicio.',
  },
  'us.judgment.step-read': {
    says: 'Busque la fecha del fallo (judgment) y pida el expediente a la secretaría de la corte (clerk). El plazo para apelar o reabrir es corto.',
  },
  'us.judgment.step-aid': {
    says: 'Llame hoy a la ayuda legal gratuita (legal aid). Pregunte si el fallo se puede anular y qué dinero está protegido en su estado.',
  },
  'us.judgment.step-questions': {
    says: 'Si la corte le ordena ir o responder preguntas sobre su dinero, hágalo. Ignorar esa orden puede llevar a un arresto.',
  },
  'us.judgment.option-undo': {
    says: 'Presente una petición para anular el fallo (motion to vacate). Diga por qué faltó al caso y cuál es su defensa.',
    title: 'Pedir a la corte que lo anule',
    cost: 'Una tarifa en algunas cortes; pida la exención (waiver)',
    time: 'A menudo 30 días o menos para apelar; actúe ya',
    risk: 'El juez puede decir que no.',
    bestFor: 'No recibió los papeles, o tuvo una buena razón para faltar.',
  },
  'us.judgment.option-plan': {
    says: 'Ofrezca un plan y pida que no embarguen su sueldo (garnish) mientras paga. Consígalo por escrito.',
    title: 'Acordar un plan de pagos',
    cost: 'Lo que pueda mantener, más intereses',
    time: 'Semanas',
    risk: 'Si falta a un pago, pueden usar el fallo.',
    bestFor: 'El fallo es correcto y usted tiene algún ingreso.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Presentar una bancarrota (bankruptcy) detiene casi todos los embargos (garnishments) de inmediato y puede terminar muchas deudas.',
    title: 'Preguntar por la bancarrota',
    cost: 'Una tarifa de la corte y a menudo un abogado',
    time: 'Unos meses o años',
    risk: 'Queda en su informe de crédito hasta diez años. Algunas deudas permanecen.',
    bestFor: 'No puede pagar esta ni sus otras deudas.',
  },
  'us.judgment.option-pay': {
    says: 'Pague de una forma que deje prueba. Después pida una constancia de pago del fallo (satisfaction of judgment), presentada en la corte.',
    title: 'Pagar y recibir la constancia',
    cost: 'La suma, los costos y los intereses',
    time: 'Un día',
    risk: 'Ninguno si recibe el papel.',
    bestFor: 'La debe y puede pagarla.',
  },
}
