/** The words in French, by row: employment. */
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
  'ca.work.right-notice': {
    says: 'Après environ trois mois, vous avez droit à un préavis ou à une paie. Une faute grave est une exception.',
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
  'ca.work.opt-standards': {
    says: 'L’organisme de votre province peut faire payer gratuitement le salaire et le préavis minimum.',
    title: 'Plainte aux normes du travail',
    cost: 'Gratuit.',
    time: 'Des mois.',
    risk: 'En Ontario, cela peut bloquer une poursuite pour le même préavis.',
    bestFor: 'On n’a pas payé le minimum.',
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
  'ca.work.warn-limits': {
    says: 'Certains délais sont courts : 45 jours au Québec, 90 jours pour les emplois fédéraux. Notez le jour de la fin.',
  },
  'ca.work.fed-unjust': {
    says: 'Dans un emploi fédéral, après 12 mois et sans syndicat, vous avez 90 jours pour une plainte de congédiement injuste.',
    action: 'Déposer une plainte de congédiement injuste au Programme du travail',
    consequence: 'Vous perdez cette voie.',
  },
  'ca.work.qc-124': {
    says: 'Au Québec, après deux ans, vous avez 45 jours pour une plainte de congédiement sans cause juste et suffisante. Nous comptons depuis la lettre.',
    action: 'Déposer une plainte à la CNESST',
    consequence: 'Vous perdez le droit à cette plainte.',
  },
  'ca.work.qc-notice': {
    says: 'Au Québec : une semaine après trois mois, deux après un an, quatre après cinq ans et huit après dix ans.',
  },
  'ca.work.qc-cause': {
    says: 'Au Québec, après deux ans, il faut une cause juste et suffisante. L’employeur doit la prouver.',
  },
  'ca.work.bc-complaint': {
    says: 'En Colombie-Britannique, vous avez six mois depuis votre dernier jour pour porter plainte sur la paie ou le préavis.',
    action: 'Déposer une plainte à l’Employment Standards Branch',
    consequence: 'La Branch peut refuser une plainte tardive.',
  },
  'ca.work.ab-complaint': {
    says: 'En Alberta, vous avez six mois depuis votre dernier jour pour porter plainte sur la paie ou le préavis.',
    action: 'Déposer une plainte à Employment Standards',
    consequence: 'Une plainte tardive peut être refusée.',
  },
  'ca.work.on-claim': {
    says: 'En Ontario, vous avez deux ans pour réclamer une paie impayée ou l’indemnité de préavis.',
    action: 'Déposer une réclamation au ministère du Travail (Ministry of Labour)',
    consequence: 'La réclamation est trop tardive.',
  },
  'ca.work.on-notice': {
    says: 'En Ontario, vous recevez au moins une semaine de préavis ou de paie par année, à partir de trois mois de travail, jusqu’à huit semaines.',
  },
  'ca.work.on-severance': {
    says: 'En Ontario, vous pouvez aussi recevoir une indemnité de cessation d’emploi (severance pay). Il faut cinq ans de travail ou plus et une entreprise qui paie 2,5 millions de dollars ou plus en salaires.',
  },
  'ca.work.bc-notice': {
    says: 'En Colombie-Britannique, vous recevez une semaine de paie après trois mois, deux après un an, trois après trois ans, jusqu’à huit.',
  },
  'ca.work.ab-notice': {
    says: 'En Alberta, vous recevez une semaine de préavis après 90 jours, deux après deux ans, et jusqu’à huit après dix ans.',
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
  'ca.work.mb-notice': {
    says: 'Au Manitoba, un préavis d’une à huit semaines, ou la paie à la place, est dû après 30 jours de travail.',
  },
  'ca.work.sk-notice': {
    says: 'En Saskatchewan, un préavis d’une à huit semaines, ou la paie à la place, est dû après 13 semaines de travail.',
  },
  'ca.work.ns-notice': {
    says: 'En Nouvelle-Écosse, un préavis est dû après trois mois. Après dix ans, un renvoi exige une raison valable.',
  },
  'ca.work.nb-notice': {
    says: 'Au Nouveau-Brunswick, deux semaines de préavis sont dues après six mois, quatre après cinq ans.',
  },
  'ca.work.bc-human': {
    says: 'En Colombie-Britannique, on ne peut pas vous renvoyer pour un handicap, l’âge, la race, le sexe ou la famille. Vous avez un an pour vous plaindre.',
  },
  'ca.work.ab-human': {
    says: 'En Alberta, on ne peut pas vous renvoyer pour un handicap, l’âge, la race, le sexe ou la famille. Vous avez un an pour vous plaindre.',
  },
  'ca.work.qc-reasonable': {
    says: 'Au Québec, vous pouvez aussi réclamer un délai de congé raisonnable selon le Code civil. Vous ne pouvez pas y renoncer d’avance.',
  },
  'ca.work.fed-notice': {
    says: 'Dans un emploi fédéral, le préavis est de deux semaines après trois mois, de trois après trois ans, puis d’une de plus par an jusqu’à huit. Après un an, une indemnité s’ajoute.',
  },
  'ca.work.on-misconduct': {
    says: 'En Ontario, on perd l’indemnité de préavis seulement pour une faute volontaire. Un travail faible ne suffit pas.',
  },
  'ca.work.right-proportion': {
    says: 'Un congédiement pour faute (for cause) est le dernier pas. La faute doit être si grave que l’emploi ne peut continuer. Pour moins, il faut un préavis ou une paie.',
  },
}
