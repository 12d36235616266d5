/** The French words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'nz.help.moneytalks': {
    does: 'Des conseillers financiers (financial mentors) gratuits par téléphone, SMS et chat.',
  },
  'nz.help.cab': {
    does: 'Des conseils gratuits sur les droits, les dettes, le logement, le travail et les achats.',
  },
  'nz.help.community-law': {
    does: 'Une aide juridique gratuite près de chez vous, et un guide simple du droit en ligne.',
  },
  'nz.help.tenants-protection': {
    does: 'Des informations gratuites pour les locataires et ceux qui les aident.',
  },
  'nz.help.banking-ombudsman': { does: 'Examine gratuitement les plaintes sur les banques.' },
  'nz.help.fscl': {
    does: 'Un service de règlement des litiges pour les prêteurs et les assureurs. Vérifiez duquel fait partie le vôtre.',
  },
  'nz.help.ifso': { does: 'Examine gratuitement les plaintes sur les assureurs et les prêteurs.' },
  'nz.help.udl': { does: 'Examine gratuitement les plaintes sur l’électricité, le gaz et l’eau.' },
  'nz.help.tdr': { does: 'Examine gratuitement les plaintes sur le téléphone et internet.' },
  'nz.help.legal-aid': { does: 'Une aide pour les frais d’avocat des personnes à faible revenu.' },
  'nz.help.tenancy-services': {
    does: 'Vous dit les règles de la location et offre une médiation gratuite.',
  },
  'nz.help.employment-nz': {
    does: 'Vous dit vos droits au travail et offre une médiation gratuite.',
  },
  'nz.help.disputes-tribunal': { does: 'Décide des litiges jusqu’à 60 000 $ sans avocats.' },
  'nz.help.insolvency': { does: 'Explique les solutions quand vous ne pouvez pas payer.' },
  'nz.help.comcom': {
    does: 'Reçoit les signalements sur des entreprises qui trompent et des prêts injustes.',
  },
  'nz.help.netsafe': { does: 'Une aide gratuite pour les arnaques et le mal fait en ligne.' },
  'nz.help.1737': {
    does: 'Appelez le 1737 ou envoyez-lui un SMS à tout moment, si tout devient trop lourd.',
  },
}
