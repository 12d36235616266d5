/** The German words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'nz.help.moneytalks': {
    does: 'Kostenlose Finanzberater (financial mentors) per Telefon, SMS und Chat.',
  },
  'nz.help.cab': { does: 'Kostenloser Rat zu Rechten, Schulden, Wohnen, Arbeit und Kaufen.' },
  'nz.help.community-law': {
    does: 'Kostenlose Rechtshilfe in Ihrer Nähe und ein einfaches Rechtshandbuch online.',
  },
  'nz.help.tenants-protection': { does: 'Kostenlose Informationen für Mieter und ihre Helfer.' },
  'nz.help.banking-ombudsman': { does: 'Prüft kostenlos Beschwerden über Banken.' },
  'nz.help.fscl': {
    does: 'Eine Streitstelle für Kreditgeber und Versicherer. Prüfen Sie, zu welcher Ihrer gehört.',
  },
  'nz.help.ifso': { does: 'Prüft kostenlos Beschwerden über Versicherer und Kreditgeber.' },
  'nz.help.udl': { does: 'Prüft kostenlos Beschwerden über Strom, Gas und Wasser.' },
  'nz.help.tdr': { does: 'Prüft kostenlos Beschwerden über Telefon und Internet.' },
  'nz.help.legal-aid': { does: 'Hilfe bei Anwaltskosten für Menschen mit wenig Einkommen.' },
  'nz.help.tenancy-services': {
    does: 'Nennt Ihnen die Regeln beim Mieten und bietet kostenlose Vermittlung.',
  },
  'nz.help.employment-nz': {
    does: 'Nennt Ihnen Ihre Rechte bei der Arbeit und bietet kostenlose Vermittlung.',
  },
  'nz.help.disputes-tribunal': { does: 'Entscheidet Streitfälle bis 60.000 $ ohne Anwälte.' },
  'nz.help.insolvency': { does: 'Erklärt Wege, wenn Sie nicht zahlen können.' },
  'nz.help.comcom': { does: 'Nimmt Meldungen über täuschende Firmen und unfaire Kredite an.' },
  'nz.help.netsafe': { does: 'Kostenlose Hilfe bei Betrug und Schaden im Internet.' },
  'nz.help.1737': {
    does: 'Rufen Sie jederzeit 1737 an oder schreiben Sie eine SMS, wenn alles zu viel wird.',
  },
}
