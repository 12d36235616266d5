/** The German words of Spain: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'es.help.justicia-gratuita': {
    does: 'Kostenloser Anwalt und Prozessvertreter bei kleinem Einkommen. Fragen Sie die Anwaltskammer Ihrer Provinz.',
  },
  'es.help.omic': {
    does: 'Das Verbraucherbüro Ihrer Stadt. Es prüft Rechnungen und Verträge und hilft beim Beschweren, kostenlos.',
  },
  'es.help.incibe': {
    does: 'Kostenlose und vertrauliche Hilfe bei Betrug per SMS, E-Mail, Telefon oder Internet.',
  },
  'es.help.policia': {
    does: 'Nimmt Ihre Anzeige wegen Betrug oder Drohungen auf.',
  },
  'es.help.bde': {
    does: 'Kostenlose Beschwerden über Banken und Kreditgeber, nach der Beschwerde bei der Bank.',
  },
  'es.help.aepd': {
    does: 'Kostenlose Beschwerden, wenn Daten oder Listen säumiger Zahler gegen die Regeln genutzt werden.',
  },
  'es.help.oaut': {
    does: 'Kostenlose Entscheidungen über Beschwerden zu Telefon und Internet.',
  },
  'es.help.bono-social': {
    does: 'Sagt, wer den Rabatt auf Strom bekommt und wie man ihn beantragt.',
  },
  'es.help.sepe': {
    does: 'Arbeitslosengeld: Antrag und Termine.',
  },
  'es.help.ccoo': {
    does: 'Eine Gewerkschaft. Sie berät Arbeitnehmer und hilft bei Klagen gegen Kündigung, meist für Mitglieder.',
  },
  'es.help.ugt': {
    does: 'Eine weitere große Gewerkschaft. Sie hilft, Lohn zu fordern und sich gegen Kündigung zu wehren, meist Mitgliedern.',
  },
  'es.help.fogasa': {
    does: 'Zahlt Lohn und Abfindung bis zu einer Grenze, wenn ein Arbeitgeber es nicht kann.',
  },
  'es.help.facua': {
    does: 'Ein Verbraucherverband. Er erklärt Ihre Rechte und beschwert sich für Mitglieder.',
  },
  'es.help.asufin': {
    does: 'Ein Verband von Bankkunden: Karten, Kredite und Hypotheken.',
  },
  'es.help.caritas': {
    does: 'Hilfe mit Essen, Miete und Rechnungen für Menschen in Not.',
  },
  'es.help.dgsfp': {
    does: 'Kostenlose Beschwerden über Versicherer, nach der Beschwerde beim Versicherer.',
  },
  'es.help.crisis': {
    does: 'Wenn alles zu viel ist: kostenlose Hilfe zu jeder Stunde für Menschen mit Gedanken an Selbsttötung.',
  },
}
