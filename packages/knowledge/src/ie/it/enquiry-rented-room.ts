/** Questions of a person who rents a room in the owner’s own home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM_IT: Words = {
  'ie.ask.room-told-to-leave': {
    says: 'Nella casa del proprietario stesso lei è licensee: la RTB non può aiutare e non serve un giudice. Ma le spetta un avviso giusto, spesso il periodo che paga, quindi un mese se paga al mese. Lo chieda per iscritto e ricordi gli accordi. Forza o roba buttata fuori non sono permesse: chiami i gardaí. Threshold: 1800 454 454.',
  },
}
