/** What people believe of debts and judgments, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DEBT_ES: Words = {
  'gb.ask-debt.letter-no-judgment': {
    says: 'Una carta de una empresa de cobros no es una sentencia del county court (CCJ). Solo la dicta un juez, si le enviaron un claim form y perdió o no contestó. Para saber si existe, mire gratis sus informes de crédito o busque en TrustOnline (de pago). Conteste la carta y nunca ignore un formulario del tribunal.',
  },
  'gb.ask-debt.council-tax-no-judgment': {
    says: 'Una liability order por el council tax no es una sentencia del county court (CCJ). Viene del magistrates’ court y no entra en el registro de sentencias ni en su informe de crédito. Pero con ella el ayuntamiento puede mandar bailiffs o tomar de sueldo o ayudas. Llame antes de la vista y pida un plan.',
  },
  'gb.ask-debt.small-payments': {
    says: 'Pagar poco no impide una demanda, salvo que la empresa aceptara esperar. Pídalo por escrito con un presupuesto: el prestamista debe tratarle bien si tiene apuros. Si demanda, conteste a tiempo el formulario. El tribunal puede permitir pagos pequeños. En una deuda vieja cada pago abre seis años nuevos.',
  },
  'gb.ask-debt.pay-later-file': {
    says: 'Las deudas de «pague después» pueden contar en su informe de crédito. Klarna las comunica, pagadas o no, desde junio de 2022; otras varían. Un default queda seis años. Desde el 15 de julio de 2026 estas firmas necesitan permiso de la FCA y deben comprobar si puede pagar. En apuros, pídales ayuda primero. El Financial Ombudsman es gratis.',
  },
  'gb.ask-debt.student-loan-bankrupt': {
    says: 'Un préstamo de estudios del Estado no acaba con la quiebra. Queda fuera, y usted sigue pagando según lo que gana, casi siempre por la nómina. Tarjetas, descubiertos y préstamos de un banco pueden acabar, también uno para un curso. Hable con un asesor gratuito antes de pedirla.',
  },
  'gb.ask-debt.iva-home': {
    says: 'Con un IVA (acuerdo con sus acreedores) casi nunca hay que vender la casa. Deciden sus cláusulas: lea lo que dicen de la casa. La hipoteca sigue. Si su parte vale mucho, suele pagar un año más o intentar un préstamo sobre ella. Si incumple, la casa puede peligrar. Pida antes consejo gratis.',
  },
}
