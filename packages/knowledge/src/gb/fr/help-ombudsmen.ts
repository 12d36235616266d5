/** Ombudsmen and appeal bodies in the United Kingdom: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_OMBUDSMEN_FR: Words = {
  'gb.help.financial-ombudsman': {
    does: 'Décide gratuitement des réclamations sur les banques, prêteurs, assureurs et sociétés de recouvrement.',
  },
  'gb.help.lgsco': {
    does: 'Examine les réclamations sur les mairies (councils) en Angleterre et les huissiers (bailiffs) qui travaillent pour elles.',
  },
  'gb.help.spso': {
    does: 'Examine les réclamations sur les mairies (councils) et les services publics en Écosse.',
  },
  'gb.help.psow': {
    does: 'Examine les réclamations sur les mairies (councils) et les services publics au pays de Galles.',
  },
  'gb.help.nipso': {
    does: 'Examine les réclamations sur les services publics en Irlande du Nord.',
  },
  'gb.help.housing-ombudsman': {
    does: 'Décide gratuitement des réclamations sur les bailleurs sociaux en Angleterre.',
  },
  'gb.help.ecb': {
    does: 'Examine les réclamations sur les sociétés d’huissiers (bailiffs) qui ont accepté ses règles.',
  },
  'gb.help.popla': {
    does: 'Des recours gratuits contre les frais de stationnement de sociétés membres de la British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Des recours gratuits contre les frais de stationnement de sociétés membres de l’International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Des recours gratuits contre les amendes des mairies (penalty charges) en Angleterre (hors Londres) et au pays de Galles.',
  },
  'gb.help.london-tribunals': {
    does: 'Des recours gratuits contre les amendes (penalty charges) des mairies de Londres et de Transport for London.',
  },
  'gb.help.grc-scotland': {
    does: 'Juge les recours contre les amendes des mairies (penalty charges) en Écosse.',
  },
  'gb.help.nitpt': {
    does: 'Juge les recours contre les avis d’amende (penalty charge notices) en Irlande du Nord.',
  },
  'gb.help.energy-ombudsman': {
    does: 'Tranche gratuitement les plaintes sur les fournisseurs de gaz et d’électricité, après huit semaines ou une réponse finale.',
  },
  'gb.help.consumer-council': {
    does: 'Examine gratuitement les plaintes sur l’énergie et l’eau en Irlande du Nord.',
  },
  'gb.help.communications-ombudsman': {
    does: 'Tranche gratuitement les plaintes sur les opérateurs de téléphone et d’internet comme BT, EE, O2 et Virgin Media.',
  },
  'gb.help.cisas': {
    does: 'Tranche gratuitement les plaintes sur les opérateurs de téléphone et d’internet comme Sky, TalkTalk et Vodafone.',
  },
}
