/** Questions about a seizure of things that belong to another person: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_NL: Words = {
  'fr.ask-debt.goods-of-others': {
    says: 'Nee, alleen spullen van wie schuldig is mogen worden verkocht. Bij iemand anders thuis heeft de deurwaarder het ja van de executierechter nodig. Toon meteen rekeningen of foto’s van wie de spullen zijn en laat dat in de akte zetten. Toch beslag? Vóór de verkoop vraagt de eigenaar de executierechter ze vrij te geven (demande en distraction).',
  },
}
