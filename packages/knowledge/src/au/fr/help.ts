/** The French words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'au.help.ndh': {
    does: 'Conseillers en dettes gratuits (financial counsellors) par téléphone et chat. Ils sont de votre côté.',
  },
  'au.help.mob-strong': {
    does: 'Aide gratuite sur le droit et l’argent pour les Aborigènes et les insulaires du détroit de Torres (Aboriginal and Torres Strait Islander people).',
  },
  'au.help.clc': { does: 'Trouve un centre juridique gratuit près de vous.' },
  'au.help.tunsw': { does: 'Conseil gratuit pour les locataires en Nouvelle-Galles du Sud.' },
  'au.help.tvic': { does: 'Conseil gratuit pour les locataires dans le Victoria.' },
  'au.help.tqld': { does: 'Conseil gratuit pour les locataires dans le Queensland.' },
  'au.help.circle': {
    does: 'Conseil gratuit pour les locataires et les travailleurs en Australie-Occidentale.',
  },
  'au.help.afca': {
    does: 'Examine gratuitement les plaintes sur les banques, prêteurs, recouvreurs et assureurs.',
  },
  'au.help.tio': { does: 'Examine gratuitement les plaintes sur le téléphone et internet.' },
  'au.help.ewon': { does: 'Examine gratuitement les plaintes sur l’énergie et l’eau.' },
  'au.help.ewov': { does: 'Examine gratuitement les plaintes sur l’énergie et l’eau.' },
  'au.help.ewoq': { does: 'Examine gratuitement les plaintes sur l’énergie et l’eau.' },
  'au.help.lansw': { does: 'Informations juridiques gratuites et le chemin vers Legal Aid NSW.' },
  'au.help.vla': { does: 'Aide juridique gratuite dans le Victoria.' },
  'au.help.laq': { does: 'Aide juridique gratuite dans le Queensland.' },
  'au.help.lawa': { does: 'Aide juridique gratuite en Australie-Occidentale.' },
  'au.help.lsc-sa': { does: 'Aide juridique gratuite en Australie-Méridionale.' },
  'au.help.idcare': { does: 'Aide gratuite quand votre identité a été volée ou mal utilisée.' },
  'au.help.lifeline': { does: 'Appelez à tout moment si tout cela est trop lourd.' },
}
