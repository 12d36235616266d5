/** The German words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'ca.help.credit-counselling': {
    does: 'Gemeinnützige Schuldnerberatung, die bei Haushaltsplan und Gläubigern hilft.',
  },
  'ca.help.211': {
    does: 'Findet kostenlose Hilfe am Ort bei Geld, Wohnen, Essen und Recht. Rufen oder schreiben Sie 211.',
  },
  'ca.help.educaloi': {
    does: 'Einfache Informationen zum Recht in Québec, auf Französisch und Englisch.',
  },
  'ca.help.obsi': { does: 'Prüft Beschwerden über Banken kostenlos.' },
  'ca.help.ccts': { does: 'Prüft Beschwerden über Telefon, Internet und Fernsehen kostenlos.' },
  'ca.help.gio': { does: 'Prüft Beschwerden über Haus-, Auto- und Firmenversicherung kostenlos.' },
  'ca.help.olhi': { does: 'Prüft Beschwerden über Lebens- und Krankenversicherung kostenlos.' },
  'ca.help.csj': { does: 'Rechtshilfe (aide juridique) in Québec.' },
  'ca.help.fcac': { does: 'Sagt Ihnen Ihre Rechte bei Banken und nimmt Beschwerden über sie an.' },
  'ca.help.osb': {
    does: 'Führt die Liste aller Licensed Insolvency Trustees und nimmt Beschwerden an.',
  },
  'ca.help.labour': {
    does: 'Nimmt Beschwerden von Beschäftigten bei Banken, Fluglinien, Telefonfirmen und anderen Betrieben unter Bundesrecht an.',
  },
  'ca.help.tal': { does: 'Das Wohngericht von Québec.' },
  'ca.help.opc': { does: 'Hilft Verbrauchern in Québec und überwacht Inkassofirmen.' },
  'ca.help.cnesst': { does: 'Hilft in Québec bei Lohn, Kündigungsfrist und Kündigung.' },
  'ca.help.cafc': { does: 'Nimmt Meldungen über Betrug an.' },
  'ca.help.988': {
    does: 'Rufen oder schreiben Sie jederzeit 9-8-8, auf Englisch oder Französisch, wenn alles zu viel wird.',
  },
  'ca.help.steps-to-justice': {
    does: 'Einfache Informationen zum Recht in Ontario, Schritt für Schritt.',
  },
  'ca.help.pbo': { does: 'Eine kostenlose Telefonberatung zum Recht für Menschen in Ontario.' },
  'ca.help.trac': { does: 'Kostenlose Hilfe für Mieter in British Columbia.' },
  'ca.help.acjp': { does: 'Einfache Informationen zum Recht in British Columbia.' },
  'ca.help.cplea': { does: 'Einfache Informationen zum Recht in Alberta.' },
  'ca.help.lao': {
    does: 'Kostenlose rechtliche Hilfe für Menschen mit wenig Einkommen in Ontario.',
  },
  'ca.help.labc': {
    does: 'Kostenlose rechtliche Hilfe für Menschen mit wenig Einkommen in British Columbia.',
  },
  'ca.help.laa': { does: 'Kostenlose oder günstige rechtliche Hilfe in Alberta.' },
  'ca.help.ltb': { does: 'Entscheidet in Ontario zwischen Vermietern und Mietern.' },
  'ca.help.cpo': { does: 'Nimmt Beschwerden über Firmen und Inkassofirmen in Ontario an.' },
  'ca.help.mol-on': { does: 'Hilft in Ontario bei Lohn und Kündigungsfrist.' },
  'ca.help.rtb': { does: 'Entscheidet in British Columbia zwischen Vermietern und Mietern.' },
  'ca.help.cpbc': {
    does: 'Nimmt Beschwerden über Inkassofirmen und Verträge in British Columbia an.',
  },
  'ca.help.rtdrs': { does: 'Entscheidet in Alberta zwischen Vermietern und Mietern.' },
}
