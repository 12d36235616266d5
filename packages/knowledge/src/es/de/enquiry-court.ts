/** Questions about court papers, a claim of one's own, legal aid and the police: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_DE: Words = {
  'es.ask.claim-yourself': {
    says: 'Schreiben Sie zuerst, mit Zugangsnachweis, und bieten Sie ein Gespräch an: Seit April 2025 müssen Sie eine Einigung versuchen. Dann beantragen Sie mit Belegen und dem Formular des Gerichts einen monitorio. Dafür brauchen Sie bei keiner Summe einen Anwalt. Widerspricht die andere Seite, brauchen Sie ab 2.000 € einen.',
  },
  'es.ask.claim-arrived': {
    says: 'Notieren Sie den Tag des Erhalts. Sie haben zehn Werktage im juicio verbal, 20 im juicio ordinario. Bis 2.000 € brauchen Sie keinen Anwalt. Bitten Sie um einen freien Anwalt und dass die Frist ruht.',
  },
}
