/** The German words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_DE: Words = {
  'ie.maintenance.right-change': {
    says: 'Haben sich Einkommen oder Bedarf des Kindes geändert, können Sie beim Gericht eine andere Summe beantragen. Bis dahin gilt die Anordnung.',
  },
  'ie.maintenance.right-heard': {
    says: 'Nur ein Gericht kann Geld vom Lohn nehmen lassen. Sie werden vorher gehört, und es muss genug zum Leben bleiben.',
  },
  'ie.maintenance.warn': {
    says: 'Beachten Sie eine gerichtliche Anordnung. Im schlimmsten Fall gilt es als Missachtung des Gerichts.',
  },
  'ie.maintenance.step': {
    says: 'Prüfen Sie die Summe mit Anordnung und Belegen. Zahlen Sie jetzt, was geht, und bieten Sie schriftlich Raten an.',
  },
  'ie.maintenance.option-change': {
    title: 'Beim Gericht eine Änderung beantragen',
    cost: 'Im District Court kostenlos.',
    time: 'Einige Wochen oder Monate.',
    risk: 'Gering. Das Gericht sieht beide Seiten.',
    bestFor: 'Sie können die Summe nicht mehr zahlen.',
    says: 'Fragen Sie das Gericht nach dem Formular. Das Legal Aid Board und seine kostenlose Mediation helfen.',
  },
}
