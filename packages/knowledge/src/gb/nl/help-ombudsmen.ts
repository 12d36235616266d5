/** Ombudsmen and appeal bodies in the United Kingdom: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_OMBUDSMEN_NL: Words = {
  'gb.help.financial-ombudsman': {
    does: 'Beslist gratis over klachten over banken, geldgevers, verzekeraars en incassobureaus.',
  },
  'gb.help.lgsco': {
    does: 'Behandelt klachten over gemeenten (councils) in Engeland en de deurwaarders die voor hen werken.',
  },
  'gb.help.spso': { does: 'Behandelt klachten over gemeenten en overheid in Schotland.' },
  'gb.help.psow': { does: 'Behandelt klachten over gemeenten en overheid in Wales.' },
  'gb.help.nipso': { does: 'Behandelt klachten over de overheid in Noord-Ierland.' },
  'gb.help.housing-ombudsman': {
    does: 'Beslist gratis over klachten over sociale verhuurders in Engeland.',
  },
  'gb.help.ecb': {
    does: 'Behandelt klachten over deurwaarderskantoren die zich aan haar regels hebben verbonden.',
  },
  'gb.help.popla': {
    does: 'Gratis bezwaar tegen parkeerboetes van bedrijven in de British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Gratis bezwaar tegen parkeerboetes van bedrijven in de International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Gratis beroep tegen boetes van gemeenten in Engeland (buiten Londen) en Wales.',
  },
  'gb.help.london-tribunals': {
    does: 'Gratis beroep tegen boetes van gemeenten in Londen en van Transport for London.',
  },
  'gb.help.grc-scotland': { does: 'Behandelt beroep tegen boetes van gemeenten in Schotland.' },
  'gb.help.nitpt': {
    does: 'Behandelt beroep tegen boetes (penalty charge notices) in Noord-Ierland.',
  },
  'gb.help.energy-ombudsman': {
    does: 'Beslist gratis over klachten over gas- en stroombedrijven, na acht weken of een laatste antwoord.',
  },
  'gb.help.consumer-council': {
    does: 'Bekijkt gratis klachten over energie- en waterbedrijven in Noord-Ierland.',
  },
  'gb.help.communications-ombudsman': {
    does: 'Beslist gratis over klachten over telefoon- en internetbedrijven zoals BT, EE, O2 en Virgin Media.',
  },
  'gb.help.cisas': {
    does: 'Beslist gratis over klachten over telefoon- en internetbedrijven zoals Sky, TalkTalk en Vodafone.',
  },
}
