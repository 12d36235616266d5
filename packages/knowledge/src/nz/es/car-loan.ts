/** The Spanish words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_ES: Words = {
  'nz.car.right-warning': {
    says: 'Un prestamista debe enviar un aviso (warning notice) al menos 15 días antes de llevarse cosas. En ese tiempo, pague lo atrasado o pida ayuda por dificultades (hardship).',
  },
  'nz.car.right-entry': {
    says: 'Solo puede venir un agente con licencia (repossession agent), a horas fijadas. Casi nunca pueden llevarse cosas que usted necesita para vivir.',
  },
  'nz.car.right-after': {
    says: 'Después de llevarse el coche, el prestamista debe enviar un aviso y esperar 15 días antes de la venta. Usted puede recuperarlo si se pone al día.',
  },
  'nz.car.step': {
    says: 'Llame al prestamista y a MoneyTalks al 0800 345 123 antes de que acabe el aviso.',
  },
  'nz.car.want': { says: 'El prestamista quiere los pagos atrasados, o las cosas.' },
  'nz.car.option-hardship': {
    says: 'Pida por escrito al prestamista un cambio por dificultades (hardship).',
    title: 'Pedir ayuda por dificultades',
    cost: 'Pedir es gratis',
    time: 'Antes de que acabe el aviso',
    risk: 'La suma crece mientras espera.',
    bestFor: 'Tiene algún ingreso y quiere conservarlo.',
  },
}
