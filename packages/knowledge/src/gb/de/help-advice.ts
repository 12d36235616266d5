/** Who gives free advice in the United Kingdom, in each nation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ADVICE_DE: Words = {
  'gb.help.national-debtline': {
    does: 'Kostenlose Schuldnerberatung per Telefon und online, mit Infoblättern und Musterbriefen.',
  },
  'gb.help.stepchange': {
    does: 'Kostenlose Schuldnerberatung und Zahlungspläne, online und per Telefon.',
  },
  'gb.help.business-debtline': {
    does: 'Kostenlose Schuldnerberatung für Selbstständige und kleine Firmen.',
  },
  'gb.help.citizens-advice': {
    does: 'Kostenlose Beratung zu Schulden, Wohnen, Arbeit, Parken und Rechten, per Telefon, online und in Ihrer Nähe.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Kostenlose Beratung zu Schulden, Wohnen, Arbeit, Parken und Rechten, auf Englisch und Walisisch.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Kostenlose Beratung zu Schulden, Wohnen, Arbeit und Rechten in örtlichen Büros.',
  },
  'gb.help.advice-ni': {
    does: 'Kostenlose Beratung zu Schulden, Sozialleistungen und Gemeindeabgaben (rates) in Nordirland.',
  },
  'gb.help.housing-rights': { does: 'Kostenlose Wohnberatung für Menschen in Nordirland.' },
  'gb.help.shelter': {
    does: 'Kostenlose Wohnberatung, mit eiliger Hotline für Menschen, die ihre Wohnung verlieren.',
  },
  'gb.help.shelter-cymru': { does: 'Kostenlose Beratung zu Wohnen und Schulden in Wales.' },
  'gb.help.shelter-scotland': { does: 'Kostenlose Wohnberatung in Schottland.' },
  'gb.help.acas': {
    does: 'Kostenlose Beratung zum Arbeitsrecht und die frühen Gespräche, die vor einer Klage beim tribunal nötig sind.',
  },
  'gb.help.lra': {
    does: 'Kostenlose Beratung zum Arbeitsrecht und frühe Gespräche in Nordirland.',
  },
  'gb.help.moneyhelper': {
    does: 'Kostenlose und neutrale Hilfe zu Geld, Schulden und Rente, vom Staat getragen.',
  },
  'gb.help.taxaid': {
    does: 'Kostenlose Steuerhilfe bei wenig Einkommen, wenn HMRC es nicht lösen kann.',
  },
  'gb.help.equality': {
    does: 'Kostenlose Beratung, wenn Sie wegen Ihrer Person schlechter behandelt werden.',
  },
}
