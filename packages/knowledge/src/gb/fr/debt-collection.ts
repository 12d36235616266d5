/** Le recouvrement de dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'gb.debt.option-dispute': {
    says: 'Écrivez et demandez la preuve de la dette, des sommes et de son propriétaire. Dites ce qui vous semble faux.',
    title: 'Leur demander de le prouver',
    cost: 'Un timbre, ou rien par e-mail. £1 si vous demandez un contrat de crédit.',
    time: 'Une heure pour écrire. Leur réponse prend souvent de deux à huit semaines.',
    risk: 'Faible, si vous ne reconnaissez pas la dette. S’ils la prouvent, vous devrez payer ou faire une offre.',
    bestFor: 'Vous ne connaissez pas la dette, la somme semble fausse, ou la dette est ancienne.',
  },
  'gb.debt.option-negotiate': {
    says: 'Envoyez un budget et offrez une somme par mois, ou une somme plus petite pour en finir. Demandez de bloquer les intérêts.',
    title: 'Offrir ce que vous pouvez payer',
    cost: 'Ce que vous offrez. Jamais plus que vos moyens.',
    time: 'Une soirée pour le budget. Une réponse en quelques semaines.',
    risk: 'Une offre ou un paiement peut faire repartir le délai d’une dette ancienne.',
    bestFor: 'Vous devez l’argent et la dette n’est pas ancienne.',
  },
  'gb.debt.option-help': {
    says: 'Un conseiller gratuit peut vérifier la dette, écrire pour vous et voir toutes vos dettes ensemble.',
    title: 'Parler à un conseiller en dettes gratuit',
    cost: 'Rien. Ne payez jamais pour un conseil sur les dettes.',
    time: 'Un appel d’une heure environ.',
    risk: 'Aucun.',
    bestFor: 'Vous avez plus d’une dette, ou l’inquiétude est trop forte.',
  },
  'gb.debt.option-complain': {
    says: 'S’ils vous trompent, vous menacent ou vous ignorent, faites une réclamation à la société. Allez ensuite au Financial Ombudsman.',
    title: 'Faire une réclamation sur leur conduite',
    cost: 'Rien.',
    time: 'Jusqu’à huit semaines pour la société. Quelques mois pour l’Ombudsman.',
    risk: 'La dette reste pendant l’examen, mais ils doivent vous traiter avec équité.',
    bestFor: 'Ils appellent trop, s’inventent des pouvoirs ou ignorent votre contestation.',
  },
}
