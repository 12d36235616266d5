/** Rights on a dismissal or a redundancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_FR: Words = {
  'gb.job.right-reasons': {
    says: 'Après deux ans dans l’emploi, vous pouvez demander les raisons par écrit. Si l’emploi finit à partir du 1er janvier 2027, six mois suffisent. Elles doivent venir dans les 14 jours.',
  },
  'gb.job.right-notice': {
    says: 'Après un mois, vous avez au moins une semaine de préavis. Après deux ans, c’est une semaine par année, jusqu’à douze.',
  },
  'gb.job.right-holiday': {
    says: 'On doit vous payer les congés acquis et non pris.',
  },
  'gb.job.right-legal-right': {
    says: 'Si vous avez perdu l’emploi pour avoir demandé un droit légal, comme une fiche de paie ou des pourboires, c’est injuste dès le premier jour. Aucune durée dans l’emploi n’est exigée.',
  },
  'gb.job.right-unfair': {
    says: 'Après deux ans dans l’emploi, vous pouvez attaquer un licenciement injuste (unfair dismissal). Certaines raisons, comme la grossesse ou l’alerte (whistleblowing), n’exigent aucune durée.',
  },
  'gb.job.right-equal': {
    says: 'Vous ne devez pas perdre votre emploi pour votre âge, sexe, origine (race), handicap, grossesse, religion ou pour qui vous aimez. Cela vaut dès le premier jour.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Après deux ans dans l’emploi, vous avez une indemnité de licenciement économique (redundancy pay). Elle dépend de votre âge, de votre paie et de vos années.',
  },
  'gb.job.right-alternative': {
    says: 'S’ils offrent un autre poste, vous pouvez l’essayer quatre semaines. S’il ne convient pas, vous gardez votre indemnité (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Après deux ans dans l’emploi, vous avez un temps libre raisonnable pendant le préavis pour chercher du travail.',
  },
  'gb.job.right-group': {
    says: 'Si 20 postes ou plus partent dans un même lieu en 90 jours, ils doivent d’abord parler au personnel, pendant au moins 30 jours.',
  },
  'gb.job.right-no-difference': {
    says: 'Un licenciement sans étapes équitables est injuste même si la fin était la même. Mais le tribunal peut alors accorder moins.',
  },
  'gb.job.right-belief': {
    says: 'Pour une faute, votre employeur doit y croire vraiment, avoir de bonnes raisons et enquêter d’abord de façon juste. Il n’a pas à le prouver comme au pénal.',
  },
}
