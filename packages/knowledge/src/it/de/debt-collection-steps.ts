/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'it.debt.step-check': {
    says: 'Prüfen Sie zuerst den Brief. Ist es Ihre Schuld? Stimmt die Summe? Haben Sie gezahlt? Zahlen, unterschreiben oder rufen Sie nicht an, bevor Sie es wissen.',
  },
  'it.debt.step-age': {
    says: 'Suchen Sie den Tag der letzten Zahlung und alter Mahnungen. Ist die Schuld vielleicht zu alt, holen Sie Rat, bevor Sie antworten.',
  },
  'it.debt.step-write': {
    says: 'Antworten Sie per Einschreiben mit Rückschein (raccomandata A/R) oder zertifizierter E-Mail (PEC). Verlangen Sie den Vertrag, die Liste der Summen und den Nachweis, wem die Schuld gehört. Schreiben Sie, dass Sie sie nicht anerkennen.',
  },
  'it.debt.step-essentials': {
    says: 'Zahlen Sie zuerst Wohnung, Strom, Wasser und Essen. Sehen Sie dann, was bleibt. Eine kostenlose Beratung kann helfen.',
  },
  'it.debt.step-title-check': {
    says: 'Verlangen Sie eine Kopie des Gerichtsbeschlusses und den Nachweis, wann er Ihnen zugestellt wurde. Gehen Sie dann zu einem Anwalt.',
  },
  'it.debt.step-offer': {
    says: 'Schulden Sie es, bieten Sie an, was Sie im Monat zahlen können. Bitten Sie, die Zinsen zu stoppen. Holen Sie die Einigung schriftlich.',
  },
  'it.debt.step-one-sum': {
    says: 'Können Sie eine kleinere Summe aufbringen, bieten Sie sie zum Abschluss an (saldo e stralcio). Lassen Sie sich vor der Zahlung schriftlich geben, dass nichts mehr offen ist.',
  },
  'it.debt.step-dispute': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht, schreiben Sie das und warum. Schicken Sie den gleichen Brief an die erste Firma.',
  },
  'it.debt.step-keep': {
    says: 'Behalten Sie jeden Brief und Umschlag. Notieren Sie jeden Anruf: Tag, Name, was gesagt wurde.',
  },
  'it.debt.step-watch-court': {
    says: 'Öffnen Sie alle Post und holen Sie Einschreiben ab. Ein Mahnbescheid des Gerichts (decreto ingiuntivo) lässt Ihnen nur 40 Tage.',
  },
}
