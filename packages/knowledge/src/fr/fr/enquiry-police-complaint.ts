/** Questions about a complaint that the police refuse to take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_WORDS: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'Police et gendarmerie doivent recevoir toute plainte d’une victime, partout en France. Demandez un récépissé. Si elles refusent encore, écrivez au procureur de la République du tribunal ; cela vaut plainte. Vous pouvez aussi commencer en ligne.',
  },
  'fr.ask-buy.blackmail': {
    says: 'Ne payez pas et n’envoyez plus rien. Gardez les messages comme preuve, puis bloquez la personne. Le chantage et la diffusion de ces images sont des délits : portez plainte (17). Le 3018, gratuit, fait retirer les images.',
  },
}
