/** The Italian words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_IT: Words = {
  'us.ticket.private-contract': {
    says: 'Una ditta privata deve mostrare che Lei ha accettato le sue condizioni: cartelli chiari e una somma giusta. Se non è d’accordo, decide un tribunale.',
  },
  'us.ticket.private-records': {
    says: 'Una ditta può avere il Suo nome dai registri delle auto solo per gli usi elencati in una legge federale.',
  },
  'us.ticket.private-collector': {
    says: 'Se scrive una società di recupero crediti, può chiedere le prove entro 30 giorni. Non può chiamarla multa (fine) o minacciare l’arresto.',
  },
  'us.parking.right-signs': {
    says: 'I cartelli devono essere chiari e la somma giusta. Una ditta non può chiamare multa (fine) il suo conto o minacciare ciò che non può fare.',
  },
}
