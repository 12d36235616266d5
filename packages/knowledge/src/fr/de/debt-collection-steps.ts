/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'fr.debt.step-check': {
    says: 'Lesen Sie zuerst den Brief. Wer ist der Gläubiger? Wofür ist es? Wie viel, und seit wann? Zahlen und unterschreiben Sie nichts, bis Sie es wissen.',
  },
  'fr.debt.step-age': {
    says: 'Suchen Sie das Datum, an dem die Rechnung fällig war. Liegt es mehr als zwei Jahre zurück, holen Sie vor der Antwort kostenlosen Rat.',
  },
  'fr.debt.step-write': {
    says: 'Schreiben Sie, rufen Sie nicht an. Verlangen Sie den Vertrag, die Rechnungen und eine klare Aufstellung. Sagen Sie, dass Sie nichts anerkennen.',
  },
  'fr.debt.step-help': {
    says: 'Sprechen Sie mit einer kostenlosen Budgetberatung (Point conseil budget), wenn Sie nicht das hier und Ihren Lebensbedarf zahlen können.',
  },
  'fr.debt.step-plan': {
    says: 'Schulden Sie es, bieten Sie schriftlich eine monatliche Summe an, die Sie durchhalten. Auch ein Richter kann bis zu zwei Jahre geben.',
  },
  'fr.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es per Einschreiben (recommandé avec avis de réception). Sagen Sie, warum, und legen Sie Kopien bei.',
  },
  'fr.debt.step-too-old': {
    says: "Ist es zu alt, schreiben Sie: „J'invoque la prescription.“ Das heißt: Ich berufe mich auf die Verjährung. Zahlen Sie keinen Teil davon.",
  },
  'fr.debt.step-keep': {
    says: 'Behalten Sie alle Briefe und Umschläge. Notieren Sie jeden Anruf: Tag, Uhrzeit, Name, Worte.',
  },
  'fr.debt.step-watch': {
    says: 'Lassen Sie Papiere, die ein Gerichtsvollzieher bringt oder dalässt (signification), nie liegen. Gegen eine Gerichtsentscheidung ist die Zeit kurz.',
  },
}
