/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_FR: Words = {
  'au.tax.want': {
    says: 'Regardez si c’est une nouvelle facture, une facture changée, ou un rappel pour la déclaration.',
  },
  'au.tax.reality': {
    says: 'Vous pouvez demander un plan de paiement, et vous pouvez contester (objection) si la somme est fausse.',
  },
  'au.tax.who': {
    says: 'L’Australian Taxation Office (ATO) encaisse les impôts fédéraux. Vérifiez la dette dans myGov, pas par un lien.',
  },
  'au.tax.rights': {
    says: 'Vous pouvez contester (objection) gratuitement, demander un plan et leur demander d’abandonner des intérêts ou des pénalités.',
  },
  'au.tax.not-yet': {
    says: 'Ils envoient d’abord des rappels. Si vous appelez et suivez un plan, ils ne vont le plus souvent pas plus loin.',
  },
  'au.tax.right-object': {
    says: 'Vous pouvez contester (objection) un avis d’impôt (assessment). Pour la plupart des gens, le délai est de deux ans. Pour certaines décisions, il est seulement de 60 jours.',
  },
  'au.tax.right-plan': {
    says: 'Vous pouvez mettre en place un plan de paiement en ligne ou par téléphone.',
  },
  'au.tax.right-interest': {
    says: 'Vous pouvez demander l’abandon d’intérêts ou de pénalités si quelque chose hors de votre contrôle s’est mal passé.',
  },
  'au.tax.object-sixty': {
    says: 'Certaines décisions d’impôt doivent être contestées (objection) dans les 60 jours. La plupart des avis annuels donnent deux ans. Votre avis vous dit lequel.',
    action: 'Contester (objection), si votre décision a le délai court',
    consequence: 'Vous devez alors demander plus de temps.',
  },
  'au.tax.step-check': { says: 'Connectez-vous à myGov et vérifiez que la dette y est.' },
  'au.tax.step-call': { says: 'Appelez ou utilisez le plan en ligne avant le jour limite.' },
  'au.tax.step-help': {
    says: 'Demandez l’aide d’un conseiller en dettes gratuit (financial counsellor) ou d’un centre d’aide fiscale (tax clinic).',
  },
  'au.tax.opt-plan': {
    says: 'Choisissez une somme que vous pouvez tenir.',
    title: 'Mettre en place un plan de paiement',
    cost: 'Les intérêts continuent.',
    time: 'Quelques minutes en ligne.',
    risk: 'Si vous en sautez un, ils peuvent agir.',
    bestFor: 'Vous devez la somme, mais ne pouvez pas payer tout de suite.',
  },
  'au.tax.opt-object': {
    says: 'Envoyez une contestation (objection) avec vos raisons et preuves.',
    title: 'Contester (objection)',
    cost: 'Gratuit.',
    time: 'Au plus tard le dernier jour indiqué sur l’avis.',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse.',
  },
  'au.tax.warn-garnish': {
    says: 'L’ATO peut prendre de l’argent sur votre paie ou à la banque avec un avis et sans tribunal. Ne laissez pas cela de côté.',
  },
  'au.tax.right-instalments': {
    says: 'La loi permet au fisc d’accepter un paiement en plusieurs fois. Si vous en avez sauté un, appelez et demandez à garder ou changer le plan.',
  },
  'au.tax.right-release': {
    says: 'Si payer vous laissait sans nourriture, sans logement ou sans autre chose de base, vous pouvez demander à être libéré (release) de dettes d’impôt sur le revenu.',
  },
  'au.tax.warn-no-court': {
    says: 'Le fisc peut prendre de l’argent à votre banque ou sur votre paie sans tribunal. Appelez avant la date de la lettre.',
  },
  'au.tax.right-two-years': {
    says: 'Pour la plupart des gens, l’ATO ne peut changer un avis que dans les deux ans, sauf fraude. Comptez à partir du premier avis.',
  },
  'au.tax.right-bankrupt': {
    says: 'Un avis de faillite (bankruptcy notice) exige un jugement de 10 000 $ ou plus. Il vous donne 21 jours. Une lettre d’avertissement ne vous met pas en faillite.',
  },
}
