/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'ca.ask.things': {
    says: 'Una agencia de cobro no puede llevarse su auto o sus cosas ni entrar. Solo puede un oficial del tribunal, después de una sentencia. Un préstamo de auto es distinto.',
  },
  'ca.ask.prison': {
    says: 'No puede ir a la cárcel por deber dinero de una tarjeta, un préstamo o una factura. Pida ayuda gratis con la deuda.',
  },
  'ca.ask.calls': {
    says: 'Dígales por escrito que solo le contacten por carta. Anote cada llamada. No pueden amenazarle ni hablar con su jefe. Luego quéjese ante su provincia.',
  },
  'ca.ask.not-mine': {
    says: 'Escriba que no debe esa deuda y pida pruebas. No pague. Busque en su informe de crédito cuentas que no conoce.',
  },
  'ca.ask.wages': {
    says: 'La mayoría de los acreedores necesita antes una sentencia. Luego solo pueden tomar parte de su sueldo. El fisco no necesita sentencia.',
    dependsOn: 'a quién debe y si tienen una sentencia',
  },
  'ca.ask.cannot-pay': {
    says: 'Haga un presupuesto y ofrezca lo que pueda mantener. Vea a un asesor de crédito sin fines de lucro o a un administrador de insolvencia (Licensed Insolvency Trustee). La primera charla casi siempre es gratis.',
  },
  'ca.ask.bankrupt': {
    says: 'Un administrador de insolvencia (Licensed Insolvency Trustee) puede preparar una propuesta de consumidor (consumer proposal) o una quiebra (bankruptcy). Las dos detienen la mayoría de las demandas y embargos de sueldo. Pida una primera charla gratis.',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'ca.ask.agency-calls': {
    says: 'Pida por escrito a la agencia que muestre la deuda y que solo le escriba. Cada provincia limita cómo y cuándo puede llamar. Si sigue, quéjese ante la provincia.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Solo un Licensed Insolvency Trustee puede presentarla; la primera charla es gratis. Paga parte de la deuda en hasta cinco años, y los cobros y embargos deben parar.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'En Alberta están a salvo los primeros 800 $ de su sueldo neto al mes, más 200 $ por cada persona a su cargo. De lo que va de 800 $ a 2400 $, la mitad también.',
  },
}
