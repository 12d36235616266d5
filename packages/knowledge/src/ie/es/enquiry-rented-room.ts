/** Questions of a person who rents a room in the owner’s own home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM_ES: Words = {
  'ie.ask.room-told-to-leave': {
    says: 'En la casa del propio dueño usted es licensee: la RTB no puede ayudar y no hace falta juez. Pero le deben un aviso justo, a menudo el tiempo que paga, o sea un mes si paga por meses. Pídalo por escrito y recuerde lo acordado. No pueden usar la fuerza ni tirar sus cosas: llame a los gardaí. Threshold: 1800 454 454.',
  },
}
