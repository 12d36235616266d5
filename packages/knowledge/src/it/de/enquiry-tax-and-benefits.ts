/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Bis 120.000 € bekommen Sie 2026 auf einfachen Online-Antrag bei AdER bis zu 84 Monatsraten, ohne Unterlagen. Mit Nachweis der Notlage können es 120 sein. Ab dem Antrag beginnen keine neue Autosperre, Hypothek oder Pfändung. Nach der ersten Rate können Sie eine bestehende Autosperre (fermo) aussetzen lassen; endgültig gelöscht wird sie, wenn alles bezahlt ist. Der Plan endet bei acht offenen Raten.',
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
  'it.ask.early-notice': {
    says: 'Sie haben 60 Tage. Zahlen Sie rechtzeitig, sinkt die Strafe auf ein Drittel, wenn Sie möchten in bis zu 20 Raten. Ist es falsch, bitten Sie das Steueramt (Agenzia delle Entrate) vor dem letzten Tag um Berichtigung (CIVIS).',
  },
}
