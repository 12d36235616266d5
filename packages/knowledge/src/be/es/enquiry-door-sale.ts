/** Questions about a contract that a seller at home had signed, other than for energy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_ES: Words = {
  'be.ask.door-sale': {
    says: 'Lo que firma en casa o en la puerta se puede anular en 14 días sin motivo: en servicios desde el contrato, en bienes desde la entrega. ¿No se lo dijeron? Doce meses más. Escríbalo claro por carta certificada, a la empresa y al prestamista si hay crédito, y guarde la prueba. No hay penalización. No deje empezar obras. Engaño o presión a una persona mayor: avise a ConsumerConnect.',
  },
}
