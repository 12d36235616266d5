/** The German words of the rows in ../emergency-repair.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMERGENCY_REPAIR_DE: Words = {
  'fr.repair.right-quote': {
    says: 'Vor der Arbeit müssen Sie schriftlich einen genauen Kostenvoranschlag (devis) bekommen, mit Stundenpreis, Teilen und Anfahrt. Was Sie nicht vereinbart haben, können Sie bestreiten.',
  },
  'fr.repair.right-withdraw': {
    says: 'Einen Vertrag, der bei Ihnen zu Hause geschlossen wurde, können Sie 14 Tage lang widerrufen. Ausgenommen ist nur die dringende Reparatur, die Sie selbst verlangt haben. Zusätzliche Arbeiten oder Teile sind nicht ausgenommen.',
  },
  'fr.repair.right-seven-days': {
    says: 'Für Arbeiten zu Hause darf in den ersten sieben Tagen kein Geld genommen werden. Ausgenommen ist die dringende Reparatur, die Sie verlangt haben.',
  },
  'fr.repair.step-compare': {
    says: 'Vergleichen Sie Rechnung und Kostenvoranschlag (devis) Zeile für Zeile. Fragen Sie zwei andere Firmen nach dem Preis. Schreiben Sie, was Sie annehmen und was nicht.',
  },
  'fr.repair.option-report': {
    says: 'Melden Sie eine überhöhte Rechnung bei SignalConso und gehen Sie zur kostenlosen Ombudsstelle (médiateur) der Firma.',
    title: 'Melden und zur Ombudsstelle gehen',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Der Preis ist viel zu hoch.',
  },
}
