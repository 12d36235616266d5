/** The French words of Ireland: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_FR: Words = {
  'ie.benefit.want': {
    says: 'Cherchez quelles semaines, combien, et pourquoi.',
  },
  'ie.benefit.reality': {
    says: 'Vous pouvez contester la décision et demander des paiements plus petits.',
  },
  'ie.benefit.who': {
    says: 'Le Department of Social Protection paie les aides. Le Social Welfare Appeals Office en est séparé.',
  },
  'ie.benefit.rights': {
    says: 'Vous pouvez demander un réexamen, faire appel gratuitement et dire ce que vous pouvez payer.',
  },
  'ie.benefit.right-appeal': {
    says: 'Vous pouvez faire appel au Social Welfare Appeals Office. Une audience est gratuite.',
  },
  'ie.benefit.right-comment': {
    says: 'Avant qu’ils prennent de l’argent, vous pouvez dire ce que vous pouvez payer.',
  },
  'ie.benefit.right-cap': {
    says: 'Sans votre accord, ils peuvent prendre au plus 15 % de votre montant personnel par semaine.',
  },
  'ie.benefit.appeal': {
    says: 'Faites appel dans les 60 jours après la date de la décision. Plus tard, il faut une bonne raison, et après 180 jours c’est trop tard.',
    action: 'Envoyer votre appel au Social Welfare Appeals Office',
    consequence: 'Un appel tardif n’est accepté qu’avec une bonne raison.',
  },
  'ie.benefit.step-why': {
    says: 'Demandez la décision, les semaines et les sommes. Comparez-les avec vos papiers.',
  },
  'ie.benefit.step-appeal': {
    says: 'Si elle est fausse, faites appel et demandez-leur d’attendre pour le remboursement.',
  },
  'ie.benefit.step-help': {
    says: 'Obtenez une aide gratuite de Citizens Information ou de FLAC.',
  },
  'ie.benefit.opt-appeal': {
    title: 'Faire appel',
    says: 'Envoyez le formulaire avec vos raisons.',
    cost: 'Gratuit.',
    time: '60 jours.',
    risk: 'Faible.',
    bestFor: 'La décision ou la somme est fausse.',
  },
  'ie.benefit.opt-plan': {
    title: 'Demander de petits paiements',
    says: 'Dites-leur vos revenus et vos dépenses.',
    cost: 'La somme convenue.',
    time: 'Maintenant.',
    risk: 'Faible.',
    bestFor: 'C’est juste mais vous ne pouvez pas tout payer d’un coup.',
  },
  'ie.benefit.right-second-look': {
    says: 'Si vous faites appel, le ministère doit d’abord revoir sa propre décision. Beaucoup de décisions changent à cette étape.',
  },
  'ie.benefit.right-residence': {
    says: 'Ils doivent voir cinq points, comme la durée, votre travail et vos liens. Venez-vous de l’UE et travaillez-vous ici ? Alors vous êtes travailleur, même à temps partiel, et Child Benefit est dû sans ce test. Joignez vos fiches de paie.',
  },
}
