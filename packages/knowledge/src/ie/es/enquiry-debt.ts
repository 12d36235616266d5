/** Questions about debts: collectors, old debts, pay and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'ie.ask.things': {
    says: 'Una empresa de cobros (debt collector) no puede quitarle sus cosas ni entrar. Solo puede un agente judicial (sheriff), tras una sentencia. Con un coche a plazos (hire purchase) es distinto.',
  },
  'ie.ask.prison': {
    says: 'No pueden encarcelarle porque no puede pagar. Solo corre riesgo quien puede pagar y se niega a cumplir una orden del juzgado. Llame a MABS al 0818 07 2000.',
  },
  'ie.ask.calls': {
    says: 'Dígales por escrito que solo le escriban por carta. Apunte cada llamada. Reclamar para asustar o avergonzar es delito; dígalo a la policía (gardaí). Con un prestamista, quéjese al FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Escriba que no la debe y pida pruebas. No pague. Mire su informe gratis en el Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'En Irlanda un acreedor normal no puede quitarle dinero del sueldo. Los impuestos, las pensiones de familia y algunas deudas de ayudas son distintos.',
  },
  'ie.ask.cannot-pay': {
    says: 'Llame a MABS al 0818 07 2000. Es gratis. Hacen un presupuesto con usted y hablan con quienes debe.',
  },
  'ie.ask.bankrupt': {
    says: 'La quiebra (bankruptcy) dura un año en la mayoría de los casos. Una condonación (debt relief notice) o un acuerdo (arrangement) puede ser mejor. Pregunte a MABS o a un insolvency practitioner.',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'ie.ask.credit-file': {
    says: 'Puede pedir gratis su informe al Central Credit Register. Si está mal, pida al prestamista que lo corrija.',
  },
}
