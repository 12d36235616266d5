/** The French words of the rows in ../enquiry-repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPOSSESSION_FR: Words = {
  'us.repo.right-damages': {
    says: 'Un prêteur peut prendre la voiture seulement sans troubler la paix (breach of the peace), et doit vous prévenir avant de vendre. Sinon, vous pouvez demander de l’argent pour le dommage.',
  },
  'us.repo.right-credit': {
    says: 'Contestez une inscription fausse auprès du bureau de crédit et du prêteur. Ils doivent l’examiner, le plus souvent en 30 jours.',
  },
  'us.repo.right-calls': {
    says: 'Les appels automatiques sur votre portable demandent votre accord. Chaque appel interdit peut valoir 500 $.',
  },
  'us.repo.right-unfair': {
    says: 'Les banques ne peuvent pas utiliser des pratiques injustes, comme une assurance dont vous n’aviez pas besoin. Plaignez-vous au CFPB, et demandez à un avocat des consommateurs.',
  },
}
