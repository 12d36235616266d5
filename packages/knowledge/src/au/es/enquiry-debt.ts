/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'au.ask.things': {
    says: 'Una agencia de cobro (debt collector) no puede llevarse sus cosas ni entrar. Solo puede un oficial (sheriff o bailiff), después de una orden del tribunal. Un préstamo de coche es distinto.',
  },
  'au.ask.prison': {
    says: 'No puede ir a la cárcel por deber dinero de una tarjeta, un préstamo o una factura. Llame al 1800 007 007 para tener ayuda gratis.',
  },
  'au.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años, o de tres en el Territorio del Norte. Un pago o una nota firmada lo hace empezar de nuevo. No pague antes de saberlo.',
    dependsOn: 'el día en que pagó o escribió por última vez que lo debe',
  },
  'au.ask.calls': {
    says: 'Pídales por escrito que usen solo correo electrónico o cartas. No deberían contactarle más de tres veces por semana. Anote cada llamada y quéjese a la AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Escriba que no lo debe y pida pruebas. No pague. Busque en su informe de crédito gratuito cuentas que no conoce.',
  },
  'au.ask.wages': {
    says: 'Necesitan una sentencia de un tribunal y luego una orden. Siempre le queda algo de sueldo para vivir. La oficina de impuestos no necesita tribunal.',
    dependsOn: 'a quién debe y si tienen una sentencia',
  },
  'au.ask.cannot-pay': {
    says: 'Llame a la National Debt Helpline al 1800 007 007 y pida a cada empresa ayuda por dificultades (hardship). Por un préstamo o una tarjeta deben responder en 21 días.',
  },
  'au.ask.bankrupt': {
    says: 'La bancarrota (bankruptcy) termina con la mayoría de las deudas, pero dura tres años y un día y le limita. Hable primero con un asesor de deudas gratuito (financial counsellor).',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'au.ask.credit-file': {
    says: 'Puede tener gratis su informe de crédito de Equifax y de Experian, que ahora es dueña de illion. Si está mal, pídales que lo corrijan. Un impago (default) queda cinco años.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Actúe en 21 días: pague, acuerde un plan o pida al tribunal que lo anule. La sentencia debe ser de 10 000 $ o más. Después pueden pedir su bancarrota.',
  },
  'au.ask.wages-garnished': {
    says: 'Necesitan una orden judicial, y cada semana debe quedarle una parte. Hacienda (ATO), Child Support y casi todas las oficinas de multas no necesitan al juez. Pida enseguida al tribunal pagar a plazos. En Nueva Gales del Sur la orden no quita entonces de su sueldo más que el plazo.',
  },
  'au.ask.collector-family': {
    says: 'No pueden hablar de su deuda con otros. Pueden preguntar dónde está, pero no decir por qué. Escríbales que paren y luego quéjese a AFCA o al Privacy Commissioner.',
  },
}
