/** Questions about what a court officer and a bank may take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_ES: Words = {
  'au.ask.sheriff-goods': {
    says: 'Pueden tomar y vender algunas cosas, pero no ropa, camas, cocina ni casi todo el mobiliario. Herramientas de trabajo y un coche modesto están a salvo hasta un límite en casi todos los estados. Cosas de otros o a crédito no: muestre papeles. La primera vez no tiene que abrir. Actúe hoy: pida al juzgado pagar a plazos, que casi siempre lo para, y llame al 1800 007 007.',
  },
  'au.ask.bank-took-benefit': {
    says: 'Llame hoy al banco: es su dinero de Centrelink y lo necesita para vivir. Esos pagos están protegidos y los bancos aceptaron tomar solo una parte pequeña por deudas. Pida por escrito que devuelva el resto y quite las comisiones. Pida ayuda (hardship). Si no, queja gratis a AFCA. Puede cobrar en otro banco: dígalo a Centrelink.',
  },
}
