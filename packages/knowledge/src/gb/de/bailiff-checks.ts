/** Gerichtsvollzieher: was zu prüfen ist: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_CHECKS_DE: Words = {
  'gb.bailiff.element-debt': {
    says: 'Im Bescheid muss stehen, aus welcher Gerichtsanordnung oder Befugnis die Schuld kommt.',
    name: 'Die Gerichtsanordnung oder Befugnis hinter der Schuld',
    ifMissing:
      'Verlangen Sie von der Firma einen richtigen Bescheid und Aufschub. Holen Sie Rat, bevor Sie sich nur darauf stützen.',
  },
  'gb.bailiff.element-sum': {
    says: 'Im Bescheid muss die Summe stehen, die an seinem Tag geschuldet ist.',
    name: 'Die geschuldete Summe am Tag des Bescheids',
    ifMissing:
      'Verlangen Sie von der Firma einen richtigen Bescheid und Aufschub. Holen Sie Rat, bevor Sie sich nur darauf stützen.',
  },
  'gb.bailiff.element-pay-by': {
    says: 'Im Bescheid müssen Tag und Uhrzeit stehen, bis wann zu zahlen ist, damit nichts gepfändet wird.',
    name: 'Tag und Uhrzeit, bis wann zu zahlen ist',
    ifMissing:
      'Verlangen Sie von der Firma einen richtigen Bescheid und Aufschub. Holen Sie Rat, bevor Sie sich nur darauf stützen.',
  },
  'gb.bailiff.element-costs': {
    says: 'Der Bescheid muss vor den weiteren Kosten warnen, die ohne Zahlung folgen können.',
    name: 'Die weiteren Kosten, die folgen können',
    ifMissing:
      'Verlangen Sie von der Firma einen richtigen Bescheid und Aufschub. Holen Sie Rat, bevor Sie sich nur darauf stützen.',
  },
  'gb.bailiff.element-contact': {
    says: 'Im Bescheid müssen Telefonnummer, Adresse und Zeiten der Firma stehen.',
    name: 'Wie und wann die Firma zu erreichen ist',
    ifMissing:
      'Verlangen Sie von der Firma einen richtigen Bescheid und Aufschub. Holen Sie Rat, bevor Sie sich nur darauf stützen.',
  },
  'gb.bailiff.element-date': {
    says: 'Der Bescheid muss sein Datum tragen. Ihre 7 vollen Tage zählen ab seiner Übergabe.',
    name: 'Das Datum des Bescheids',
    ifMissing:
      'Verlangen Sie von der Firma einen richtigen Bescheid und Aufschub. Holen Sie Rat, bevor Sie sich nur darauf stützen.',
  },
  'gb.bailiff.fee-compliance': {
    says: 'Bei einer Schuld bei der Gemeinde (council) kostet die Briefstufe £75 je Fall.',
    name: 'Gebühr der Briefstufe (compliance fee)',
  },
  'gb.bailiff.fee-enforcement': {
    says: 'Die Gebühr für einen Besuch ist £235, wenn die Schuld £1,500 oder weniger beträgt. Sie darf erst dazukommen, wenn ein Gerichtsvollzieher (bailiff) bei Ihnen war.',
    name: 'Besuchsgebühr (enforcement fee)',
  },
  'gb.bailiff.fee-sale': {
    says: 'Die Gebühr für die Verkaufsstufe ist £110, wenn die Schuld £1,500 oder weniger beträgt. Sie fällt nur an, wenn sie Sachen zum Verkauf holen kommen.',
    name: 'Verkaufsgebühr (sale fee)',
  },
  'gb.bailiff.fact-fee-percentage': {
    says: 'Bei Schulden über £1,500 kommen zu Besuch und Verkauf noch 7.5% des Teils über £1,500 dazu.',
    learnMore:
      'Der Prozentsatz zählt auf die Schuld am Anfang, nicht auf die Gebühren. Fragen Sie nach der Rechnung dahinter.',
  },
  'gb.bailiff.fact-fee-high-court': {
    says: 'Gebühren des High Court sind höher: £75 für den Brief, £190 für einen ersten Besuch. Gibt es keine Vereinbarung oder brechen Sie sie, kommen £495 dazu. Mehrwertsteuer (VAT) kann dazukommen.',
    learnMore:
      'Weitere £525 können anfallen, wenn Sachen zum Verkauf geholt werden. Bei Schulden über £1,000 gelten 7.5% für zwei der Stufen.',
  },
  'gb.bailiff.insight-fees-not-raised': {
    says: 'Die Regierung plant höhere Gebühren und eine längere Frist. Wir fanden noch kein Gesetz, das dies einführt.',
    actionable:
      'Vergleichen Sie mit £75, £235 und £110. Sind die Gebühren höher, fragen Sie die Firma nach dem Gesetz.',
  },
}
