/** Questions about a higher rent and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'Demandez-le en recommandé ou PEC avec la date de remise des clés. Le propriétaire ne peut garder que pour des dégâts prouvés, pas pour l’usure normale comme des traces aux murs. Il ne décide pas seul : si vous contestez, il doit aller au juge. Des intérêts légaux sont dus. S’il ne paie pas : d’abord la médiation, puis le tribunal, quelle que soit la somme. Les deux exigent un avocat, gratuit si le revenu est faible.',
  },
  'it.ask.rent-rise': {
    says: 'Seulement comme le dit le bail écrit, le plus souvent selon l’indice ISTAT. Avec l’impôt fixe (cedolare secca), le loyer ne peut pas monter pendant le bail.',
    dependsOn: 'ce que dit votre bail',
  },
  'it.ask.deposit-limit': {
    says: 'Le dépôt est de trois mois de loyer au plus. Il rapporte l’intérêt légal, payé chaque année. Il revient au départ, moins les dégâts prouvés.',
  },
}
