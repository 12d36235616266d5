/** Messages of swindlers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'jp.buy.scam-want': {
    says: 'Este mensaje quiere su dinero o sus datos con miedo (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Parece un estafador que usa un nombre oficial.',
  },
  'jp.buy.scam-real': {
    says: 'Los juzgados no envían postales ni piden tarjetas regalo. Los papeles de verdad llegan por entrega especial (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'No llame al número del mensaje, y no pague.',
  },
  'jp.buy.scam-188': {
    says: 'Llame al 188 o a la línea de la policía #9110. Si pagó, llame enseguida a su banco.',
  },
  'jp.buy.scam-right': {
    says: 'No tiene que pagar lo que nunca pidió.',
  },
  'jp.buy.scam-option': {
    title: 'Dejarlo, tras comprobarlo',
    says: 'Pregunte a la oficina de verdad en un número que usted encontró.',
    cost: 'Nada.',
    time: 'Minutos.',
    risk: 'Un papel de verdad del juzgado no se debe ignorar.',
    bestFor: 'No conoce la reclamación.',
  },
  'jp.scam.false-page': {
    says: 'Una página falsa que toma su contraseña es un delito. No abra el enlace. Abra usted mismo la aplicación o web de verdad.',
  },
  'jp.scam.not-yet': {
    says: 'No le pasa nada si no contesta. Engañar a la gente por dinero es un delito.',
  },
  'jp.scam.right-unordered': {
    says: 'Los productos que nunca pidió se pueden tirar enseguida. No tiene que pagar.',
  },
  'jp.scam.right-freeze': {
    says: 'Si envió dinero, su banco puede parar la cuenta del estafador. Llame enseguida al banco y a la policía.',
  },
  'jp.scam.step-keep': {
    says: 'Guarde el mensaje, el número y la prueba de pago.',
  },
}
