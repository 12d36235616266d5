/** Questions about a higher rent and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'Demandez par lettre recommandée (raccomandata) ou e-mail certifié (PEC), avec la date où vous avez rendu les clés. Le propriétaire peut garder seulement les dégâts prouvés et doit payer des intérêts.',
  },
  'it.ask.rent-rise': {
    says: 'Seulement comme le dit le bail écrit, le plus souvent selon l’indice ISTAT. Avec l’impôt fixe (cedolare secca), le loyer ne peut pas monter pendant le bail.',
    dependsOn: 'ce que dit votre bail',
  },
  'it.ask.deposit-limit': {
    says: 'Le dépôt est de trois mois de loyer au plus. Il rapporte l’intérêt légal, payé chaque année. Il revient au départ, moins les dégâts prouvés.',
  },
}
