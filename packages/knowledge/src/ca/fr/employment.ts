/** Letters that end a job: what they mean, pay, releases and discrimination: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'ca.work.myth-contract': {
    says: 'Vous avez des droits au travail même sans contrat écrit : salaire minimum, préavis et vacances.',
  },
  'ca.work.want': {
    says: 'Une telle lettre vous demande souvent de signer des papiers. Vous pouvez prendre du temps avant de signer.',
  },
  'ca.work.reality': {
    says: 'Dans la plupart des cas, on vous doit un préavis ou une paie. La première offre est souvent plus basse que la loi.',
  },
  'ca.work.who': {
    says: 'La plupart des emplois suivent la loi de la province. Les banques, l’aviation, le téléphone et le train suivent la loi fédérale.',
  },
  'ca.work.rights': {
    says: 'Vous gardez le droit à votre dernière paie, aux vacances et au relevé d’emploi. Vous pouvez prendre du temps avant de signer.',
  },
  'ca.work.no-sign': {
    says: 'On ne peut pas vous forcer à signer sur place. On ne peut pas garder la paie que vous avez gagnée.',
  },
  'ca.work.know-common': {
    says: 'Hors du Québec, un juge peut donner bien plus que le préavis minimum. L’âge, les années et le genre d’emploi comptent.',
  },
  'ca.work.right-pay': {
    says: 'Vous avez droit à tout le salaire et aux vacances gagnés, peu importe le motif.',
  },
  'ca.work.right-roe': {
    says: 'Vous avez droit à un relevé d’emploi pour demander l’assurance-emploi.',
  },
  'ca.work.right-discrimination': {
    says: 'On ne peut pas vous renvoyer pour votre sexe, race, âge, handicap, religion, ou une grossesse.',
  },
  'ca.work.step-dont-sign': {
    says: 'Ne signez pas encore de quittance. Une fois signée, vous ne pouvez le plus souvent plus rien demander.',
  },
  'ca.work.step-ei': {
    says: 'Demandez l’assurance-emploi maintenant, même sans relevé d’emploi. Après quatre semaines, vous pouvez perdre des prestations.',
  },
  'ca.work.step-keep': {
    says: 'Gardez la lettre, le contrat, les talons de paie et les messages. Notez ce qui a été dit et quand.',
  },
  'ca.work.step-advice': {
    says: 'Faites lire l’offre par un avocat ou une clinique. Une première rencontre est souvent gratuite ou peu chère.',
  },
  'ca.work.opt-more': {
    says: 'Écrivez que vous avez besoin de temps et croyez avoir droit à plus.',
    title: 'Demander une meilleure offre',
    cost: 'Gratuit, ou quelques heures d’avocat.',
    time: 'Jours ou semaines.',
    risk: 'Faible, si vous restez poli et dans les délais.',
    bestFor: 'Vous y travailliez depuis longtemps, ou l’offre semble petite.',
  },
  'ca.work.opt-court': {
    says: 'Réclamez un préavis juste au tribunal. Les petites créances peuvent suffire.',
    title: 'Poursuivre',
    cost: 'Frais de cour, et peut-être un avocat.',
    time: 'Le plus souvent dans les deux ou trois ans.',
    risk: 'Vous pouvez devoir des frais si vous perdez.',
    bestFor: 'On vous doit bien plus que le minimum.',
  },
  'ca.work.insight-clause': {
    says: 'Une clause qui donne moins que le minimum légal est souvent nulle.',
    actionable: 'Montrez votre contrat à un avocat avant de signer.',
  },
  'ca.work.right-human-on': {
    says: 'On ne peut pas vous renvoyer à cause de l’âge, du sexe, de la race, de la foi, d’un handicap ou de la famille. Vous avez un an pour saisir le Tribunal des droits de la personne (Human Rights Tribunal).',
  },
  'ca.work.bc-human': {
    says: 'En Colombie-Britannique, on ne peut pas vous renvoyer pour un handicap, l’âge, la race, le sexe ou la famille. Vous avez un an pour vous plaindre.',
  },
  'ca.work.ab-human': {
    says: 'En Alberta, on ne peut pas vous renvoyer pour un handicap, l’âge, la race, le sexe ou la famille. Vous avez un an pour vous plaindre.',
  },
}
