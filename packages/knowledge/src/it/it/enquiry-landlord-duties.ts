/** The Italian words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_IT: Words = {
  'it.ask.landlord-enters': {
    says: 'No. Il proprietario entra solo con il Suo permesso. Concordate un giorno per visite e riparazioni.',
  },
  'it.ask.repairs': {
    says: 'Scriva con raccomandata o PEC, con foto. Tutte le riparazioni, tranne le piccole, spettano al proprietario. Se è urgente può farle Lei e chiedere i soldi, dopo averlo avvisato.',
  },
}
