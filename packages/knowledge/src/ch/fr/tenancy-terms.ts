/** Bail : motifs, baisse, défauts, garantie, restitution, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_FR: Words = {
  'ch.rise.right-reason': {
    says: 'Une hausse demande un motif clair prévu par la loi : taux de référence, coûts, vrais travaux. Le mot « marché » seul ne suffit pas. Après la formule, vous avez 30 jours pour contester.',
  },
  'ch.rise.right-form-content': {
    says: 'La formule officielle doit montrer l’ancien loyer, le nouveau, la date, les motifs et comment contester. Sans formule, continuez à payer l’ancien loyer.',
  },
  'ch.rise.right-lower': {
    says: 'Si le taux de référence baisse, demandez par écrit un loyer plus bas. Sans réponse en 30 jours, saisissez l’autorité de conciliation. C’est gratuit.',
  },
  'ch.home.right-repair': {
    says: 'Signalez les défauts par écrit. Vous pouvez demander la réparation et un loyer réduit. Après avoir fixé un délai, vous pouvez consigner le loyer.',
  },
  'ch.home.right-deposit': {
    says: 'La garantie doit être sur un compte bancaire à votre nom, trois mois de loyer au plus. Un an après le bail, la banque doit vous payer si aucune action n’est en cours.',
  },
  'ch.home.right-handover': {
    says: 'Vous ne payez pas l’usure normale. Le bailleur doit signaler les dégâts tout de suite à la restitution, sinon il perd son droit.',
  },
  'ch.home.right-leave-early': {
    says: 'Vous pouvez partir plus tôt si vous proposez un nouveau locataire solvable et acceptable, aux mêmes conditions. Dès lors vous ne devez plus de loyer.',
  },
  'ch.home.right-charges': {
    says: 'Vous ne devez les frais accessoires que s’ils figurent au bail, et seulement les vrais coûts. Vous pouvez voir les factures.',
  },
  'ch.home.right-unfair-notice': {
    says: 'Un congé contraire à la bonne foi est annulable. De même s’il suit une demande de votre part, ou dans les trois ans après un procès gagné.',
  },
}
