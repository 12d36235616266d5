/** Letters that end a job: reasons, times, pay and help: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_FR: Words = {
  'ie.work.myth-contract': {
    says: 'Vous avez des droits au travail même sans contrat écrit. Le salaire minimum, le préavis et les congés comptent quand même.',
  },
  'ie.work.want': {
    says: 'Cherchez le motif et votre dernier jour de travail. Ils décident de ce que vous pouvez faire.',
  },
  'ie.work.reality': {
    says: 'L’employeur doit montrer un motif juste et une démarche juste. Vous pouvez contester devant la Workplace Relations Commission (WRC).',
  },
  'ie.work.who': {
    says: 'La WRC entend gratuitement les plaintes sur le travail. Vous n’avez pas besoin d’avocat.',
  },
  'ie.work.rights': {
    says: 'Vous gardez le droit au préavis ou à son paiement, au salaire impayé et aux congés payés.',
  },
  'ie.work.no-hold': {
    says: 'Ils ne peuvent pas garder le salaire que vous avez gagné. Ils ne peuvent pas vous faire signer sur-le-champ.',
  },
  'ie.work.know-always': {
    says: 'Certains motifs sont toujours injustes, même sans un an de service : la grossesse, un syndicat, ou dénoncer des faits graves.',
  },
  'ie.work.right-unfair': {
    says: 'Après 12 mois de travail, vous pouvez réclamer pour licenciement injuste (unfair dismissal). L’employeur doit prouver qu’il était juste.',
  },
  'ie.work.right-notice': {
    says: 'Après 13 semaines, le préavis est d’une semaine, après deux ans deux, après cinq quatre, après dix six, après quinze huit.',
  },
  'ie.work.right-pay': {
    says: 'Vous avez droit à tout le salaire et à tous les congés payés que vous avez gagnés.',
  },
  'ie.work.right-equality': {
    says: 'On ne peut pas vous renvoyer pour votre sexe, votre famille, votre âge ou un handicap. Votre race, votre religion, votre sexualité ou être un Traveller ne le permettent pas non plus.',
  },
  'ie.work.wrc': {
    says: 'Vous avez six mois à partir du jour où votre emploi a fini. Nous comptons depuis la lettre, par prudence.',
    action: 'Envoyer votre plainte à la WRC',
    consequence: 'Après, il vous faut une bonne raison pour le retard, et jamais plus de 12 mois.',
  },
  'ie.work.step-reason': {
    says: 'Demandez les motifs par écrit. L’employeur doit les donner sous 14 jours.',
  },
  'ie.work.step-appeal': {
    says: 'Utilisez le recours dans l’entreprise, mais notez les six mois pour la WRC.',
  },
  'ie.work.step-keep': {
    says: 'Gardez la lettre, votre contrat, vos fiches de paie et vos messages.',
  },
  'ie.work.step-call': {
    says: 'Appelez votre syndicat, FLAC ou la ligne d’information de la WRC.',
  },
  'ie.work.opt-wrc': {
    title: 'Se plaindre à la WRC',
    says: 'Remplissez le formulaire en ligne. Vous pouvez choisir la médiation.',
    cost: 'Gratuit.',
    time: 'Six mois.',
    risk: 'Faible. Chaque partie paie ses propres frais.',
    bestFor: 'Il n’y avait pas de motif juste ou pas de démarche juste.',
  },
  'ie.work.opt-deal': {
    title: 'Demander un meilleur accord',
    says: 'Demandez plus d’argent ou une bonne lettre de référence. Prenez conseil avant de signer une renonciation (waiver).',
    cost: 'Gratuit, ou un avocat (solicitor) pour quelques heures.',
    time: 'De quelques jours à quelques semaines.',
    risk: 'Ne laissez pas passer six mois.',
    bestFor: 'Vous voulez tourner la page.',
  },
  'ie.work.opt-wages': {
    title: 'Réclamer le salaire impayé',
    says: 'La WRC peut ordonner le paiement du salaire, du préavis et des congés.',
    cost: 'Gratuit.',
    time: 'Six mois.',
    risk: 'Faible.',
    bestFor: 'On ne vous a pas payé tout ce que vous avez gagné.',
  },
  'ie.work.insight-process': {
    says: 'Sans avertissement, sans entretien ou sans recours, un renvoi peut être injuste, même avec un vrai motif.',
    actionable: 'Notez chaque réunion, qui y était et ce qui a été dit.',
  },
  'ie.work.warn-six': {
    says: 'Les six mois courent même pendant votre recours dans l’entreprise.',
  },
  'ie.work.right-procedure': {
    says: 'Avant un licenciement, vous devez connaître le reproche, répondre, être accompagné et faire appel.',
  },
  'ie.work.right-holiday-pay': {
    says: 'Les congés gagnés et non pris doivent être payés à la fin du contrat.',
  },
  'ie.work.right-reasons': {
    says: 'Vous pouvez demander par écrit les motifs du licenciement. L’employeur doit les donner sous 14 jours.',
  },
  'ie.work.appeal-over': {
    says: "L'appel est terminé. Saisissez maintenant la WRC. Les six mois courent depuis la fin du travail, pas depuis cette lettre.",
  },
}
