/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'nz.ask.things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas ni entrar. Solo puede un oficial del tribunal (bailiff), después de una orden. Un préstamo de coche es distinto.',
  },
  'nz.ask.prison': {
    says: 'No puede ir a la cárcel por deber dinero de una tarjeta, un préstamo o una factura. Llame a MoneyTalks al 0800 345 123 para tener ayuda gratis.',
  },
  'nz.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años. Un pago o una nota firmada empieza el tiempo de nuevo. No pague antes de saberlo.',
    dependsOn: 'el día en que pagó o escribió por última vez que la debe',
  },
  'nz.ask.calls': {
    says: 'Pida por escrito que usen solo correo electrónico o cartas. Apunte cada llamada. Acosarle es contra la ley. Quéjese al servicio de quejas (dispute scheme) del prestamista.',
  },
  'nz.ask.not-mine': {
    says: 'Escriba que no la debe y pida pruebas. No pague. Busque en su informe de crédito gratis cuentas que no conoce.',
  },
  'nz.ask.wages': {
    says: 'La mayoría de los acreedores necesitan antes una sentencia y un embargo del sueldo (attachment order), y deben dejarle al menos el 60 % del sueldo neto. Inland Revenue no necesita un tribunal.',
    dependsOn: 'a quién debe y si tiene una sentencia',
  },
  'nz.ask.cannot-pay': {
    says: 'Llame a MoneyTalks al 0800 345 123. Pida por escrito a cada prestamista ayuda por dificultades (hardship). Debe responder en un plazo de 20 días hábiles.',
  },
  'nz.ask.bankrupt': {
    says: 'Una quiebra (bankruptcy) dura tres años. Un procedimiento sin bienes (no asset procedure) dura un año, para deudas hasta 50.000 $. Hable primero con un asesor de finanzas (financial mentor) gratis.',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'nz.ask.credit-file': {
    says: 'Puede pedir gratis su informe de crédito (credit report) a Centrix, Equifax y Experian, que ahora es dueña de illion. Si está mal, pida que lo corrijan.',
  },
  'nz.ask.collector-fees': {
    says: 'Solo si su contrato lo permite, y solo costes reales y justos. Pida el contrato y las cuentas. En un préstamo las tarifas no pueden ser excesivas; pague la deuda real y dispute el resto.',
  },
  'nz.ask.no-asset': {
    says: 'Un no asset procedure borra casi todas las deudas de 1000 a 50 000 $ en un año, una vez en la vida. La bancarrota dura tres años. Una repayment order permite pagar por partes.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Sí. Pida al servicio de cobros del tribunal cambiar la attachment order, con pruebas de sus gastos. Debe quedarle la mayor parte del sueldo neto.',
  },
  'nz.ask.credit-wrong': {
    says: 'Pida por escrito a la agencia de crédito que lo corrija, con pruebas. Debe revisarlo en 20 días hábiles y marcarlo como disputado. Si se niega, quéjese gratis al Privacy Commissioner.',
  },
}
