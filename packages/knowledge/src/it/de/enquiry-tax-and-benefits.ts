/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Ja. 2026 gibt es auf einfachen Antrag bis zu 84 Monatsraten, für Schulden bis 120.000 €. Beantragen Sie es online bei der Steuereinzugsstelle (AdER). Das stoppt neue Pfändungen.',
  },
  'it.ask.rottamazione': {
    says: 'Nein. Neue Anträge gingen nur bis zum 30. April 2026. Haben Sie rechtzeitig beantragt, ist die nächste Rate am 30. November 2026 fällig. Wenn nicht, bitten Sie um Ratenzahlung (rateizzazione).',
  },
  'it.ask.car-block': {
    says: 'Zahlen Sie in den 30 Tagen der Ankündigung, bitten Sie um Raten oder beweisen Sie, dass Sie das Auto für den Beruf brauchen. Mit der ersten Rate kommt keine Sperre, oder sie ruht. Fechten Sie an, was nie ankam oder zu alt ist. Ist die Sperre eingetragen, dürfen Sie nicht fahren.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'wofür es ist und welche Papiere Sie erreichten',
    says: 'Staatliche Steuern verjähren zehn Jahre nach dem letzten zugestellten Papier, Bußgelder, Gemeindesteuern und INPS nach fünf. Jede Zustellung startet neu. Verlangen Sie vom Einzieher die Liste aller Zustellungen, dann gehen Sie zum Anwalt.',
  },
  'it.ask.car-tax-old': {
    says: 'Die Autosteuer (bollo) verjährt am Ende des dritten Jahres nach dem Fälligkeitsjahr. Jedes zugestellte Papier startet die drei Jahre neu. Ist sie verjährt, bitten Sie die Region um Löschung und klagen Sie in 60 Tagen.',
    dependsOn: 'welche Papiere Sie wann bekamen',
  },
  'it.ask.early-notice': {
    says: 'Sie haben 60 Tage. Zahlen Sie rechtzeitig, sinkt die Strafe auf ein Drittel, wenn Sie möchten in bis zu 20 Raten. Ist es falsch, bitten Sie das Steueramt (Agenzia delle Entrate) vor dem letzten Tag um Berichtigung (CIVIS).',
  },
}
