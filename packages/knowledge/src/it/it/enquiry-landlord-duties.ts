/** The Italian words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_IT: Words = {
  'it.ask.landlord-enters': {
    says: 'No. Il proprietario entra solo con il Suo permesso. Concordate un giorno per visite e riparazioni.',
  },
  'it.ask.repairs': {
    says: 'Scriva con raccomandata o PEC, con foto. Tranne le piccole, le riparazioni toccano al proprietario. Se è urgente può farle, dopo averlo avvisato, e chiedere i soldi. Se la casa è molto meno adatta all’uso, chieda un canone più basso o sciolga il contratto.',
  },
}
