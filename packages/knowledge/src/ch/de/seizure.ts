/** A seizure by the debt office, and what it must leave: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_WORDS: Words = {
  'ch.court.seize-want': {
    says: 'Das Betreibungsamt will Einkommen und Sachen prüfen und einen Teil nehmen (Pfändung).',
  },
  'ch.court.seize-who': { says: 'Es ist ein Amt. Man kann seine Schritte prüfen lassen.' },
  'ch.court.seize-real': {
    says: 'Es muss Ihnen genug für Miete, Essen und bezahlte Krankenkasse lassen.',
  },
  'ch.court.seize-not-yet': {
    says: 'Sie dürfen nicht nehmen, was Sie zum Leben und Arbeiten brauchen, auch nicht bestimmte Renten.',
  },
  'ch.court.seize-ten': {
    says: 'Sie haben zehn Tage für eine Beschwerde, wenn ein Schritt falsch ist.',
    action: 'Schreiben Sie eine Beschwerde',
    consequence: 'Der Schritt bleibt gültig.',
  },
  'ch.court.seize-step-go': {
    says: 'Gehen Sie zum Termin. Nehmen Sie Lohn, Miete, Prämien und Kosten mit Belegen mit.',
  },
  'ch.court.seize-step-change': {
    says: 'Ändern sich Lohn oder Kosten? Verlangen Sie sofort eine Anpassung.',
  },
  'ch.court.seize-step-help': {
    says: 'Fragen Sie die Schuldenberatung nach einem Plan oder Privatkonkurs.',
  },
  'ch.court.seize-right-complain': { says: 'Sie haben das Recht auf eine kostenlose Beschwerde.' },
  'ch.court.seize-option': {
    title: 'Beschwerde',
    says: 'Schreiben Sie der Aufsichtsbehörde.',
    cost: 'Meist nichts.',
    time: 'Zehn Tage.',
    risk: 'Keines.',
    bestFor: 'Ihr Existenzminimum ist falsch.',
  },
  'ch.court.seize-help': {
    title: 'Schuldenberatung',
    says: 'Sie prüft Ihr Existenzminimum.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle mit einer Pfändung.',
  },
}
