/** Questions about a contract that a seller at the door had signed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_ES: Words = {
  'nl.ask.door-sale': {
    says: 'Lo que firma en casa o en la puerta se puede anular en 14 días sin motivo: en servicios y energía desde el contrato, en bienes desde la entrega. ¿No se lo dijeron? Doce meses más. Escríbalo claro, por correo o carta, y guarde la prueba; no hay penalización. Avise también a su antigua compañía de energía. Engaño o presión a una persona mayor: denúncielo a la ACM (ConsuWijzer).',
  },
}
