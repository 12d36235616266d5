/** The German words of the rows in ../mortgage-servicing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_SERVICING_DE: Words = {
  'us.escrow.want': {
    says: 'Das ist die jährliche Abrechnung Ihres Rücklagenkontos (escrow). Sie zeigt, was Steuern und Versicherung kosten und was Sie als Nächstes zahlen.',
  },
  'us.escrow.reality': {
    says: 'Eine Fehlsumme (shortage) ist keine verspätete Zahlung. Sie heißt, dass Steuern oder Versicherung mehr kosteten, als zurückgelegt war.',
  },
  'us.escrow.right-cushion': {
    says: 'Ihr Kreditverwalter (servicer) darf einen Puffer von höchstens einem Sechstel der Jahresrechnungen halten, etwa zwei Monate.',
  },
  'us.escrow.right-spread': {
    says: 'Eine Fehlsumme (shortage) von einer Monatszahlung oder mehr muss auf mindestens 12 Monate verteilt werden. Sie dürfen sie auch sofort zahlen.',
  },
  'us.escrow.right-surplus': {
    says: 'Ein Überschuss von $50 oder mehr muss innerhalb von 30 Tagen an Sie zurück, wenn Ihr Kredit nicht im Rückstand ist.',
  },
  'us.escrow.right-error': {
    says: 'Ist eine Summe falsch, schicken Sie eine Fehlermeldung (notice of error). Man muss sie innerhalb von 5 Geschäftstagen bestätigen und meist innerhalb von 30 Geschäftstagen antworten.',
  },
  'us.escrow.step-check': {
    says: 'Vergleichen Sie die Summen für Steuer und Versicherung mit Ihren eigenen Rechnungen. Prüfen Sie die neue Rate ab der nächsten Abrechnung.',
  },
  'us.escrow.step-taxes': {
    says: 'Fragen Sie Ihren Bezirk (county), ob Sie jeden Steuerfreibetrag bekommen. Fragen Sie andere Versicherungen nach einem Preis.',
  },
  'us.escrow.option-error': {
    says: 'Schreiben Sie an die Adresse für Fehler, mit Ihrer Kreditnummer und was falsch ist.',
    title: 'Eine Fehlermeldung (notice of error) schicken',
    cost: 'Kostenlos',
    time: 'Bald nach der Abrechnung',
    risk: 'Keines. Man darf Sie deswegen 60 Tage lang nicht als verspätet melden.',
    bestFor: 'Die Summe für Steuer oder Versicherung ist falsch.',
  },
  'us.escrow.option-pay': {
    says: 'Zahlen Sie die neue Monatssumme, oder zahlen Sie die Fehlsumme (shortage) einmal, damit die Rate kleiner bleibt.',
    title: 'Monatlich oder auf einmal zahlen',
    cost: 'Die Fehlsumme',
    time: 'Ab dem Datum in der Abrechnung',
    risk: 'Keines.',
    bestFor: 'Die Summen stimmen.',
  },
  'us.transfer.want': {
    says: 'Eine andere Firma wird Ihre Hypothekenzahlungen einziehen. Die Bedingungen Ihres Kredits bleiben gleich.',
  },
  'us.transfer.reality': {
    says: 'Beide Firmen müssen Ihnen meist schreiben, die alte mindestens 15 Tage vorher. Ein Brief allein kann ein Trick sein.',
  },
  'us.transfer.right-sixty': {
    says: '60 Tage lang nach dem Wechsel darf eine pünktliche Zahlung an die alte Firma nicht als verspätet gelten.',
  },
  'us.transfer.step-check': {
    says: 'Prüfen Sie den Wechsel beim alten Kreditverwalter (servicer), unter einer Nummer aus einer alten Abrechnung. Zahlen Sie dann an den neuen.',
  },
  'us.mortgage-help.want': {
    says: 'Die Firma, die Ihre Hypothek einzieht, lehnt Ihre Bitte um Hilfe ab. Sie muss ihre Gründe nennen.',
  },
  'us.mortgage-help.right-appeal': {
    says: 'Gegen die Ablehnung einer Vertragsänderung haben Sie meist 14 Tage für einen Widerspruch (appeal), wenn Ihr voller Antrag 90 Tage vor einer Versteigerung da war. Andere Mitarbeiter müssen ihn prüfen.',
  },
  'us.mortgage-help.step-appeal': {
    says: 'Legen Sie schriftlich innerhalb der Tage im Brief Widerspruch ein. Sagen Sie, welche Summe oder Tatsache falsch ist. Rufen Sie kostenlose HUD-Berater an: 1-888-995-4673.',
  },
}
