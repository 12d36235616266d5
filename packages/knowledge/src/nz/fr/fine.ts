/** The French words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FR: Words = {
  'nz.fine.want': { says: 'Cherchez la règle, le lieu, la date et le dernier jour pour agir.' },
  'nz.fine.reality': {
    says: 'Vous pouvez payer, écrire pour expliquer ou demander une audience. Agissez avant le dernier jour.',
  },
  'nz.fine.who': {
    says: 'Cet avis (infringement notice) vient d’un organisme public. Il est vrai.',
  },
  'nz.fine.rights': {
    says: 'Vous pouvez demander une audience au tribunal, ou écrire pourquoi la somme devrait être annulée.',
  },
  'nz.fine.right-hearing': { says: 'Vous avez le droit de demander une audience (hearing).' },
  'nz.fine.right-write': {
    says: 'Vous pouvez écrire au bureau qui l’a envoyé et expliquer. Demandez aussi du temps pour payer.',
  },
  'nz.fine.pay': {
    says: 'Vous avez 28 jours après avoir reçu l’avis. Nous comptons à partir de sa date.',
    action: 'Payer, écrire pour expliquer, ou demander une audience',
    consequence: 'Un rappel arrive. Ensuite, cela va au tribunal et des frais s’ajoutent.',
  },
  'nz.fine.step-check': { says: 'Vérifiez la plaque, le lieu, l’heure et le dernier jour.' },
  'nz.fine.step-driver': {
    says: 'Si vous ne conduisiez pas, nommez le conducteur ou montrez que vous avez vendu la voiture.',
  },
  'nz.fine.step-time': {
    says: 'Si vous ne pouvez pas payer en une fois, demandez à payer peu à peu.',
  },
  'nz.fine.opt-write': {
    says: 'Dites pourquoi c’est faux ou injuste et ajoutez des preuves.',
    title: 'Écrire et expliquer',
    cost: 'Gratuit.',
    time: '28 jours.',
    risk: 'Faible.',
    bestFor: 'Vous aviez une bonne raison, ou c’est une erreur.',
  },
  'nz.fine.opt-pay': {
    says: 'Payez tout ou peu à peu.',
    title: 'Payer',
    cost: 'La somme demandée.',
    time: '28 jours.',
    risk: 'Des points de pénalité (demerit points) peuvent suivre.',
    bestFor: 'C’est juste.',
  },
  'nz.fine.opt-hearing': {
    says: 'Un juge ou un juge de paix (justice of the peace) décide.',
    title: 'Demander une audience',
    cost: 'Les frais du tribunal si vous perdez.',
    time: '28 jours.',
    risk: 'Cela peut coûter plus.',
    bestFor: 'Vous avez de fortes preuves.',
  },
  'nz.fine.warn': {
    says: 'Une fois une amende au tribunal, ils peuvent prendre de l’argent sur votre paie ou votre compte, ou mettre un sabot à votre voiture.',
  },
  'nz.fine.right-driver': {
    says: 'Pour beaucoup d’amendes de la route, le propriétaire peut montrer qui conduisait, ou que la voiture était vendue ou volée. Faites-le dans les 28 jours.',
  },
  'nz.fine.right-hearing-law': {
    says: 'Vous pouvez demander par écrit une audience (hearing), et dire pourquoi vous ne le devez pas. Vous pouvez aussi demander à payer peu à peu.',
  },
  'nz.toll.right-notice': {
    says: 'Un péage non payé commence par un avis de paiement et de petits frais. Une amende ne vient que si vous ne payez pas cela à temps.',
  },
  'nz.toll.right-owner': {
    says: 'Si une autre personne conduisait, ou si la voiture était vendue ou volée, dites-le à NZTA avec des preuves.',
  },
  'nz.fine.right-fee': {
    says: 'Le montant pour chaque vitesse est fixé par la loi; comparez. Une amende de radar ne donne pas de points. Une amende d’un agent en donne.',
  },
  'nz.fine.right-fixed': {
    says: 'Le montant pour chaque infraction de ce type est fixé par un règlement national, pas par la commune. Cherchez-y la somme et comparez.',
  },
}
