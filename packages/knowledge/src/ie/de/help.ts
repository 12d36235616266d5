/** The German words of Ireland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'ie.help.mabs': {
    does: 'Kostenlose Geldberatung. MABS kann mit denen sprechen, denen Sie Geld schulden.',
  },
  'ie.help.citizens-information': {
    does: 'Kostenlose Auskunft über Rechte, Leistungen und Dienste.',
  },
  'ie.help.threshold': {
    does: 'Kostenloser Rat für Mieter.',
  },
  'ie.help.flac': {
    does: 'Kostenlose Rechtsauskunft und Sprechstunden.',
  },
  'ie.help.fspo': {
    does: 'Prüft kostenlos Beschwerden über Banken, Kreditgeber und Versicherer.',
  },
  'ie.help.lab': {
    does: 'Günstige Rechtshilfe für Menschen mit kleinem Einkommen.',
  },
  'ie.help.rtb': {
    does: 'Entscheidet zwischen Vermietern und Mietern.',
  },
  'ie.help.wrc': {
    does: 'Behandelt Beschwerden über die Arbeit kostenlos.',
  },
  'ie.help.ccpc': {
    does: 'Sagt Ihnen Ihre Rechte als Verbraucher.',
  },
  'ie.help.isi': {
    does: 'Erklärt Lösungen für Schulden, die Sie nicht zahlen können.',
  },
  'ie.help.nta': {
    does: 'Entscheidet Beschwerden über Parkkrallen (clamps).',
  },
  'ie.help.comreg': {
    does: 'Hilft bei Beschwerden über Telefon, Internet und Post.',
  },
  'ie.help.cru': {
    does: 'Hilft bei Beschwerden über Energie.',
  },
  'ie.help.eccireland': {
    does: 'Hilft bei Verkäufern in anderen EU-Ländern.',
  },
  'ie.help.garda': {
    does: 'Die Polizei. Melden Sie Betrug und Drohungen bei der Wache am Ort.',
  },
  'ie.help.samaritans': {
    does: 'Rufen Sie jederzeit an, wenn alles zu viel wird.',
  },
}
