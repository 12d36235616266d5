/** The German words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'au.help.ndh': {
    does: 'Kostenlose Schuldnerberatung (financial counsellors) am Telefon und im Chat. Sie ist auf Ihrer Seite.',
  },
  'au.help.mob-strong': {
    does: 'Kostenlose Hilfe bei Recht und Geld für Menschen der Aboriginal and Torres Strait Islander peoples.',
  },
  'au.help.clc': { does: 'Findet eine kostenlose Rechtsberatung in Ihrer Nähe.' },
  'au.help.tunsw': { does: 'Kostenlose Beratung für Mieter in New South Wales.' },
  'au.help.tvic': { does: 'Kostenlose Beratung für Mieter in Victoria.' },
  'au.help.tqld': { does: 'Kostenlose Beratung für Mieter in Queensland.' },
  'au.help.circle': {
    does: 'Kostenlose Beratung für Mieter und Beschäftigte in Western Australia.',
  },
  'au.help.afca': {
    does: 'Prüft Beschwerden über Banken, Kreditgeber, Inkassofirmen und Versicherer kostenlos.',
  },
  'au.help.tio': { does: 'Prüft Beschwerden über Telefon und Internet kostenlos.' },
  'au.help.ewon': { does: 'Prüft Beschwerden über Energie und Wasser kostenlos.' },
  'au.help.ewov': { does: 'Prüft Beschwerden über Energie und Wasser kostenlos.' },
  'au.help.ewoq': { does: 'Prüft Beschwerden über Energie und Wasser kostenlos.' },
  'au.help.lansw': { does: 'Kostenlose Rechtsauskunft und der Weg zu Legal Aid NSW.' },
  'au.help.vla': { does: 'Kostenlose rechtliche Hilfe in Victoria.' },
  'au.help.laq': { does: 'Kostenlose rechtliche Hilfe in Queensland.' },
  'au.help.lawa': { does: 'Kostenlose rechtliche Hilfe in Western Australia.' },
  'au.help.lsc-sa': { does: 'Kostenlose rechtliche Hilfe in South Australia.' },
  'au.help.idcare': {
    does: 'Kostenlose Hilfe, wenn Ihre Identität gestohlen oder missbraucht wurde.',
  },
  'au.help.lifeline': { does: 'Rufen Sie jederzeit an, wenn sich alles zu viel anfühlt.' },
}
