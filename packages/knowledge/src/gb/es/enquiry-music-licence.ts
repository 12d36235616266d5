/** A question about music that customers or staff hear: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_ES: Words = {
  'gb.ask-consumer.music-licence': {
    says: 'Si clientes o personal oyen la radio, necesita su licencia. Si no pone música, o solo música que no la necesita, dígalo por escrito. Debe ser verdad, y guarde pruebas. Si solo usted la oye, pregunte por escrito por qué hace falta. Un precio injusto puede ir al Copyright Tribunal.',
    dependsOn: 'si alguien aparte de usted puede oírla',
  },
}
