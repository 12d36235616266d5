/** Letters of employers that end a job: what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_DE: Words = {
  'es.work.step-sign': {
    says: 'Unterschreiben Sie nur den Empfang: „recibí, no conforme“, mit heutigem Datum. Behalten Sie eine Kopie.',
  },
  'es.work.step-conciliation': {
    says: 'Reichen Sie die papeleta de conciliación (SMAC oder Stelle Ihrer Region) in 20 Werktagen ein. Sie hält die Frist eine Zeit lang an.',
  },
  'es.work.step-union': {
    says: 'Sprechen Sie diese Woche mit einer Gewerkschaft oder einem Anwalt für Arbeitsrecht. Bringen Sie Brief, Vertrag und Lohnzettel mit.',
  },
  'es.work.step-check-sum': {
    says: 'Prüfen Sie die Summen: Tage pro Jahr, Urlaub, Sonderzahlungen. Verlangen Sie eine Liste.',
  },
  'es.work.step-evidence': {
    says: 'Sichern Sie jetzt Nachrichten, Dienstpläne und Namen von Zeugen, bevor Sie keinen Zugang mehr haben.',
  },
}
