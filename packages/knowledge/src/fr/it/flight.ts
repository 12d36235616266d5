/** The Italian words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_IT: Words = {
  'fr.flight.right-sum': {
    says: 'Tre ore di ritardo, annullato tardi o imbarco negato: 250 €, 400 € o 600 € secondo la distanza. Non se la causa era fuori dal loro controllo.',
  },
  'fr.flight.right-proof': {
    says: 'La compagnia deve provare tale causa, e di aver fatto tutto il possibile. Un guasto dell’aereo di solito non lo è.',
  },
  'fr.flight.right-limit': {
    says: 'In Francia ha cinque anni per chiedere.',
  },
  'fr.flight.step': {
    says: 'Scriva volo, giorno, ritardo e somma, e chieda la prova della causa. Dopo due mesi vada dal mediatore dei viaggi (MTV), prima di ogni tribunale.',
  },
}
