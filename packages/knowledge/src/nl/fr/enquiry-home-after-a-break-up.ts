/** Questions about the rented home after a break-up: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AFTER_A_BREAK_UP_FR: Words = {
  'nl.ask.not-on-lease': {
    says: 'Mariés ou partenaires enregistrés et vivant là, vous êtes colocataire par la loi, même sans nom sur le bail. Au divorce, le juge peut dire qui reste. Simple vie commune ? Il faut deux ans et une demande au bailleur ou au juge. Agissez avant de partir.',
  },
}
