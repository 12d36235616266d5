/** Questions about pay in the first days of illness and in a minijob: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WHEN_ILL_FR: Words = {
  'de.ask-job.first-sick-days': {
    says: 'Non. Le salaire continue dès le premier jour de maladie, après quatre semaines dans l’emploi. Il n’y a pas de jours de carence. Un médecin ne doit l’attester qu’au-delà de trois jours, ou plus tôt si le patron l’a demandé avant. Il ne peut retenir la paie que jusqu’à la preuve. Réclamez par écrit avec une date.',
  },
  'de.ask-job.minijob-sick': {
    says: 'Le salaire en cas de maladie est dû aussi dans un minijob. Après quatre semaines, vous avez tout le salaire jusqu’à six semaines, pour chaque service prévu. Vous n’avez pas à rattraper les heures. Envoyez l’arrêt et réclamez par écrit avec une date. Les petites firmes sont remboursées en partie par la Minijob-Zentrale. Sinon, le guichet du tribunal du travail aide sans avocat.',
  },
}
