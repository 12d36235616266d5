/** What people believe of debts and judgments, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DEBT_DE: Words = {
  'gb.ask-debt.letter-no-judgment': {
    says: 'Ein Brief vom Inkasso ist kein Urteil des county court (CCJ). Das fällt nur ein Gericht, wenn Ihnen ein claim form geschickt wurde und Sie verloren oder nicht geantwortet haben. Ob es eines gibt, sehen Sie gratis in Ihren Kreditakten oder gegen Gebühr bei TrustOnline. Antworten Sie auf den Brief und ignorieren Sie nie ein Formular vom Gericht.',
  },
  'gb.ask-debt.council-tax-no-judgment': {
    says: 'Eine liability order wegen council tax ist kein Urteil des county court (CCJ). Sie kommt vom magistrates’ court und steht weder im Urteilsregister noch in Ihrer Kreditakte. Aber die Gemeinde kann damit bailiffs schicken oder von Lohn oder Leistungen nehmen. Rufen Sie vor dem Termin an und bitten Sie um Raten.',
  },
  'gb.ask-debt.small-payments': {
    says: 'Kleine Raten hindern keine Klage, außer die Firma hat zugesagt zu warten. Bitten Sie schriftlich darum, mit einem Budget: Ein Kreditgeber muss Sie in Not fair behandeln. Wird doch geklagt, antworten Sie rechtzeitig auf das Formular. Das Gericht kann kleine Raten erlauben. Bei alten Schulden beginnen mit jeder Zahlung sechs neue Jahre.',
  },
  'gb.ask-debt.pay-later-file': {
    says: 'Schulden aus „später zahlen“ können in Ihrer Kreditakte zählen. Klarna meldet seine Kredite den Auskunfteien seit Juni 2022, bezahlt oder nicht; andere Firmen verschieden. Ein default bleibt sechs Jahre. Seit 15. Juli 2026 brauchen solche Firmen die Erlaubnis der FCA und müssen prüfen, ob Sie zahlen können. In Not bitten Sie zuerst sie um Hilfe. Der Financial Ombudsman ist gratis.',
  },
  'gb.ask-debt.student-loan-bankrupt': {
    says: 'Ein Studienkredit vom Staat endet nicht mit dem Bankrott. Er zählt nicht zu den Schulden darin; Sie zahlen weiter nach Ihrem Verdienst, meist über den Lohn. Karten, Überziehungen und Bankkredite können enden, auch ein Bankkredit für einen Kurs. Sprechen Sie vor dem Antrag mit einer kostenlosen Schuldnerberatung.',
  },
  'gb.ask-debt.iva-home': {
    says: 'Mit einem IVA (Vertrag mit allen Gläubigern) müssen Sie Ihr Haus meist nicht verkaufen. Es zählen die Bedingungen: Lesen Sie, was sie zum Haus sagen. Die Hypothek läuft weiter. Ist Ihr Anteil viel wert, zahlen Sie oft etwa ein Jahr länger oder sollen darauf leihen. Halten Sie den Vertrag nicht ein, kann das Haus in Gefahr sein. Zuerst kostenlos beraten lassen.',
  },
}
