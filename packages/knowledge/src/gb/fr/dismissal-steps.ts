/** What to do about a dismissal or a redundancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_FR: Words = {
  'gb.job.step-appeal': {
    says: 'Faites un recours écrit avant la date de la lettre. Dites ce qui est faux : les faits, les étapes suivies, ou le traitement des autres.',
  },
  'gb.job.step-dates': {
    says: 'Notez le jour où votre emploi finit. Le délai pour agir part de là : six mois s’il a fini le 1er octobre 2026 ou après.',
  },
  'gb.job.step-papers': {
    says: 'Réunissez contrat, fiches de paie, lettres, messages et notes de réunions. Faites-le avant de perdre l’accès.',
  },
  'gb.job.step-help': {
    says: 'Appelez cette semaine Acas, votre syndicat ou Citizens Advice. C’est gratuit.',
  },
  'gb.job.step-sign': {
    says: 'Ne signez pas encore un accord de départ (settlement agreement). Il vous lie seulement si un conseiller indépendant vous a conseillé.',
  },
  'gb.job.step-ni': {
    says: 'Appelez maintenant la Labour Relations Agency. Vous avez trois mois pour la plupart des demandes.',
  },
  'gb.job.appeal-over-step': {
    says: "L'appel est terminé. Contactez Acas aujourd'hui pour la conciliation (early conciliation). C'est gratuit, et obligatoire avant le tribunal.",
  },
  'gb.job.appeal-over-clock': {
    says: 'Le délai pour agir court depuis la fin du travail, pas depuis cette réponse. Une partie est déjà passée.',
  },
}
