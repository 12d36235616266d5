/** Questions about money that a shop wants after an accusation of theft: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_SECURITY_ES: Words = {
  'gb.ask-shop.civil-recovery': {
    says: 'Es una petición de dinero, no una multa, ni por sí un asunto policial. No pague ni admita nada con prisa. Pregunte qué pérdida tuvo de verdad la tienda y pida el vídeo de usted. Pueden prohibirle entrar. Busque consejo gratis antes de responder.',
  },
}
