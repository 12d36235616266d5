/** The French words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'ch.help.schulden': { does: 'Indique le service de désendettement gratuit de votre canton.' },
  'ch.help.caritas': { does: 'Conseils gratuits par téléphone sur les dettes.' },
  'ch.help.mieter': { does: 'Conseils aux locataires, contre une petite cotisation.' },
  'ch.help.schlichtung': {
    does: 'Autorités publiques qui concilient les litiges de bail, de travail et autres.',
  },
  'ch.help.rav': {
    does: 'L’office du travail (ORP), pour les indemnités et la recherche d’emploi.',
  },
  'ch.help.krankenkasse': { does: 'Aide gratuite en cas de litige avec une assurance-maladie.' },
  'ch.help.ombudscom': { does: 'Règle les litiges de téléphone et d’internet.' },
  'ch.help.cyber': { does: 'Reçoit les signalements d’escroqueries et de faux messages.' },
  'ch.help.143': { does: 'Quelqu’un à qui parler, jour et nuit.' },
}
