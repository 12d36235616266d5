/** The French words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_WORDS: Words = {
  'ca.tax.right-service': {
    says: 'L’Agence du revenu doit vous traiter équitablement. Vous pouvez vous plaindre à elle, puis gratuitement à l’ombudsman des contribuables.',
  },
  'ca.tax.know-certificate': {
    says: 'L’Agence du revenu peut faire enregistrer votre dette à la Cour fédérale. La dette vaut alors comme un jugement, sans procès.',
    learnMore:
      'Un plan de paiement conclu à temps évite cela le plus souvent. Demandez quels documents sur votre budget montrer.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Le minimum légal n’est peut-être pas tout ce qu’on vous doit. Les juges regardent votre âge, votre poste, vos années de service et vos chances de retrouver un emploi.',
  },
  'ca.work.right-minimum-on': {
    says: 'On doit vous payer le minimum légal même si vous ne signez pas de quittance (release). Vous ne pouvez pas renoncer à ce minimum.',
  },
  'ca.work.right-human-on': {
    says: 'On ne peut pas vous renvoyer à cause de l’âge, du sexe, de la race, de la foi, d’un handicap ou de la famille. Vous avez un an pour saisir le Tribunal des droits de la personne (Human Rights Tribunal).',
  },
}
