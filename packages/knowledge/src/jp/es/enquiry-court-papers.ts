/** Questions about papers from a court, one's own claim and a free lawyer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_ES: Words = {
  'jp.ask.order': {
    says: 'Opóngase en dos semanas desde la entrega con el formulario del sobre. No hace falta motivo. Si la ignora, puede seguir un embargo.',
  },
  'jp.ask.suit': {
    says: 'Envíe a tiempo la respuesta (答弁書) o vaya a la vista. Si no hace nada, gana la otra parte.',
  },
  'jp.ask.own-claim': {
    says: 'Escriba primero, mejor por carta certificada (内容証明), con un último día. Hasta 600.000 yenes, un juicio pequeño (少額訴訟) suele acabar en un día, sin abogado. O pida una orden de pago (支払督促). Guarde mensajes y recibos. Casi siempre tiene cinco años.',
  },
  'jp.ask.free-lawyer': {
    says: 'Llame a Houterasu (法テラス). Con pocos ingresos tiene tres consultas gratis por asunto y le adelantan los honorarios en cuotas pequeñas. Tras una detención pida el abogado de guardia (当番弁護士), gratis una vez.',
  },
}
