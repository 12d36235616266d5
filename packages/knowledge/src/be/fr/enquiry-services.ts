/** Questions about contracts that run on, and gyms: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_FR: Words = {
  'be.ask.end-contract': {
    says: 'Après une reconduction tacite, vous pouvez mettre fin au contrat à tout moment, sans frais, avec deux mois au plus. Téléphone et internet : chaque jour, sans frais après six mois. Écrivez et gardez la preuve.',
  },
  'be.ask.gym-health': {
    dependsOn: 'si la salle a signé le code de conduite',
    says: 'Beaucoup de salles ont signé le code de conduite. Avec un certificat, vous pouvez alors arrêter sans frais si le sport est exclu pour toujours, ou suspendre. Sinon, demandez quand même. Ensuite, saisissez le médiateur gratuit.',
  },
}
