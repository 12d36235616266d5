/** The French words of Ireland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'ie.help.mabs': {
    does: 'Des conseils gratuits sur l’argent. Ils peuvent parler à ceux à qui vous devez.',
  },
  'ie.help.citizens-information': {
    does: 'Des informations gratuites sur les droits, les aides et les services.',
  },
  'ie.help.threshold': {
    does: 'Des conseils gratuits pour les locataires.',
  },
  'ie.help.flac': {
    does: 'Des informations juridiques et des permanences gratuites.',
  },
  'ie.help.fspo': {
    does: 'Examine gratuitement les plaintes sur les banques, les prêteurs et les assureurs.',
  },
  'ie.help.lab': {
    does: 'Une aide juridique à bas prix pour les petits revenus.',
  },
  'ie.help.rtb': {
    does: 'Décide entre bailleurs et locataires.',
  },
  'ie.help.wrc': {
    does: 'Entend gratuitement les plaintes sur le travail.',
  },
  'ie.help.ccpc': {
    does: 'Vous dit vos droits de consommateur.',
  },
  'ie.help.isi': {
    does: 'Explique les solutions pour les dettes que vous ne pouvez pas payer.',
  },
  'ie.help.nta': {
    does: 'Décide des appels sur les sabots (clamps).',
  },
  'ie.help.comreg': {
    does: 'Aide pour les plaintes sur le téléphone, internet et la poste.',
  },
  'ie.help.cru': {
    does: 'Aide pour les plaintes sur l’énergie.',
  },
  'ie.help.eccireland': {
    does: 'Aide avec les vendeurs d’autres pays de l’UE.',
  },
  'ie.help.garda': {
    does: 'La police. Signalez les arnaques et les menaces au poste le plus proche.',
  },
  'ie.help.samaritans': {
    does: 'Appelez à toute heure si tout devient trop lourd.',
  },
}
