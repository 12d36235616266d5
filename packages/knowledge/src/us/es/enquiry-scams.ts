/** The Spanish words of the rows in ../enquiry-scams.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAMS_ES: Words = {
  'us.ask-public.toll-text': {
    says: 'No abra el enlace ni pague. Casi todos esos mensajes son estafas. Mire su cuenta en el sitio propio de la agencia de peaje, y denuncie el mensaje en ic3.gov.',
  },
  'us.ask-consumer.scammed': {
    says: 'Llame ya a su banco, a su tarjeta o a la empresa de la tarjeta de regalo. Pida que paren o devuelvan el pago. Después repórtelo en ReportFraud.ftc.gov. Si dio datos, vaya a IdentityTheft.gov.',
  },
  'us.trouble.false-debt': {
    says: 'Dispute por escrito en 30 días. Haga un informe en IdentityTheft.gov y envíelo al cobrador y a los burós: deben bloquear la deuda. Congele gratis su crédito.',
  },
  'us.ask-everyday.data-breach': {
    says: 'Congele gratis su crédito en las tres agencias. Cambie esa contraseña, vigile sus cuentas y denuncie todo abuso en robodeidentidad.gov.',
  },
  'us.ask-everyday.prize': {
    says: 'No pague ni dé códigos. Un premio verdadero es gratis, y no se pagan impuestos a quien llama. Denúncielo en reportfraud.ftc.gov.',
  },
}
