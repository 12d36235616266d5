/** The French words of Spain: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
  'es.help.justicia-gratuita': {
    does: 'Avocat et représentant gratuits pour les petits revenus. Demandez au barreau de votre province.',
  },
  'es.help.omic': {
    does: 'L’office des consommateurs de votre ville. Il vérifie factures et contrats et aide à se plaindre, gratuitement.',
  },
  'es.help.incibe': {
    does: 'Aide gratuite et privée contre les arnaques par SMS, e-mail, téléphone ou internet.',
  },
  'es.help.policia': {
    does: 'Reçoit votre plainte pour fraude ou menaces.',
  },
  'es.help.bde': {
    does: 'Plaintes gratuites sur banques et prêteurs, après une plainte à la banque.',
  },
  'es.help.aepd': {
    does: 'Plaintes gratuites quand vos données ou une liste de mauvais payeurs sont utilisées contre les règles.',
  },
  'es.help.oaut': {
    does: 'Décisions gratuites sur les plaintes de téléphone et d’internet.',
  },
  'es.help.bono-social': {
    does: 'Dit qui a droit à la remise sur l’électricité et comment la demander.',
  },
  'es.help.sepe': {
    does: 'Chômage : comment le demander et rendez-vous.',
  },
  'es.help.ccoo': {
    does: 'Un syndicat. Il conseille les salariés et aide contre un licenciement, surtout pour ses membres.',
  },
  'es.help.ugt': {
    does: 'Un autre grand syndicat. Il aide à réclamer le salaire et à se défendre d’un licenciement, surtout ses membres.',
  },
  'es.help.fogasa': {
    does: 'Paie salaires et indemnités jusqu’à une limite quand un employeur ne le peut pas.',
  },
  'es.help.facua': {
    does: 'Une association de consommateurs. Elle explique vos droits et se plaint pour ses membres.',
  },
  'es.help.asufin': {
    does: 'Une association de clients de banques : cartes, prêts et hypothèques.',
  },
  'es.help.caritas': {
    does: 'Aide pour la nourriture, le loyer et les factures des personnes dans le besoin.',
  },
  'es.help.dgsfp': {
    does: 'Plaintes gratuites sur les assureurs, après une plainte à l’assureur.',
  },
  'es.help.crisis': {
    does: 'Si tout est trop lourd : aide gratuite à toute heure pour ceux qui pensent au suicide.',
  },
}
