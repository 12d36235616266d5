/** The French words of the Netherlands: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'nl.help.schuldhulp': {
    does: 'Aide gratuite de votre commune pour les dettes. En urgence, sous trois jours ouvrables.',
  },
  'nl.help.loket': {
    does: 'Conseil juridique gratuit pour les petits revenus, par téléphone, en ligne et sur place.',
  },
  'nl.help.geldfit': {
    does: 'Première aide gratuite pour les soucis d’argent, par téléphone et chat.',
  },
  'nl.help.rvr': {
    does: 'Paie une part de l’avocat quand vos revenus sont bas.',
  },
  'nl.help.huurcommissie': {
    does: 'Décide des litiges sur le loyer, les charges et les réparations.',
  },
  'nl.help.consuwijzer': {
    does: 'Conseil officiel sur vos droits d’acheteur, avec des lettres types.',
  },
  'nl.help.kifid': {
    does: 'Aide gratuite dans les litiges avec les banques et les assureurs.',
  },
  'nl.help.uwv': {
    does: 'Aides pour les personnes sans travail, et permission de licencier.',
  },
  'nl.help.fraude': {
    does: 'Où signaler les arnaques et demander si un message est vrai.',
  },
  'nl.help.113': {
    does: 'Quelqu’un à qui parler, jour et nuit, gratuitement.',
  },
}
