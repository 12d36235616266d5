/** Questions on when somebody can become a citizen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_IT: Words = {
  'gb.ask-immigration.citizen-years': {
    says: 'Cinque anni da soli non bastano. Di solito servono cinque anni qui e da dodici mesi un soggiorno senza limite (settled status o indefinite leave). Con un coniuge britannico bastano tre anni, e quel permesso il giorno della domanda. Al massimo 450 giorni all’estero (270 se gli anni sono tre), 90 nell’ultimo. Poi il test Life in the UK, l’inglese e la buona condotta. Quanto ci vuole per quel permesso dipende dal visto e sta cambiando: guardi GOV.UK.',
  },
}
