/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_IT: Words = {
  'be.ask.leave-home': {
    says: 'Un contratto di nove anni: tre mesi di preavviso. Nei primi tre anni deve tre, due o un mese di affitto. I contratti brevi hanno altre regole.',
    dependsOn: 'il tipo di contratto e la regione',
  },
  'be.ask.landlord-notice': {
    says: 'In un contratto di nove anni il proprietario ha bisogno di sei mesi di preavviso e di un caso della legge, come l’uso proprio. Allora Lei può andare via con un mese di preavviso.',
    dependsOn: 'il tipo di contratto e il motivo',
  },
}
