/** Questions about lenders, interest paid too much and stopping payments by card: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_ES: Words = {
  'jp.ask.credit-stop': {
    says: 'Escriba a la financiera que deja de pagar y por qué (支払停止の抗弁). Vale para pagos a plazos de más de dos meses, desde 40.000 yenes. Guarde pruebas y escriba también a la tienda. Llame al 188.',
  },
  'jp.ask.illegal-lender': {
    says: 'En peligro llame al 110. Un préstamo a más del 109,5 % al año es nulo, y prestar sin licencia es delito. No pida más. Guarde los mensajes y vaya hoy a la policía (#9110) y a un abogado.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Si pidió antes de junio de 2010 a más del 15 al 20 % al año, quizá pagó de más. Pida el historial (取引履歴): deben darlo. Casi siempre diez años desde el último pago, cinco desde que lo supo para pagos desde abril de 2020. Es raro en préstamos desde 2010. Pregunte a Houterasu.',
  },
}
