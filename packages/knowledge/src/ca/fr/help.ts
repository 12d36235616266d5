/** The words in French, by row: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'ca.help.credit-counselling': {
    does: 'Conseillers en crédit sans but lucratif, pour un budget et les créanciers.',
  },
  'ca.help.211': {
    does: 'Trouve de l’aide gratuite près de vous : argent, logement, nourriture, droit. Composez le 211.',
  },
  'ca.help.educaloi': { does: 'Information juridique claire au Québec.' },
  'ca.help.obsi': { does: 'Examine gratuitement les plaintes contre les banques.' },
  'ca.help.ccts': { does: 'Examine gratuitement les plaintes de téléphone, Internet et télé.' },
  'ca.help.gio': {
    does: 'Examine gratuitement les plaintes d’assurance habitation, auto et entreprise.',
  },
  'ca.help.olhi': { does: 'Examine gratuitement les plaintes d’assurance vie et santé.' },
  'ca.help.csj': { does: 'L’aide juridique au Québec.' },
  'ca.help.fcac': { does: 'Vous dit vos droits avec les banques et prend les plaintes.' },
  'ca.help.osb': { does: 'Liste tous les syndics autorisés et prend les plaintes.' },
  'ca.help.labour': {
    does: 'Prend les plaintes des emplois fédéraux : banques, aviation, téléphone.',
  },
  'ca.help.tal': { does: 'Le tribunal du logement du Québec.' },
  'ca.help.opc': {
    does: 'Aide les consommateurs du Québec et surveille les agences de recouvrement.',
  },
  'ca.help.cnesst': { does: 'Aide pour la paie, le préavis et le congédiement au Québec.' },
  'ca.help.cafc': { does: 'Reçoit les signalements de fraude.' },
  'ca.help.988': { does: 'Appelez ou textez le 9-8-8 en tout temps, en français ou en anglais.' },
  'ca.help.steps-to-justice': {
    does: 'De l’information claire sur le droit en Ontario, étape par étape.',
  },
  'ca.help.pbo': {
    does: 'Une ligne gratuite de conseils juridiques pour les gens de l’Ontario.',
  },
  'ca.help.trac': {
    does: 'De l’aide gratuite pour les locataires en Colombie-Britannique.',
  },
  'ca.help.acjp': {
    does: 'De l’information claire sur le droit en Colombie-Britannique.',
  },
  'ca.help.cplea': {
    does: 'De l’information claire sur le droit en Alberta.',
  },
  'ca.help.lao': {
    does: 'De l’aide juridique gratuite pour les gens à faible revenu en Ontario.',
  },
  'ca.help.labc': {
    does: 'De l’aide juridique gratuite pour les gens à faible revenu en Colombie-Britannique.',
  },
  'ca.help.laa': {
    does: 'De l’aide juridique gratuite ou à faible coût en Alberta.',
  },
  'ca.help.ltb': {
    does: 'Décide entre propriétaires et locataires en Ontario.',
  },
  'ca.help.cpo': {
    does: 'Prend les plaintes contre les entreprises et les agences de recouvrement en Ontario.',
  },
  'ca.help.mol-on': {
    does: 'Aide pour la paie et le préavis en Ontario.',
  },
  'ca.help.rtb': {
    does: 'Décide entre propriétaires et locataires en Colombie-Britannique.',
  },
  'ca.help.cpbc': {
    does: 'Prend les plaintes sur les agences de recouvrement et les contrats en Colombie-Britannique.',
  },
  'ca.help.rtdrs': {
    does: 'Décide entre propriétaires et locataires en Alberta.',
  },
}
