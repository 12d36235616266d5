/** Questions about credit reports, cards, bank fraud, stolen names and robocalls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AND_FRAUD_ES: Words = {
  'us.ask-debt.credit-effect': {
    says: 'Una carta o llamada no añade nada. Pero un prestamista puede informar de una factura con 30 días de atraso, y un cobrador de la deuda. Antes debe hablar con usted, o escribir y esperar un tiempo razonable, casi siempre 14 días. Suele quedar siete años desde el atraso, pagada o no. Mire gratis en AnnualCreditReport.com y dispute lo que esté mal.',
    dependsOn: 'qué se informó y cuánto atraso hay',
  },
  'us.ask-debt.credit-report': {
    says: 'Dispute gratis un dato falso ante cada buró (credit bureau). Deben revisarlo, en la mayoría de los casos en un plazo de 30 días. La mayoría de las deudas debe salir a los siete años.',
  },
  'us.ask-debt.identity-theft': {
    says: 'Vaya a IdentityTheft.gov y haga un reporte. Envíelo a la empresa y a los burós (credit bureaus): deben bloquear la deuda falsa. Congele gratis su crédito en los tres.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Escriba a la dirección para disputas (billing dispute) de la tarjeta en un plazo de 60 días desde el estado de cuenta. No tiene que pagar ese cargo mientras lo revisan. Con tarjetas robadas debe como máximo $50.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Avise ya a su banco. Por transferencias que no permitió debe como máximo $50 si avisa en un plazo de dos días hábiles. Después de 60 días desde el estado de cuenta puede perder más.',
  },
  'us.ask-debt.robocalls': {
    says: 'Diga que paren, por escrito si puede. Las llamadas automáticas (robocalls) y mensajes no deseados a un celular son ilegales en la mayoría de los casos. Puede demandar por $500 por llamada. Repórtelos a la FCC y la FTC.',
  },
}
