/** Questions about builders and other work that was done badly: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_ES: Words = {
  'au.ask.builder': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. El trabajo debe hacerse con cuidado. Luego vaya a la oficina del consumidor (fair trading) o al tribunal de su estado.',
  },
  'au.ask.builder-qld': {
    says: 'Escriba al constructor y dele tiempo. Si no arregla, quéjese a la Queensland Building and Construction Commission; puede ordenar arreglos y pagar por su seguro.',
  },
  'au.ask.bad-service': {
    says: 'El trabajo debe hacerse con cuidado y habilidad. Escriba y dé tiempo para arreglarlo gratis. Si el fallo es grande, puede terminar el trato, pagar a otro y reclamar ese coste en el tribunal.',
  },
}
