/** The French words of Ireland: tv licence. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_FR: Words = {
  'ie.tv.want': {
    says: 'Répondez avant la date, même si vous n’avez pas de télé.',
  },
  'ie.tv.reality': {
    says: 'Si vous avez un téléviseur chez vous, il faut une seule redevance (TV licence), même si vous ne regardez qu’en streaming. Avec seulement un téléphone ou un ordinateur portable, non.',
  },
  'ie.tv.who': {
    says: 'An Post perçoit la redevance (TV licence) et envoie des inspecteurs.',
  },
  'ie.tv.rights': {
    says: 'Vous pouvez leur dire que vous n’avez pas de télé. Beaucoup de personnes âgées et d’aidants l’ont gratuitement avec le Household Benefits Package.',
  },
  'ie.tv.right-none': {
    says: 'Vous n’avez pas besoin de redevance (TV licence) s’il n’y a pas de téléviseur chez vous.',
  },
  'ie.tv.right-free': {
    says: 'Vous pouvez avoir la redevance (TV licence) gratuitement avec le Household Benefits Package.',
  },
  'ie.tv.step-check': {
    says: 'Voyez si vous avez un téléviseur et si quelqu’un chez vous paie déjà la redevance (TV licence).',
  },
  'ie.tv.step-reply': {
    says: 'Répondez avant la date. Payez la redevance (TV licence), ou déclarez que vous n’avez pas de télé.',
  },
  'ie.tv.step-stamps': {
    says: 'Si l’argent manque, utilisez les timbres d’épargne (savings stamps) ou le prélèvement.',
  },
  'ie.tv.opt-pay': {
    title: 'Payer la redevance (TV licence)',
    says: 'Payez-la en ligne ou à la poste.',
    cost: '160 € par an.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous avez une télé.',
  },
  'ie.tv.opt-none': {
    title: 'Dire que vous n’avez pas de télé',
    says: 'Déclarez-le par écrit à An Post.',
    cost: 'Gratuit.',
    time: 'Avant la date.',
    risk: 'Un inspecteur peut passer.',
    bestFor: 'Vous n’avez pas de téléviseur.',
  },
  'ie.tv.warn': {
    says: 'Si vous avez une télé et pas de redevance (TV licence), un tribunal peut vous donner une amende jusqu’à 1 000 € la première fois.',
  },
}
