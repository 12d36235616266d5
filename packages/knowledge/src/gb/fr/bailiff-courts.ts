/** Ce qu'un tribunal peut encore faire face aux huissiers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_COURTS_FR: Words = {
  'gb.bailiff.right-writ-stay': {
    says: "Vous pouvez demander au tribunal d'arrêter ou de suspendre le writ si vous ne pouvez pas payer d'un coup. Utilisez le formulaire N244 avec votre budget.",
  },
  'gb.bailiff.fact-writ-officers': {
    says: 'Seul un agent autorisé par les règles du tribunal peut exécuter un writ de la High Court. Demandez son nom et vérifiez-le.',
  },
  'gb.bailiff.right-warrant-suspended': {
    says: 'La county court peut suspendre le warrant et vous laisser payer par petites sommes. Demandez-le avec le formulaire N245 avant la visite.',
  },
  'gb.bailiff.right-set-aside': {
    says: "Si vous n'avez jamais reçu les papiers, ou avez une vraie défense, demandez l'annulation du jugement. Demandez aussi l'arrêt des bailiffs.",
  },
  'gb.bailiff.right-fine-terms': {
    says: 'Vous pouvez demander au fines officer plus de temps ou des paiements plus petits. Sinon, vous pouvez demander une audience.',
  },
  'gb.bailiff.right-fine-means': {
    says: 'Un tribunal peut laisser du temps pour payer une amende, et changer les paiements si vos revenus changent.',
  },
  'gb.bailiff.scotland-summary-warrant': {
    says: 'Un summary warrant est accordé sans audience. Si vous ne devez rien ou avez payé, écrivez tout de suite au council et demandez son retrait.',
  },
}
