/** Questions about goods, bags and honest reviews: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_ES: Words = {
  'us.ask-life.unordered': {
    says: 'No tiene que pagar lo que llegó por correo sin pedirlo. Es un regalo. Dígaselo por escrito a la firma.',
  },
  'us.ask-life.luggage': {
    says: 'La aerolínea debe pagar maletas perdidas, tardías o rotas hasta un límite. Avise enseguida, guarde recibos y escriba en 7 días por daño o 21 por demora.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Un producto debe servir para su uso normal. Pida por escrito arreglo, cambio o su dinero. Una garantía escrita debe cumplirse.',
    dependsOn: 'su edad y lo que dice la garantía',
  },
  'us.ask-life.review': {
    says: 'Los hechos ciertos y las opiniones claras son legales, y un contrato no puede prohibir una reseña honesta. Guarde pruebas. Cambie lo que no pueda mostrar.',
    dependsOn: 'si lo que escribió es verdad',
  },
}
