/** The Spanish words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'es.deposit.want': { says: 'El propietario dice qué pasa con su fianza.' },
  'es.deposit.right-month': {
    says: 'Deben devolvérsela en un mes desde que entrega las llaves. Después genera el interés legal.',
  },
  'es.deposit.right-wear': {
    says: 'El desgaste normal no lo paga usted. El propietario debe probar el daño y lo que cuesta repararlo.',
  },
  'es.deposit.step-write': {
    says: 'Pida por escrito (burofax) el dinero, con el día de las llaves, fotos y su número de cuenta.',
  },
  'es.deposit.option-claim': {
    says: 'Intente primero un acuerdo por escrito. Después reclámela en un juicio corto (juicio verbal).',
    title: 'Pedirla y después reclamar en el juzgado',
    cost: 'Hasta 2.000 € no necesita abogado',
    time: 'Un mes, y después algunos meses',
    risk: 'El propietario también puede reclamar daños.',
    bestFor: 'Pasó un mes, o el daño no está probado.',
  },
}
