/** The Spanish words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_WORDS: Words = {
  'ca.car.want': { says: 'El prestamista quiere los pagos atrasados, o el auto.' },
  'ca.car.step': {
    says: 'Llame al prestamista antes del último día del aviso. Ofrezca un plan y saque sus cosas del auto.',
  },
  'ca.car.on-two-thirds': {
    says: 'En Ontario, cuando ya se pagaron dos tercios, casi siempre solo se pueden llevar la cosa con permiso del tribunal.',
  },
  'ca.car.on-sale': {
    says: 'En Ontario el prestamista debe avisar 15 días antes de vender el auto. Puede recuperarlo si paga lo que dice el aviso.',
  },
  'ca.car.bc-two-thirds': {
    says: 'En Columbia Británica, cuando ya se pagaron dos tercios, el prestamista necesita una orden del tribunal. Si se lleva el auto, casi nunca puede además demandar.',
  },
  'ca.car.ab-sale': {
    says: 'En Alberta debe llevarse el auto un oficial de ejecución civil (civil enforcement bailiff), y usted puede oponerse en 15 días.',
  },
  'ca.car.qc-thirty': {
    says: 'En Quebec el comerciante debe avisarle antes con 30 días. Cuando ya se pagó la mitad, necesita permiso del tribunal.',
  },
}
