/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'ch.debt.step-check': {
    says: 'Prüfen Sie zuerst die Rechnung. Ist sie von Ihnen, stimmt die Summe, haben Sie bezahlt?',
  },
  'ch.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Vertrag, Rechnung und den Grund für jede Gebühr.',
  },
  'ch.debt.step-fees': {
    says: 'Stimmt die Rechnung? Zahlen Sie die Rechnung und 5 % Zins seit der Mahnung. Bestreiten Sie die Kosten der Firma schriftlich.',
  },
  'ch.debt.step-plan': {
    says: 'Bieten Sie an, was Sie im Monat zahlen können. Bitten Sie um Stopp von Kosten und Zins.',
  },
  'ch.debt.step-dispute': {
    says: 'Bestreiten Sie schriftlich und mit Gründen. Behalten Sie eine Kopie.',
  },
  'ch.debt.step-sign': {
    says: 'Unterschreiben Sie keine Schuldanerkennung. Sie startet die Verjährung neu und bringt oft Kosten.',
  },
}
