/** Questions about credit reports, cards, bank fraud, stolen names and robocalls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AND_FRAUD_DE: Words = {
  'us.ask-debt.credit-effect': {
    says: 'Ein Brief oder Anruf allein ändert nichts. Aber ein Kreditgeber kann eine 30 Tage späte Rechnung melden und ein Inkassobüro die Schuld. Es muss vorher mit Ihnen sprechen, oder schreiben und angemessen warten, meist 14 Tage. Es bleibt meist sieben Jahre ab dem Rückstand, bezahlt oder nicht. Prüfen Sie kostenlos auf AnnualCreditReport.com und bestreiten Sie Falsches.',
    dependsOn: 'was gemeldet wurde und wie spät es ist',
  },
  'us.ask-debt.credit-report': {
    says: 'Bestreiten Sie einen falschen Eintrag kostenlos bei jeder Auskunftei (bureau). Sie muss ihn prüfen, meist innerhalb von 30 Tagen. Die meisten Schulden müssen nach sieben Jahren weg.',
  },
  'us.ask-debt.identity-theft': {
    says: 'Gehen Sie zu IdentityTheft.gov und machen Sie einen Bericht. Schicken Sie ihn der Firma und den Auskunfteien (credit bureaus): Sie müssen die falsche Schuld sperren. Sperren (freeze) Sie Ihren Kredit bei allen drei kostenlos.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Schreiben Sie innerhalb von 60 Tagen nach der Abrechnung an die Adresse der Kartenfirma für Streit. Diese Abbuchung müssen Sie nicht zahlen, solange geprüft wird. Bei gestohlenen Karten schulden Sie höchstens $50.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Sagen Sie es jetzt Ihrer Bank. Für Überweisungen, die Sie nicht erlaubt haben, schulden Sie höchstens $50, wenn Sie es innerhalb von zwei Geschäftstagen sagen. Nach 60 Tagen ab dem Kontoauszug verlieren Sie vielleicht mehr.',
  },
  'us.ask-debt.robocalls': {
    says: 'Sagen Sie stopp, wenn möglich schriftlich. Ungewollte automatische Anrufe (robocalls) und Nachrichten auf ein Handy sind meist verboten, und Sie können $500 pro Anruf einklagen. Melden Sie sie der FCC und der FTC.',
  },
}
