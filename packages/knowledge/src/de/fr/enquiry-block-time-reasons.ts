/** Questions about a block of unemployment pay with a good reason for leaving: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_FR: Words = {
  'de.ask-job.block-time-reason': {
    says: "Contestez par écrit en un mois ; c'est gratuit. Avec un motif grave (wichtiger Grund), pas de blocage : médecin qui a conseillé de partir, harcèlement prouvé, salaire impayé, soins à un proche. Un certificat fait plus tard compte aussi. Joignez-le avec ce que vous avez tenté avant ; l'agence a un formulaire pour le médecin. En cas de rigueur, le blocage tombe à six semaines. Inscrit au chômage, vous restez assuré maladie.",
  },
}
