/** The German words of the rows in ../school-meals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEALS_DE: Words = {
  'us.stop.meals-want': {
    says: 'Der Schulbezirk sagt, ob Ihr Kind kostenloses oder billigeres Essen bekommt, und warum.',
  },
  'us.stop.meals-reality': {
    says: 'Sie können jederzeit neu beantragen, etwa wenn Ihr Einkommen sinkt oder Ihre Familie wächst.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Sie können bei jemandem Widerspruch (appeal) einlegen, der nicht entschieden hat. Sie dürfen jemanden mitbringen und die Unterlagen sehen.',
  },
  'us.stop.meals-right-direct': {
    says: 'Ein Kind in einem Haushalt mit SNAP, ein Pflegekind oder ein Kind ohne Wohnung bekommt kostenloses Essen ohne Prüfung des Einkommens.',
  },
  'us.stop.meals-step': {
    says: 'Vergleichen Sie das Einkommen und die Zahl der Personen mit Ihren eigenen Zahlen. Sind sie falsch, verlangen Sie eine Anhörung (hearing).',
  },
  'us.stop.meals-option': {
    says: 'Rufen Sie die Person an, die im Brief steht, oder schreiben Sie ihr.',
    title: 'Eine Anhörung (hearing) verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Tag im Brief',
    risk: 'Keines.',
    bestFor: 'Das Einkommen oder die gezählten Personen sind falsch.',
  },
}
