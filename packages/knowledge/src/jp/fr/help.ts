/** The French words of Japan: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'jp.help.houterasu': {
    does: 'Conseil juridique gratuit avec un petit revenu, et peut prêter les honoraires d’avocat.',
  },
  'jp.help.188': {
    does: 'Mène au centre de consommation proche de vous.',
  },
  'jp.help.kokusen': {
    does: 'Conseils et alertes sur les contrats et les arnaques.',
  },
  'jp.help.jccoa': {
    does: 'Aide gratuite pour les personnes avec beaucoup de dettes.',
  },
  'jp.help.labour': {
    does: 'Conseil gratuit sur licenciement, salaire et harcèlement.',
  },
  'jp.help.worktel': {
    does: 'Conseil gratuit par téléphone le soir et le week-end.',
  },
  'jp.help.police': {
    does: 'Conseil de la police quand ce n’est pas une urgence.',
  },
  'jp.help.yorisoi': {
    does: 'Quelqu’un à qui parler, jour et nuit, gratuitement. À Iwate, Miyagi et Fukushima : 0120-279-226.',
  },
}
