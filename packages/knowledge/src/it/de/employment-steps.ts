/** The German words of the rows in ../employment-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_WORDS: Words = {
  'it.work.step-sign': {
    says: 'Unterschreiben Sie nur den Empfang („per ricevuta“), mit dem heutigen Datum. Behalten Sie den Umschlag.',
  },
  'it.work.step-challenge': {
    says: 'Schicken Sie die schriftliche Anfechtung (impugnazione) innerhalb von 60 Tagen: Ein kurzer Brief genügt. Dann haben Sie 180 Tage, um zu klagen oder eine Schlichtung zu verlangen.',
  },
  'it.work.step-union': {
    says: 'Gehen Sie diese Woche zu einer Gewerkschaft oder einem Anwalt für Arbeitsrecht. Nehmen Sie Brief, Vertrag und Lohnzettel mit.',
  },
  'it.work.step-sums': {
    says: 'Prüfen Sie den letzten Lohnzettel: Kündigungsfrist, Abfertigung (TFR), Urlaub, 13. Monatslohn.',
  },
  'it.work.step-proof': {
    says: 'Sichern Sie jetzt Nachrichten, Dienstpläne und Namen von Zeugen.',
  },
}
