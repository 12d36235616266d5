/** The French words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'us.help.legal-aid': {
    does: 'Trouve le bureau d’aide juridique gratuite (legal aid) de votre comté, pour les bas revenus.',
  },
  'us.help.lawhelp': {
    does: 'Guides juridiques gratuits, formulaires et bureaux d’aide juridique pour chaque État.',
  },
  'us.help.211': {
    does: 'Appelez le 2-1-1 pour trouver une aide près de chez vous pour le loyer, les factures, la nourriture et le droit, jour et nuit.',
  },
  'us.help.nfcc': {
    does: 'Trouve un conseiller en crédit sans but lucratif qui regarde vos dettes et votre budget avec vous.',
  },
  'us.help.cfpb': {
    does: 'Reçoit les plaintes sur les agences de recouvrement, les banques, les prêteurs et les dossiers de crédit, et les transmet à l’entreprise.',
  },
  'us.help.state-ag': {
    does: 'Trouve le procureur général (attorney general) et le bureau des consommateurs de votre État, qui reçoivent les plaintes sur les entreprises.',
  },
  'us.help.hud': {
    does: 'Conseils gratuits ou peu chers sur le loyer, l’expulsion et les prêts immobiliers, par des conseillers agréés près de chez vous.',
  },
  'us.help.fair-housing': {
    does: 'Reçoit les plaintes quand un propriétaire vous traite moins bien à cause de la race, du sexe, de la religion, de la famille ou d’un handicap.',
  },
  'us.help.wage-hour': {
    does: 'Aide pour les salaires non payés, les pourboires, les heures en plus et le congé familial, gratuitement et en secret.',
  },
  'us.help.eeoc': {
    does: 'Reçoit les plaintes (charges) de discrimination et de harcèlement au travail. Il y a un délai de 180 ou 300 jours.',
  },
  'us.help.nlrb': {
    does: 'Aide quand vous perdez un emploi parce que vous avez agi avec d’autres pour la paie ou les conditions.',
  },
  'us.help.ebsa': {
    does: 'Aide gratuite pour les assurances santé et pensions du travail, COBRA et les demandes refusées.',
  },
  'us.help.taxpayer-advocate': {
    does: 'Une partie gratuite et indépendante de l’IRS qui aide quand un problème d’impôt met en difficulté.',
  },
  'us.help.litc': {
    does: 'Avocats gratuits ou presque pour les disputes avec l’IRS, pour les bas revenus.',
  },
  'us.help.ssa': {
    does: 'Reçoit les appels, les demandes de dispense (waiver) et les demandes de remboursement plus bas.',
  },
  'us.help.no-surprises': {
    does: 'Reçoit les plaintes sur les factures médicales surprises et explique vos droits.',
  },
  'us.help.insurance-department': {
    does: 'Trouve le bureau de votre État qui reçoit les plaintes sur les assureurs.',
  },
  'us.help.fcc': {
    does: 'Reçoit les plaintes sur les factures de téléphone, d’internet et de télé et sur les appels automatiques. L’entreprise doit répondre en 30 jours.',
  },
  'us.help.ftc-fraud': {
    does: 'Reçoit les signalements d’arnaques et de mauvais commerces, et vous dit quoi faire ensuite.',
  },
  'us.help.identity-theft': {
    does: 'Fait un rapport et un plan étape par étape quand quelqu’un utilise votre nom.',
  },
  'us.help.lawyer-referral': {
    does: 'Trouve un avocat et des réponses juridiques gratuites dans votre État.',
  },
  'us.help.988': {
    does: 'Appelez le 988 ou envoyez un texto, jour et nuit, quand c’est trop dur. C’est gratuit.',
  },
}
