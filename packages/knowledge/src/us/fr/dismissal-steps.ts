/** The French words of the rows in ../dismissal-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_FR: Words = {
  'us.work.step-unemployment': {
    says: 'Demandez le chômage à votre État cette semaine. Une demande tardive peut vous coûter de l’argent.',
  },
  'us.work.step-pay': {
    says: 'Vérifiez votre dernière paie : heures, heures en plus, pourboires, et les congés que votre État ou le règlement dit dus.',
  },
  'us.work.option-severance': {
    says: 'Demandez plus d’argent, l’assurance santé, une bonne référence ou une raison de départ plus douce.',
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou les frais d’un avocat',
    time: 'Avant de signer',
    risk: 'Ils peuvent refuser, ou retirer l’offre.',
    bestFor:
      'On vous offre de l’argent de départ (severance), ou vous avez peut-être un droit à réclamer.',
  },
  'us.work.warning-sign': {
    says: 'Si vous signez un abandon de droits (release), vous perdez peut-être le droit d’aller en justice. Les salaires gagnés sont à vous sans signer.',
  },
}
