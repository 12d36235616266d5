/** The French words of Ireland: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_FR: Words = {
  'ie.tax.want': {
    says: 'Voyez si c’est une nouvelle facture, une facture modifiée, ou un rappel de déclarer.',
  },
  'ie.tax.reality': {
    says: 'Vous pouvez demander à payer peu à peu, et faire appel si la somme est fausse.',
  },
  'ie.tax.who': {
    says: 'Le fisc (Revenue) perçoit l’impôt, l’Universal Social Charge et l’impôt sur le logement (Local Property Tax). Vérifiez dans myAccount, pas par un lien.',
  },
  'ie.tax.rights': {
    says: 'Vous pouvez faire appel gratuitement à la Tax Appeals Commission, et demander un paiement échelonné (phased payment).',
  },
  'ie.tax.not-yet': {
    says: 'Le fisc (Revenue) envoie d’abord une demande. Si vous appelez et tenez un plan, cela ne va le plus souvent pas plus loin.',
  },
  'ie.tax.right-appeal': {
    says: 'Vous pouvez faire appel d’une imposition dans les 30 jours après l’avis.',
  },
  'ie.tax.right-phased': {
    says: 'Vous pouvez demander en ligne un paiement échelonné (phased payment arrangement).',
  },
  'ie.tax.right-review': {
    says: 'Vous pouvez demander un réexamen interne de la façon dont le fisc (Revenue) vous a traité.',
  },
  'ie.tax.appeal': {
    says: 'Vous avez 30 jours à partir de la date de l’avis pour faire appel.',
    action: 'Faire appel à la Tax Appeals Commission, si vous n’êtes pas d’accord',
    consequence: 'Un appel tardif n’est accepté qu’avec une bonne raison.',
  },
  'ie.tax.step-check': {
    says: 'Connectez-vous à myAccount et vérifiez que la dette y est.',
  },
  'ie.tax.step-file': {
    says: 'Si une déclaration manque, envoyez-la. Cela baisse souvent la somme.',
  },
  'ie.tax.step-plan': {
    says: 'Si vous ne pouvez pas payer, demandez un paiement échelonné (phased payment) avant qu’ils agissent.',
  },
  'ie.tax.opt-plan': {
    title: 'Demander un paiement échelonné',
    says: 'Montrez vos revenus et vos dépenses et offrez une somme par mois.',
    cost: 'Les intérêts continuent.',
    time: 'Avant qu’ils agissent.',
    risk: 'Si vous en manquez un, ils peuvent agir.',
    bestFor: 'Vous devez l’argent mais ne pouvez pas tout payer d’un coup.',
  },
  'ie.tax.opt-appeal': {
    title: 'Faire appel',
    says: 'Envoyez le formulaire à la Tax Appeals Commission avec vos raisons.',
    cost: 'Gratuit.',
    time: '30 jours.',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse.',
  },
  'ie.tax.warn-force': {
    says: 'Le fisc (Revenue) peut envoyer un huissier (sheriff), ou prendre de l’argent sur votre compte ou votre salaire, sans tribunal. Ne l’ignorez pas.',
  },
  'ie.tax.right-lpt': {
    says: 'Avec un faible revenu, vous pouvez reporter la taxe (LPT) et contester une valeur fausse.',
  },
  'ie.tax-collected.right': {
    says: "C'est un impôt : Revenue peut, sans tribunal, envoyer un sheriff ou prendre sur le salaire ou le compte. Demandez maintenant des versements (phased payment) dans myAccount ou ROS. Si la somme est fausse, un avis peut être contesté sous 30 jours. L'intérêt court chaque jour.",
  },
  'ie.tax.know-interest': {
    says: "Des intérêts courent pour chaque jour de retard de l'impôt. Revenue peut accepter des paiements par étapes, et n'agit pas tant que vous les tenez.",
  },
}
