/** Who helps for free in Belgium: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'be.help.cpas': {
    does: 'Le centre public d’action sociale de votre commune. Aide gratuite pour l’argent, les dettes, l’énergie et le logement.',
  },
  'be.help.debt-mediation': {
    does: 'Des services de médiation de dettes agréés et gratuits près de chez vous.',
  },
  'be.help.legal-aid': {
    does: 'Un premier conseil juridique gratuit, et un avocat gratuit avec de faibles revenus.',
  },
  'be.help.spf-economie': {
    does: 'Reçoit les signalements sur les entreprises, le recouvrement et les arnaques.',
  },
  'be.help.consumer-ombudsman': {
    does: 'Aide gratuite dans un litige avec une entreprise, après lui avoir écrit.',
  },
  'be.help.energy-ombudsman': { does: 'Aide gratuite dans les litiges d’électricité et de gaz.' },
  'be.help.telecom-ombudsman': {
    does: 'Aide gratuite dans les litiges de téléphone et d’internet.',
  },
  'be.help.labour': { does: 'Informations officielles sur le droit du travail, et l’inspection.' },
  'be.help.safeonweb': { does: 'Où envoyer les faux messages, avec des conseils.' },
  'be.help.suicide-fr': { does: 'Quelqu’un à qui parler, jour et nuit, gratuitement.' },
  'be.help.suicide-nl': {
    does: 'Quelqu’un à qui parler en néerlandais, jour et nuit, gratuitement.',
  },
}
