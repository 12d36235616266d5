/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'es.debt.step-check': {
    says: 'Prüfen Sie zuerst den Brief. Ist es Ihre Schuld? Stimmt die Summe? Haben Sie gezahlt? Zahlen, unterschreiben und rufen Sie nicht an, bevor Sie es wissen.',
  },
  'es.debt.step-age': {
    says: 'Suchen Sie den Tag Ihrer letzten Zahlung und alter Mahnungen. Sind mehr als fünf Jahre vergangen, holen Sie Rat, bevor Sie antworten.',
  },
  'es.debt.step-write': {
    says: 'Antworten Sie schriftlich, per Einschreiben (burofax) oder beweisbarer E-Mail. Verlangen Sie den Vertrag, die Liste der Summen und wem die Schuld gehört. Schreiben Sie, dass Sie sie nicht anerkennen.',
  },
  'es.debt.step-essentials': {
    says: 'Zahlen Sie zuerst Wohnung, Strom, Wasser und Essen. Sehen Sie dann, was bleibt. Eine kostenlose Beratung kann helfen.',
  },
  'es.debt.step-title-check': {
    says: 'Verlangen Sie eine Kopie der Gerichtsentscheidung und das Aktenzeichen. Fragen Sie dann beim Gericht, ob der Fall echt ist.',
  },
  'es.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan. Bieten Sie eine Summe im Monat an und bitten Sie, die Zinsen zu stoppen. Holen Sie die Einigung schriftlich.',
  },
  'es.debt.step-one-sum': {
    says: 'Können Sie eine kleinere Summe aufbringen, bieten Sie sie zum Abschluss an (quita). Lassen Sie sich vor der Zahlung schriftlich geben, dass nichts mehr offen ist.',
  },
  'es.debt.step-dispute': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht, schreiben Sie das und warum. Schicken Sie den gleichen Brief an die erste Firma.',
  },
  'es.debt.step-keep': {
    says: 'Behalten Sie jeden Brief und Umschlag. Notieren Sie jeden Anruf: Tag, Name, was gesagt wurde.',
  },
  'es.debt.step-watch-court': {
    says: 'Öffnen Sie alle Post. Ein Papier vom Gericht (monitorio) ist anders als dieser Brief. Dann haben Sie nur 20 Werktage.',
  },
}
