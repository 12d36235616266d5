/** Questions about children whom both parents put on their tax return: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS_NL: Words = {
  'es.ask.children-on-two-returns': {
    says: 'Met eenhoofdig gezag over de zorg is de aftrek voor de kinderen helemaal van u als de andere ouder alimentatie betaalt die een rechter vaststelde: die heeft een ander voordeel. Bij gedeelde zorg elk de helft. Een voorstel is geen rekening: betaal nog niet. Antwoord binnen tien werkdagen met vonnis, familieboekje en padrón. Komt de aanslag toch, dan hebt u een maand voor bezwaar en kunt u delen vragen. Beslag komt pas later.',
  },
}
