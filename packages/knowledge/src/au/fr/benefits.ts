/** The French words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_FR: Words = {
  'au.benefit.want': { says: 'Cherchez quelles semaines, combien et pourquoi.' },
  'au.benefit.reality': {
    says: 'Les dettes de Centrelink peuvent être fausses. Vous pouvez demander un réexamen (review), et une pause pendant qu’ils regardent.',
  },
  'au.benefit.who': {
    says: 'Services Australia gère Centrelink. Un agent qui n’était pas concerné fait le réexamen (review).',
  },
  'au.benefit.rights': {
    says: 'Vous pouvez demander comment ils ont calculé, demander un réexamen (review), puis aller au tribunal. Tout est gratuit.',
  },
  'au.benefit.know-waiver': {
    says: 'Une dette peut être effacée si seul Centrelink s’est trompé et si vous avez pris l’argent de bonne foi. Des circonstances spéciales peuvent compter aussi.',
  },
  'au.benefit.right-review': {
    says: 'Vous pouvez demander le réexamen (review) d’une dette. Il n’y a pas de dernier jour pour le demander, mais tôt vaut mieux.',
  },
  'au.benefit.right-pause': {
    says: 'Vous pouvez leur demander de ne plus prendre d’argent pendant qu’ils réexaminent la dette.',
  },
  'au.benefit.right-tribunal': {
    says: 'Si le réexamen dit non, vous pouvez aller gratuitement à l’Administrative Review Tribunal.',
  },
  'au.benefit.thirteen-weeks': {
    says: 'Demandez dans les 13 semaines après la lettre. Cela garde tous vos droits à l’argent en retard.',
    action: 'Demander le réexamen de la décision',
    consequence:
      'Si vous gagnez plus tard, vous n’aurez peut-être pas l’argent en retard pour le temps d’avant votre demande.',
  },
  'au.benefit.step-explain': {
    says: 'Demandez les raisons et les calculs. Comparez-les à vos fiches de paie.',
  },
  'au.benefit.step-review': {
    says: 'Demandez par écrit un réexamen officiel (formal review). Demandez une pause en même temps.',
  },
  'au.benefit.step-legal': {
    says: 'Demandez l’aide gratuite d’un centre des droits sociaux (welfare rights centre) ou de l’aide juridique (legal aid) avant tout entretien.',
  },
  'au.benefit.opt-review': {
    says: 'Dites que vous voulez qu’un Authorised Review Officer examine la dette.',
    title: 'Demander un réexamen (review)',
    cost: 'Gratuit.',
    time: 'De préférence dans les 13 semaines.',
    risk: 'La somme pourrait augmenter.',
    bestFor: 'La dette ou la somme semble fausse.',
  },
  'au.benefit.opt-plan': {
    says: 'Dites-leur vos revenus et vos dépenses.',
    title: 'Demander des paiements plus petits',
    cost: 'La somme convenue.',
    time: 'Maintenant.',
    risk: 'Faible.',
    bestFor: 'C’est juste, mais vous ne pouvez pas payer tout de suite.',
  },
  'au.benefit.opt-waiver': {
    says: 'Expliquez ce qui s’est mal passé et ce qui est spécial dans votre vie.',
    title: 'Demander l’effacement (waiver)',
    cost: 'Gratuit.',
    time: 'Avec le réexamen.',
    risk: 'Faible.',
    bestFor: 'C’était leur erreur, ou votre cas est spécial.',
  },
  'au.benefit.warn': {
    says: 'S’ils parlent d’un délit ou d’un interrogatoire officiel (interview under caution), demandez une aide juridique avant de dire quoi que ce soit.',
  },
  'au.benefit.insight-averaged': {
    says: 'Une dette ne peut pas reposer seulement sur des données d’impôt d’une année, réparties également sur toutes les périodes de deux semaines. L’État fédéral (Commonwealth) l’a reconnu devant un tribunal en 2019.',
    actionable:
      'Demandez comment chaque période de deux semaines a été calculée, et demandez un réexamen.',
  },
  'au.benefit.know-when-owed': {
    says: 'C’est une dette seulement si on vous a payé plus que la loi ne permettait. Ils doivent pouvoir montrer leur calcul.',
  },
  'au.benefit.right-small': {
    says: 'Depuis le 20 mars 2026, une petite dette est abandonnée par la loi. La limite était de 250 $ et monte chaque année en juillet.',
  },
  'au.benefit.right-special': {
    says: 'Une dette peut être effacée pour des circonstances spéciales, comme une maladie ou des violences à la maison. Cela peut aider aussi si quelqu’un vous a forcé ou a menti pour vous.',
  },
}
