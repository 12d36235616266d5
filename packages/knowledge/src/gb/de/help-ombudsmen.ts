/** Ombudsmen and appeal bodies in the United Kingdom: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_OMBUDSMEN_DE: Words = {
  'gb.help.financial-ombudsman': {
    does: 'Entscheidet kostenlos Beschwerden über Banken, Kreditgeber, Versicherungen und Inkasso.',
  },
  'gb.help.lgsco': {
    does: 'Prüft Beschwerden über Gemeinden in England und die Gerichtsvollzieher (bailiffs), die für sie arbeiten.',
  },
  'gb.help.spso': { does: 'Prüft Beschwerden über Gemeinden und Behörden in Schottland.' },
  'gb.help.psow': { does: 'Prüft Beschwerden über Gemeinden und Behörden in Wales.' },
  'gb.help.nipso': { does: 'Prüft Beschwerden über Behörden in Nordirland.' },
  'gb.help.housing-ombudsman': {
    does: 'Entscheidet kostenlos Beschwerden über soziale Vermieter in England.',
  },
  'gb.help.ecb': {
    does: 'Prüft Beschwerden über Gerichtsvollzieher-Firmen (bailiffs), die sich seinen Regeln angeschlossen haben.',
  },
  'gb.help.popla': {
    does: 'Kostenlose Prüfung privater Parkforderungen von Firmen der British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Kostenlose Prüfung privater Parkforderungen von Firmen der International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Kostenloser Widerspruch gegen Bußgelder der Gemeinden in England (außerhalb von London) und Wales.',
  },
  'gb.help.london-tribunals': {
    does: 'Kostenloser Widerspruch gegen Bußgelder der Londoner Gemeinden und von Transport for London.',
  },
  'gb.help.grc-scotland': {
    does: 'Entscheidet über Widersprüche gegen Bußgelder der Gemeinden in Schottland.',
  },
  'gb.help.nitpt': {
    does: 'Entscheidet über Widersprüche gegen Bußgeldbescheide (penalty charge notices) in Nordirland.',
  },
  'gb.help.energy-ombudsman': {
    does: 'Entscheidet kostenlos Beschwerden über Gas- und Stromfirmen, nach acht Wochen oder einer letzten Antwort.',
  },
  'gb.help.consumer-council': {
    does: 'Prüft kostenlos Beschwerden über Energie- und Wasserfirmen in Nordirland.',
  },
  'gb.help.communications-ombudsman': {
    does: 'Entscheidet kostenlos Beschwerden über Telefon- und Internetfirmen wie BT, EE, O2 und Virgin Media.',
  },
  'gb.help.cisas': {
    does: 'Entscheidet kostenlos Beschwerden über Telefon- und Internetfirmen wie Sky, TalkTalk und Vodafone.',
  },
}
