/** Questions of a person who rents a room in the owner’s own home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM_NL: Words = {
  'ie.ask.room-told-to-leave': {
    says: 'In het eigen huis van de eigenaar bent u licensee: de RTB kan niet helpen en een rechter is niet nodig. Wel krijgt u een redelijke termijn, vaak de tijd waarvoor u betaalt, dus een maand bij maandhuur. Vraag erom op papier en noem wat is afgesproken. Geweld of spullen buiten zetten mag niet: bel de gardaí. Threshold: 1800 454 454.',
  },
}
