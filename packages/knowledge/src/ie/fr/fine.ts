/** The French words of Ireland: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FR: Words = {
  'ie.fine.want': {
    says: 'Cherchez la règle, le lieu, la date et le dernier jour pour agir.',
  },
  'ie.fine.reality': {
    says: 'Vous pouvez payer et clore l’affaire, ou la laisser aller au tribunal et vous y défendre.',
  },
  'ie.fine.who': {
    says: 'Un avis d’amende fixe (fixed charge notice) vient de la police (gardaí) ou d’une mairie (council). Il est vrai.',
  },
  'ie.fine.rights': {
    says: 'Vous pouvez nommer le conducteur si ce n’était pas vous. Vous pouvez demander l’annulation dans de rares cas, et vous défendre au tribunal.',
  },
  'ie.fine.right-driver': {
    says: 'Si vous ne conduisiez pas, vous pouvez nommer le conducteur sous 28 jours.',
  },
  'ie.fine.right-court': {
    says: 'Vous avez le droit de vous défendre au District Court.',
  },
  'ie.fine.first': {
    says: 'Vous avez 28 jours à partir de la date de l’avis pour payer la première somme.',
    action: 'Payer l’amende fixe, ou nommer le conducteur',
    consequence: 'La somme augmente de moitié.',
  },
  'ie.fine.second': {
    says: 'Du jour 29 au jour 56, vous pouvez payer la somme plus la moitié.',
    action: 'Payer la somme plus élevée',
    consequence:
      'Après le jour 56, on ne peut plus payer ainsi, et une convocation (summons) peut suivre.',
  },
  'ie.fine.step-check': {
    says: 'Vérifiez la voiture, le lieu, l’heure et le jour 28.',
  },
  'ie.fine.step-driver': {
    says: 'Si quelqu’un d’autre conduisait, remplissez à temps le formulaire avec son nom et son adresse.',
  },
  'ie.fine.step-pay': {
    says: 'Si c’est juste, payez tout avant le jour 28. Les paiements partiels ne sont pas acceptés.',
  },
  'ie.fine.opt-pay': {
    title: 'Payer à temps',
    says: 'Payez en ligne, par téléphone ou à la poste.',
    cost: 'L’amende fixe.',
    time: '28 jours.',
    risk: 'Des points de pénalité (penalty points) peuvent suivre.',
    bestFor: 'C’est juste.',
  },
  'ie.fine.opt-court': {
    title: 'Se défendre au tribunal',
    says: 'Ne payez pas, et répondez à la convocation (summons) quand elle arrive.',
    cost: 'Une amende et peut-être plus de points si vous perdez.',
    time: 'Des mois.',
    risk: 'L’amende peut être plus élevée.',
    bestFor: 'Vous ne l’avez pas fait et avez des preuves.',
  },
  'ie.fine.warn': {
    says: 'Les délais sont fixés par la loi. Personne ne peut vous donner plus.',
  },
  'ie.fine.right-law': {
    says: 'L’avis d’amende fixe (fixed charge notice) est une offre de payer. Sinon, vous pouvez vous expliquer devant un juge.',
  },
  'ie.fine.right-name-driver': {
    says: 'Si quelqu’un d’autre conduisait, donnez son nom et son adresse sous 28 jours.',
  },
  'ie.fine.right-toll': {
    says: 'Un péage impayé augmente par étapes. Vous pouvez contester auprès de l’exploitant avec vos preuves.',
  },
  'ie.toll.reality': {
    says: 'C’est une facture de péage avec des pénalités, pas une amende de la police (gardaí). Si elle reste impayée, la suite peut être une demande devant la District Court.',
  },
  'ie.toll.rights': {
    says: 'Vous pouvez montrer que vous avez payé, ou que la voiture était déjà vendue, louée ou volée. Si une demande arrive, vous pouvez vous défendre.',
  },
  'ie.toll.step-check': {
    says: 'Vérifiez la voiture, le jour et vos paiements. Si c’était payé, ou si la voiture n’était pas à vous, écrivez tout de suite avec des preuves. Si c’est juste, payez avant que la somme monte.',
  },
  'ie.fine.right-warden': {
    says: 'Pour une amende de stationnement, vous avez 28 jours, puis 28 de plus à un prix plus haut. Vous pouvez d’abord demander l’annulation à la commune.',
  },
}
