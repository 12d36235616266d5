/** Ombudsmen and appeal bodies in the United Kingdom: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_OMBUDSMEN_IT: Words = {
  'gb.help.financial-ombudsman': {
    does: 'Decide gratis i reclami su banche, prestiti, assicurazioni e recupero crediti.',
  },
  'gb.help.lgsco': {
    does: 'Esamina i reclami sui comuni in Inghilterra e sugli ufficiali giudiziari (bailiffs) che lavorano per loro.',
  },
  'gb.help.spso': { does: 'Esamina i reclami su comuni ed enti pubblici in Scozia.' },
  'gb.help.psow': { does: 'Esamina i reclami su comuni ed enti pubblici in Galles.' },
  'gb.help.nipso': { does: 'Esamina i reclami sugli enti pubblici in Irlanda del Nord.' },
  'gb.help.housing-ombudsman': {
    does: 'Decide gratis i reclami sui proprietari di case sociali in Inghilterra.',
  },
  'gb.help.ecb': {
    does: 'Esamina i reclami sulle società di ufficiali giudiziari (bailiffs) che seguono i suoi standard.',
  },
  'gb.help.popla': {
    does: 'Ricorsi gratuiti sui parcheggi delle ditte della British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Ricorsi gratuiti sui parcheggi delle ditte dell’International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Ricorsi gratuiti contro le multe dei comuni in Inghilterra (fuori Londra) e Galles.',
  },
  'gb.help.london-tribunals': {
    does: 'Ricorsi gratuiti contro le multe dei comuni di Londra e di Transport for London.',
  },
  'gb.help.grc-scotland': { does: 'Tratta i ricorsi contro le multe dei comuni in Scozia.' },
  'gb.help.nitpt': {
    does: 'Tratta i ricorsi contro le multe (penalty charge notices) in Irlanda del Nord.',
  },
  'gb.help.energy-ombudsman': {
    does: 'Decide gratis i reclami sulle società di gas e luce, dopo otto settimane o una risposta finale.',
  },
  'gb.help.consumer-council': {
    does: 'Esamina gratis i reclami sulle società di energia e acqua in Irlanda del Nord.',
  },
  'gb.help.communications-ombudsman': {
    does: 'Decide gratis i reclami sulle società di telefono e internet come BT, EE, O2 e Virgin Media.',
  },
  'gb.help.cisas': {
    does: 'Decide gratis i reclami sulle società di telefono e internet come Sky, TalkTalk e Vodafone.',
  },
}
