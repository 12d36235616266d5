/** What people believe of court papers, hospitals, taxes and insurance, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_MONEY_DE: Words = {
  'us.fact.door-closed-to-server': {
    says: 'Eine geschlossene Tür hält keine Klage auf. In den meisten Staaten können die Papiere dann einem anderen Erwachsenen dort gegeben, gemailt, an die Tür gehängt oder gedruckt werden. Dann läuft Ihre Frist, und Sie können ungehört verlieren. Nehmen Sie sie an, sehen Sie auf das Datum und antworten Sie. Annehmen heißt nicht zustimmen.',
  },
  'us.fact.emergency-room': {
    says: 'Eine Notaufnahme darf Sie nicht wegschicken, weil Versicherung, Geld oder Papiere fehlen. Nach Bundesrecht muss fast jede Klinik Sie untersuchen und einen Notfall oder Wehen behandeln, bis Sie stabil sind. Eine Rechnung kann später kommen: Bitten Sie dann um financial assistance. Weggeschickt? Beschwerde bei CMS oder Ihrem Staat. In Gefahr 911.',
  },
  'us.fact.no-1099': {
    says: 'Sie schulden Steuer auf Ihren Verdienst mit oder ohne Formular 1099. Das Formular ist Pflicht des Zahlers. Ihre ist, alles anzugeben, auch Bargeld. Ab $400 Gewinn im Jahr kommt die self-employment tax dazu. Einnahmen minus Kosten auf Schedule C. Vergessen? Form 1040-X, bevor der IRS schreibt.',
  },
  'us.fact.irs-ten-years': {
    says: 'Der IRS hat meist zehn Jahre ab Festsetzung der Steuer, um sie einzutreiben. Die Zeit steht still bei Bankrott, einem Antrag auf Vergleich oder Raten oder langem Leben im Ausland. Ohne Erklärung hat sie meist nicht begonnen. Danach darf der IRS den Rest nicht eintreiben. Fragen Sie zuerst nach dem Datum (CSED).',
  },
  'us.fact.policy-canceled-after-crash': {
    says: 'Ein Unfall ist meist kein Grund, eine Autoversicherung mitten in der Laufzeit zu kündigen. Nach etwa 60 Tagen erlauben das die meisten Staaten nur, wenn Sie nicht zahlten, logen oder den Führerschein verloren. Der Versicherer muss vorher mit Grund schreiben. Zum Ende darf er die Verlängerung ablehnen. Beschwerde beim Versicherungsamt Ihres Staats.',
  },
  'us.fact.training-time': {
    says: 'Einarbeitung ist meist Arbeit und muss bezahlt werden. Unbezahlt nur, wenn alle vier gelten: außerhalb Ihrer Stunden, freiwillig, nicht über Ihren Job, und Sie arbeiten dabei nicht. Schreiben Sie die Stunden auf und verlangen Sie den Lohn schriftlich. Die Wage and Hour Division hilft gratis: 1-866-487-9243.',
  },
}
