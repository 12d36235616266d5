/** Questions about a card misused after a false text, where the bank says no: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_ES: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Un pago que usted no aprobó debe devolverse el siguiente día hábil, salvo que el banco pruebe fraude o negligencia grave. Si no pidió código ni aprobación (strong customer authentication), no pierde nada, salvo que usted engañara. Reclame por escrito y pregunte cómo se aprobó. Tras un no, o sin respuesta en 15 días hábiles: FSPO, gratis.',
  },
  'ie.ask.pps-given': {
    says: 'Si dio datos de la tarjeta o del banco, llame ya al banco al número de la tarjeta y bloquéela. Diga a la Garda y al Department of Social Protection qué dio. Cambie sus contraseñas de MyGovID y correo. Mire en sus cuentas de Revenue y welfare si hay solicitudes que no son suyas. Solo los organismos públicos y los que la ley permite pueden usar un número PPS.',
  },
}
