/** Questions on when somebody can become a citizen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_IT: Words = {
  'au.ask.citizen-years': {
    says: 'Di solito servono quattro anni in Australia con un visto valido, gli ultimi dodici mesi da residente permanente. In quei quattro anni può essere stato via dodici mesi al massimo, 90 giorni nell’ultimo. Di solito ci sono anche un esame e la buona condotta.',
  },
}
