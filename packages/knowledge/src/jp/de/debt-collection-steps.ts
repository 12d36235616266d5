/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'jp.debt.step-age': {
    says: 'Suchen Sie den Tag Ihrer letzten Zahlung, bevor Sie anrufen. Ist er über fünf Jahre her, holen Sie zuerst Rat.',
  },
  'jp.debt.step-no-call': {
    says: 'Zahlen Sie keinen kleinen Betrag und versprechen Sie nichts am Telefon. Das kann die Zeit neu starten.',
  },
  'jp.debt.step-check': {
    says: 'Prüfen Sie die Firma. Das Justizministerium führt eine Liste der Inkassobüros mit Lizenz.',
  },
  'jp.debt.step-write': {
    says: 'Verlangen Sie schriftlich den Vertrag und eine Liste aller Zahlungen.',
  },
  'jp.debt.step-plan': {
    says: 'Schulden Sie es, kann ein Anwalt oder Justizschreiber einen Plan ohne neue Zinsen vereinbaren (任意整理). Fragen Sie Houterasu.',
  },
  'jp.debt.step-invoke': {
    says: 'Ist sie zu alt, sagen Sie es per beglaubigtem Brief (内容証明郵便). Holen Sie Hilfe für den Text.',
  },
  'jp.debt.step-harass': {
    says: 'Schreiben Sie jeden Anruf oder Besuch auf. Anrufe zwischen 9 Uhr abends und 8 Uhr morgens brauchen einen guten Grund.',
  },
}
