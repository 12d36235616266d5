/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'ca.tax.want': {
    says: 'Regardez si c’est un nouvel avis, un changement, ou un rappel de produire.',
  },
  'ca.tax.reality': {
    says: 'Vous pouvez ne pas être d’accord. Une opposition est gratuite et sans avocat.',
  },
  'ca.tax.who': {
    says: 'L’Agence du revenu du Canada perçoit l’impôt fédéral. Le Québec a sa propre agence, Revenu Québec.',
  },
  'ca.tax.rights': {
    says: 'Vous pouvez vous opposer, demander un plan de paiement et l’annulation d’intérêts ou de pénalités.',
  },
  'ca.tax.not-yet': {
    says: 'Pour la plupart des impôts sur le revenu, ils doivent attendre 90 jours après l’avis avant de recouvrer de force.',
  },
  'ca.tax.relief-know': {
    says: 'Vous pouvez demander d’annuler intérêts et pénalités des dix dernières années, par exemple après une maladie.',
  },
  'ca.tax.right-object': {
    says: 'Vous avez le droit de vous opposer. Le dernier jour est 90 jours après l’avis, ou un an après la date limite de la déclaration.',
  },
  'ca.tax.right-hold': {
    says: 'Pendant l’opposition, ils ne peuvent pas recouvrer la somme contestée. Les intérêts courent quand même.',
  },
  'ca.tax.right-plan': {
    says: 'Vous pouvez demander un plan de paiement. On regarde ce que vous pouvez payer.',
  },
  'ca.tax.step-check': {
    says: 'Ouvrez votre dossier ou appelez le numéro du site officiel. Vérifiez que la dette y est.',
  },
  'ca.tax.step-object': {
    says: 'Si c’est faux, envoyez une opposition avant le dernier jour. Dites pourquoi.',
  },
  'ca.tax.step-call': {
    says: 'Si vous ne pouvez pas payer, appelez et demandez un plan avant qu’ils agissent.',
  },
  'ca.tax.objection': {
    says: 'Vous avez 90 jours après la date de l’avis pour vous opposer. Pour votre déclaration, cela peut être un an après sa date limite.',
    action: 'Envoyer un avis d’opposition, si vous n’êtes pas d’accord',
    consequence: 'Il faut alors demander plus de temps, dans l’année.',
  },
  'ca.tax.opt-object': {
    says: 'Envoyez un avis d’opposition en ligne ou par la poste.',
    title: 'S’opposer',
    cost: 'Gratuit.',
    time: '90 jours après l’avis.',
    risk: 'Les intérêts montent si vous perdez.',
    bestFor: 'Vous croyez la somme fausse.',
  },
  'ca.tax.opt-plan': {
    says: 'Appelez avec votre budget et offrez une somme par mois.',
    title: 'Demander un plan',
    cost: 'Les intérêts continuent.',
    time: 'Avant qu’ils agissent.',
    risk: 'Un versement manqué, et ils peuvent agir.',
    bestFor: 'Vous devez, mais ne pouvez pas tout payer.',
  },
  'ca.tax.opt-help': {
    says: 'Une proposition peut aussi couvrir l’impôt.',
    title: 'Voir un syndic',
    cost: 'Payé avec ce que vous offrez.',
    time: 'Quelques jours.',
    risk: 'Cela paraît au dossier de crédit.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'ca.tax.warn-force': {
    says: 'Le fisc peut prendre votre paie ou votre compte sans tribunal. Ne l’ignorez pas.',
  },
  'ca.tax.right-service': {
    says: 'L’Agence du revenu doit vous traiter équitablement. Vous pouvez vous plaindre à elle, puis gratuitement à l’ombudsman des contribuables.',
  },
  'ca.tax.know-certificate': {
    says: 'L’Agence du revenu peut faire enregistrer votre dette à la Cour fédérale. La dette vaut alors comme un jugement, sans procès.',
    learnMore:
      'Un plan de paiement conclu à temps évite cela le plus souvent. Demandez quels documents sur votre budget montrer.',
  },
  'ca.tax.qc-object': {
    says: 'Contre un avis de cotisation de Revenu Québec, vous avez 90 jours pour envoyer un avis d’opposition. C’est gratuit.',
  },
  'ca.tax.right-three-years': {
    says: 'Le plus souvent, ils ne peuvent changer votre impôt que dans les trois ans du premier avis pour l’année. Ensuite ils doivent montrer une déclaration négligente ou fausse.',
  },
}
