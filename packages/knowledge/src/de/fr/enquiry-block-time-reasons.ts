/** Questions about a block of unemployment pay with a good reason for leaving: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_FR: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Contestez par écrit en un mois ; c’est gratuit. Avec un motif grave (wichtiger Grund), il n’y a pas de blocage. Par exemple : maladie quand un médecin a conseillé de partir, harcèlement prouvé, salaire impayé, soins, ou rejoindre son conjoint. Envoyez l’attestation et ce que vous avez tenté avant. L’agence a un formulaire pour le médecin. Si elle refuse, le tribunal social est gratuit.',
  },
}
