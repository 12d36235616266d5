/** The French words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_FR: Words = {
  'nz.benefit.want': { says: 'Cherchez quelles semaines, combien, et pourquoi.' },
  'nz.benefit.reality': {
    says: 'Vous pouvez demander un réexamen (review), et vous pouvez demander de plus petits paiements.',
  },
  'nz.benefit.who': {
    says: 'Work and Income dépend du Ministry of Social Development. Un comité distinct réexamine les décisions.',
  },
  'nz.benefit.rights': {
    says: 'Vous pouvez demander les raisons, un réexamen (review), puis faire appel, le tout gratuitement.',
  },
  'nz.benefit.right-review': {
    says: 'Vous pouvez demander le réexamen (review) d’une décision dans les trois mois.',
  },
  'nz.benefit.right-rate': {
    says: 'Vous pouvez demander à rembourser par plus petites sommes, pour qu’il vous reste assez pour vivre.',
  },
  'nz.benefit.review': {
    says: 'Vous avez trois mois après avoir reçu la décision pour demander un réexamen (review). Nous comptons à partir de la lettre.',
    action: 'Demander un réexamen de la décision (review of decision)',
    consequence: 'Une demande tardive exige une bonne raison.',
  },
  'nz.benefit.step-why': {
    says: 'Demandez les raisons, les semaines et les sommes. Comparez-les avec vos papiers.',
  },
  'nz.benefit.step-review': {
    says: 'Si c’est faux, remplissez le formulaire de réexamen (review).',
  },
  'nz.benefit.step-help': {
    says: 'Faites-vous aider gratuitement par un conseiller en aides sociales (benefit advocate) ou par Community Law.',
  },
  'nz.benefit.opt-review': {
    says: 'Dites ce qui est faux et ajoutez des preuves.',
    title: 'Demander un réexamen',
    cost: 'Gratuit.',
    time: 'Trois mois.',
    risk: 'Faible.',
    bestFor: 'La dette ou la somme est fausse.',
  },
  'nz.benefit.opt-plan': {
    says: 'Dites vos revenus et vos dépenses.',
    title: 'Demander de petits paiements',
    cost: 'La somme convenue.',
    time: 'Maintenant.',
    risk: 'Faible.',
    bestFor: 'C’est juste, mais vous ne pouvez pas payer en une fois.',
  },
  'nz.benefit.right-their-error': {
    says: 'Ils ne peuvent pas redemander l’argent payé par leur propre erreur, si ce serait injuste. Vous ne devez pas avoir causé l’erreur, et vous devez avoir pris et dépensé l’argent de bonne foi.',
  },
  'nz.benefit.right-relationship': {
    says: 'Vivre dans la même maison ne suffit pas pour une relation. Il faut un lien comme un mariage et une aide en argent. Dites pourquoi ce n’était pas le cas.',
  },
  'nz.benefit.families-rights': {
    says: 'Vous pouvez demander à Inland Revenue comment la somme est faite, la contester et demander de petits paiements.',
  },
  'nz.benefit.families-right-relief': {
    says: 'Vous pouvez demander à Inland Revenue de payer en plusieurs fois. Si payer cause une grande détresse, demandez une remise. Montrez revenus et dépenses.',
  },
  'nz.benefit.families-step': {
    says: 'Vérifiez dans myIR le revenu, les semaines et les enfants qu’Inland Revenue a retenus. Signalez les erreurs.',
  },
}
