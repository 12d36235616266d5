/** The French words of the Netherlands: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_FR: Words = {
  'nl.job.want': {
    says: 'Votre employeur veut mettre fin à votre emploi.',
  },
  'nl.job.who': {
    says: 'Le plus souvent, votre employeur a besoin de votre oui, d’une permission de l’UWV ou d’une décision du juge.',
  },
  'nl.job.real': {
    says: 'Vous n’avez rien à signer aujourd’hui.',
  },
  'nl.job.not-yet': {
    says: 'Une lettre seule ne peut le plus souvent pas finir votre emploi. Il faut l’UWV, un juge ou votre oui.',
  },
  'nl.job.rights': {
    says: 'Vous avez le plus souvent droit à un préavis, à une indemnité (transitievergoeding) et au contrôle d’un juge.',
  },
  'nl.job.deadline-two': {
    says: 'Vous avez deux mois à partir de la fin de l’emploi pour demander au juge de l’annuler. Par prudence, comptez depuis la lettre.',
    action: 'Demander au juge (kantonrechter) d’annuler le licenciement',
    consequence: 'Après, un juge ne peut plus l’annuler.',
  },
  'nl.job.deadline-three': {
    says: 'Vous avez trois mois à partir de la fin de l’emploi pour réclamer l’indemnité (transitievergoeding). Par prudence, comptez depuis la lettre.',
    action: 'Demander au juge l’indemnité (transitievergoeding)',
    consequence: 'Après, ce droit prend fin.',
  },
  'nl.job.deadline-think': {
    says: 'Vous pouvez annuler un accord signé pendant 14 jours, par écrit et sans motif. C’est trois semaines si l’accord ne vous le disait pas. Par prudence, comptez depuis la lettre.',
    action: 'Annuler l’accord par écrit',
    consequence: 'L’accord reste.',
  },
  'nl.job.step-not-sign': {
    says: 'Ne signez rien. Écrivez que vous n’êtes pas d’accord et que vous êtes prêt à travailler.',
  },
  'nl.job.step-help': {
    says: 'Demandez cette semaine à votre syndicat, à un avocat ou au Juridisch Loket. Le délai pour aller au tribunal est court.',
  },
  'nl.job.step-ww': {
    says: 'Demandez le chômage (WW) à l’UWV au plus tard une semaine après votre dernier jour de travail.',
  },
  'nl.job.step-check': {
    says: 'Vérifiez le préavis : un mois jusqu’à cinq ans de travail, puis deux, trois et quatre mois.',
  },
  'nl.job.step-reason': {
    says: 'Écrivez tout de suite que vous contestez le licenciement immédiat (ontslag op staande voet). Demandez le motif par écrit.',
  },
  'nl.job.right-on-the-spot': {
    says: 'Un licenciement immédiat (ontslag op staande voet) exige un motif urgent. L’employeur doit agir sans attendre et dire ce motif tout de suite. S’il en manque un, le juge peut l’annuler.',
  },
  'nl.job.right-reason': {
    says: 'Un licenciement demande un motif de la loi, et votre employeur doit d’abord vous chercher un autre travail.',
  },
  'nl.job.right-transition': {
    says: 'Vous avez le plus souvent droit à un tiers d’un salaire mensuel par année de travail.',
  },
  'nl.job.right-think': {
    says: 'Vous avez 14 jours pour annuler un accord que vous avez signé. C’est trois semaines si le papier ne le disait pas.',
  },
  'nl.job.right-agency-bed': {
    says: 'Une agence d’intérim qui vous loue un lit doit vous laisser rester quatre semaines après la fin du travail, au même loyer. En cas de maladie ou sans argent, elle doit en tenir compte.',
  },
  'nl.job.right-agency-clause': {
    says: 'L’intérim peut finir quand le client arrête, mais seulement si votre contrat le dit par écrit (uitzendbeding). Sinon les règles normales valent.',
  },
  'nl.job.right-notice': {
    says: 'Vous avez droit à un préavis d’un à quatre mois, selon vos années de travail.',
  },
  'nl.job.option-court': {
    title: 'Demander au juge de l’annuler',
    says: 'Un avocat ou un syndicat envoie la demande.',
    cost: 'Frais de tribunal ; une aide juridique est possible.',
    time: 'Deux mois après la fin de l’emploi.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Le motif est faux ou il n’y avait pas de permission.',
  },
  'nl.job.option-deal': {
    title: 'Demander de meilleures conditions',
    says: 'Faites vérifier l’accord et demandez plus.',
    cost: 'Souvent, l’employeur paie le conseil.',
    time: 'Une ou deux semaines.',
    risk: 'Un mauvais texte peut vous coûter le chômage.',
    bestFor: 'Vous ne voulez pas revenir.',
  },
  'nl.job.option-help': {
    title: 'Prendre un conseil gratuit',
    says: 'Le Juridisch Loket ou votre syndicat vérifie la lettre.',
    cost: 'Rien ou votre cotisation.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne licenciée.',
  },
  'nl.job.warn-resign': {
    says: 'Ne démissionnez pas vous-même. Vous pouvez perdre le chômage.',
  },
}
