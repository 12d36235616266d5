/** Questions about what a court officer and a bank may take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_ES: Words = {
  'au.ask.sheriff-goods': {
    says: 'Pueden tomar y vender algunas cosas, pero no ropa, camas, cocina ni casi todo el mobiliario. Herramientas de trabajo y un coche modesto están a salvo hasta un límite en casi todos los estados. Cosas de otros o a crédito no: muestre papeles. No les estorbe: en algunos estados pueden forzar la puerta. Actúe hoy: pida al juzgado pagar a plazos, que casi siempre lo para, y llame al 1800 007 007.',
  },
  'au.ask.bank-took-benefit': {
    says: 'Llame hoy al banco: es su dinero de Centrelink y lo necesita para vivir. Esos pagos están protegidos y por un código casi todos los bancos le dejan al menos el 90 % si la cuenta está en descubierto. Pida por escrito que devuelva el resto y quite las comisiones. Pida ayuda (hardship). Si no, queja gratis a AFCA. Puede cobrar en otro banco: dígalo a Centrelink.',
  },
}
