/** The Spanish words of the rows in ../enquiry-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_ES: Words = {
  'us.ask-consumer.not-delivered': {
    says: 'Escriba al vendedor y pida su dinero. Debe enviarlo en el plazo prometido, o en un máximo de 30 días. Dispute el cargo de la tarjeta en un plazo de 60 días desde el estado de cuenta.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Pida el motivo por escrito. Una empresa no puede anular una garantía (warranty) solo porque usted abrió el aparato o usó otras piezas o talleres. Debe mostrar que eso causó la falla. La ley estatal también promete que las cosas funcionen.',
  },
  'us.ask-life.unordered': {
    says: 'No tiene que pagar lo que llegó por correo sin pedirlo. Es un regalo. Dígaselo por escrito a la firma.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Un producto debe servir para su uso normal. Pida por escrito arreglo, cambio o su dinero. Una garantía escrita debe cumplirse.',
    dependsOn: 'su edad y lo que dice la garantía',
  },
  'us.ask-life.review': {
    says: 'Los hechos ciertos y las opiniones claras son legales, y un contrato no puede prohibir una reseña honesta. Guarde pruebas. Cambie lo que no pueda mostrar.',
    dependsOn: 'si lo que escribió es verdad',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Escriba al vendedor con pruebas. Si pagó con tarjeta de crédito, dispute el cargo en 60 días desde la cuenta. Lo que nunca llegó debe devolverse.',
  },
}
