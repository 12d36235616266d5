/** Questions about tax at source and a tax return that was forgotten: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AT_SOURCE_DE: Words = {
  'ch.ask.tax-at-source': {
    says: "Schicken Sie dem Steueramt Ihres Kantons bis 31. März des Folgejahres einen Antrag: Später ist es verloren. Bei falschem Tarif, Kindern oder falscher Summe verlangen Sie eine Neuberechnung. Für Abzüge wie Säule 3a, Schulden oder Betreuung verlangen Sie die nachträgliche ordentliche Veranlagung. Überlegen Sie: Sie gilt dann für alle kommenden Jahre. Legen Sie Lohnausweis und Belege bei. Ab 120'000 Franken im Jahr kommt sie von selbst.",
  },
  'ch.ask.return-forgotten': {
    says: "Reichen Sie sie jetzt ein, auch wenn Belege fehlen, und schreiben Sie, warum es spät ist. Bitten Sie vor dem Tag in der Mahnung um mehr Zeit: Die meisten Kantone geben sie, oft online. Wer schweigt, wird eingeschätzt, meist zu hoch, und gebüsst, im Normalfall bis 1'000 Franken. Gegen Schätzung und Busse können Sie binnen 30 Tagen Einsprache erheben, mit der vollen Erklärung. Krank oder in Not? Schreiben Sie das mit Beleg.",
  },
}
