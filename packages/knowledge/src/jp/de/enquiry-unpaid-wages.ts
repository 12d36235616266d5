/** Questions about wages and overtime that are not paid, sums taken off and insolvent firms: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_DE: Words = {
  'jp.ask.unpaid-wages': {
    says: 'Lohn muss am festen Tag voll gezahlt werden. Heben Sie Ihre Zeiten auf und gehen Sie zum Amt für Arbeitsnormen. Sie haben drei Jahre Zeit.',
  },
  'jp.ask.wage-deduction': {
    says: 'Lohn muss voll gezahlt werden. Abziehen darf man nur Steuer, Versicherung und was eine schriftliche Vereinbarung der Belegschaft erlaubt. Eine feste Strafe fürs Kündigen oder für Fehler ist unwirksam, eine Klausel zu Schulungskosten meist auch. Echter Schaden durch grobe Unachtsamkeit wird höchstens geteilt. Widersprechen Sie schriftlich und gehen Sie zur Arbeitsaufsicht.',
  },
  'jp.ask.employer-bankrupt': {
    says: 'Der Staat (未払賃金立替払制度) zahlt etwa 80 % von offenem Lohn und Abgangsgeld, mit Grenze nach Alter. Das gilt bei Konkurs oder wenn die Arbeitsaufsicht den Stillstand feststellt. Sie müssen in den zwei Jahren ab sechs Monate vor dem Antrag gegangen sein. Beantragen Sie es binnen zwei Jahren.',
  },
}
