/** Questions about a plan of a collector that acknowledges the debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_ES: Words = {
  'de.ask-debt.sign-acknowledgement': {
    says: 'No firme antes de comprobar la deuda. Quien la reconoce suele perder sus defensas: nunca debida, pagada, prescrita. Sin título prescribe tres años después del fin de su año. Además cobran una tasa por el acuerdo (Einigungsgebühr). Pida por escrito factura, contrato y prueba, y discuta el resto. La empresa no puede embargar: hace falta un juzgado. Si llega un Mahnbescheid, opóngase en dos semanas.',
  },
  'de.ask-debt.signed-acknowledgement': {
    says: 'No siempre está perdido. ¿Firmó en casa, por correo o en línea? Muchos de estos planes se pueden anular en 14 días, a menudo más si no se lo dijeron. Escriba hoy. La empresa debía avisarle por escrito de los costes y de lo que pierde. ¿La deuda no era suya, estaba pagada o prescrita, o no hubo aviso? Que lo revise la Verbraucherzentrale o un servicio gratuito de deudas antes de pagar más.',
  },
  'de.ask-debt.deal-fee': {
    says: 'Solo debe esta tasa si la aceptó, y el coste debe estar antes por escrito. Sin acuerdo no hay tasa. ¿La deuda es correcta? Ofrezca por escrito pagar a plazos sin la tasa, o pague de una vez si puede: es lo más barato. Puede empezar a pagar a plazos, pero sin acuerdo aún pueden ir al juzgado. Tache toda frase que reconozca la deuda. Un servicio gratuito de deudas lo revisa.',
  },
}
