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
  'gb.bailiff.county-who': {
    says: 'Un County Court bailiff (huissier) travaille pour le tribunal, pas pour une firme privée. Pour vérifier, appelez le tribunal à un numéro que vous trouvez vous-même.',
  },
  'gb.bailiff.county-reality': {
    says: 'C’est sérieux, mais le tribunal peut encore vous laisser payer en plusieurs fois.',
  },
  'gb.bailiff.county-step-suspend': {
    says: 'Demandez au tribunal de suspendre le warrant. Envoyez le formulaire N245 avec votre budget et une offre que vous pouvez tenir. Si les frais sont trop lourds, demandez une aide avec le formulaire EX160.',
  },
  'gb.bailiff.county-step-call': {
    says: 'Appelez le bailiff office indiqué dans la lettre. Dites que vous avez envoyé le formulaire N245, et demandez d’attendre la décision du tribunal.',
  },
  'gb.bailiff.county-option-suspend': {
    title: 'Demander au tribunal de suspendre le warrant',
    cost: 'Des frais de tribunal, moins ou rien avec un petit revenu',
    time: 'Avant le jour indiqué, ou aujourd’hui',
    risk: 'Si vous manquez un paiement, le warrant peut reprendre.',
    bestFor: 'Vous devez la somme et ne pouvez pas tout payer d’un coup.',
    says: 'Proposez une somme par mois sur le formulaire N245. Si l’autre partie refuse, le tribunal décide ce qui est juste.',
  },
}
