/** The German words of Spain: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_DE: Words = {
  'es.sender.iberdrola': {
    says: 'Iberdrola ist eine private Firma für Strom oder Gas. Sie darf nur nach den Schritten des Gesetzes sperren.',
  },
  'es.sender.endesa': {
    says: 'Endesa ist eine private Firma für Strom oder Gas. Sie darf nur nach den Schritten des Gesetzes sperren.',
  },
  'es.sender.naturgy': {
    says: 'Naturgy ist eine private Firma für Strom oder Gas. Sie darf nur nach den Schritten des Gesetzes sperren.',
  },
  'es.sender.totalenergies': {
    says: 'TotalEnergies ist eine private Firma für Strom oder Gas. Sie darf nur nach den Schritten des Gesetzes sperren.',
  },
  'es.sender.repsol': {
    says: 'Repsol ist eine private Firma für Strom oder Gas. Sie darf nur nach den Schritten des Gesetzes sperren.',
  },
  'es.sender.movistar': {
    says: 'Movistar (Telefónica) ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zum öffentlichen Telefonbüro (OAUT) gehen.',
  },
  'es.sender.masorange': {
    says: 'Orange, Yoigo, MásMóvil ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zum öffentlichen Telefonbüro (OAUT) gehen.',
  },
  'es.sender.vodafone': {
    says: 'Vodafone ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zum öffentlichen Telefonbüro (OAUT) gehen.',
  },
  'es.sender.digi': {
    says: 'DIGI ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zum öffentlichen Telefonbüro (OAUT) gehen.',
  },
  'es.sender.aeat': {
    says: 'Die Agencia Tributaria erhebt Steuern. Sie kann ohne Richter pfänden, aber Sie können sich wehren und um Raten bitten. Prüfen Sie ihre Papiere mit dem CSV-Code auf ihrer eigenen Seite.',
  },
  'es.sender.tgss': {
    says: 'Die Tesorería General de la Seguridad Social zieht Geld für die Sozialversicherung ein. Sie kann ohne Richter pfänden, aber Sie können sich wehren und um Raten bitten.',
  },
  'es.sender.sepe': {
    says: 'Das SEPE zahlt Arbeitslosengeld und verlangt zurück, was es zu viel zahlte.',
  },
  'es.sender.dgt': {
    says: 'Die Dirección General de Tráfico ist die nationale Verkehrsbehörde. Echte Bußgelder kommen per Post, DEHú oder miDGT, nie über einen Zahllink in einer Nachricht.',
  },
  'es.sender.juzgado': {
    says: 'Juzgado oder Tribunal de Instancia ist ein Gericht. Seine Papiere sind echt und haben einen letzten Tag. Rufen Sie mit dem Aktenzeichen an, wenn Sie unsicher sind.',
  },
  'es.sender.wizink': {
    says: 'WiZink Bank ist bekannt für Kreditkarten mit Monatsraten (revolving). Prüfen Sie den Zins (TAE).',
  },
  'es.sender.cofidis': {
    says: 'Cofidis verleiht Geld für Einkäufe. Prüfen Sie den Zins (TAE) und jede Gebühr.',
  },
}
