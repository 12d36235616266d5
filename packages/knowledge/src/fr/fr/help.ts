/** Who helps for free in France: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'fr.help.pcb': {
    does: 'Des conseils gratuits et confidentiels sur les dettes et le budget, près de chez vous.',
  },
  'fr.help.banque-de-france': {
    does: 'Reçoit gratuitement les dossiers de surendettement et informe sur les banques et le crédit.',
  },
  'fr.help.cresus': {
    does: 'Un réseau d’associations qui aide gratuitement les personnes endettées.',
  },
  'fr.help.adil': {
    does: 'Des conseils juridiques gratuits et neutres sur la location, le congé, les loyers impayés et l’expulsion.',
  },
  'fr.help.sos-loyers': {
    does: 'Un numéro gratuit pour les locataires en impayé. Vous joignez l’ADIL près de chez vous.',
  },
  'fr.help.115': {
    does: 'Le numéro d’urgence pour ceux qui n’ont nulle part où dormir. Gratuit, jour et nuit.',
  },
  'fr.help.droit-du-travail': {
    does: 'Des agents publics expliquent gratuitement le droit du travail aux salariés.',
  },
  'fr.help.code-du-travail-numerique': {
    does: 'Le site officiel qui répond sur le droit du travail, avec des outils pour le préavis et les indemnités.',
  },
  'fr.help.reponseconso': {
    does: 'La répression des fraudes répond aux questions et reçoit les signalements.',
  },
  'fr.help.inc': {
    does: 'Pour trouver une association de consommateurs, comme UFC-Que Choisir ou la CLCV.',
  },
  'fr.help.energie': {
    does: 'Des conseils et une médiation gratuits sur l’électricité et le gaz.',
  },
  'fr.help.assurance': {
    does: 'Examine gratuitement les litiges avec les assureurs, après leur réponse.',
  },
  'fr.help.17cyber': {
    does: 'Le guichet public pour les arnaques et le piratage en ligne, jour et nuit.',
  },
  'fr.help.info-escroqueries': {
    does: 'Des policiers et gendarmes conseillent par téléphone en cas d’arnaque. L’appel est gratuit.',
  },
  'fr.help.point-justice': {
    does: 'Des conseils juridiques gratuits près de chez vous : avocats, conciliateurs, associations.',
  },
  'fr.help.aide-juridictionnelle': {
    does: 'L’État paie tout ou partie de l’avocat et des frais si vos revenus sont faibles.',
  },
  'fr.help.defenseur-des-droits': {
    does: 'Aide gratuitement face aux administrations et contre les discriminations.',
  },
  'fr.help.france-services': {
    does: 'Des guichets publics près de chez vous qui aident pour les démarches.',
  },
  'fr.help.3114': {
    does: 'Quelqu’un à qui parler, jour et nuit, si tout devient trop lourd. L’appel est gratuit.',
  },
}
