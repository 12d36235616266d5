/** The German words of the rows in ../mortgage-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_LAW_DE: Words = {
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
  'us.mortgage.right-order': {
    says: 'Das Gesetz gibt eine Reihenfolge: zuerst Kontakt und Hilfe, dann, meist nach 120 Tagen, die Zwangsversteigerung (foreclosure). Ein vollständiger Antrag auf Hilfe kann sie aufhalten.',
  },
  'us.mortgage.right-intent': {
    says: 'In vielen Bundesstaaten muss der Kreditgeber zuerst eine Ankündigung (notice of intent) schicken. Sie muss Ihnen Zeit geben, den Rückstand zu zahlen und das Haus zu behalten.',
  },
  'us.mortgage.nj-intent': {
    says: 'In New Jersey muss eine Ankündigung (notice of intent) mindestens 30 Tage vor der Klage des Kreditgebers kommen. Zahlen Sie den Rückstand in dieser Zeit, ist es erledigt.',
  },
  'us.mortgage.ny-intent': {
    says: 'In New York muss der Kreditgeber eine Mitteilung mit 90 Tagen (90-day notice) und einer Liste kostenloser Berater schicken, bevor er wegen Ihres Hauses klagt.',
  },
  'us.mortgage.ny-conference': {
    says: 'In New York muss das Gericht zu einem Haus, in dem Sie wohnen, ein Einigungsgespräch (settlement conference) abhalten.',
  },
  'us.mortgage.pa-intent': {
    says: 'In Pennsylvania muss der Kreditgeber Ihnen 30 Tage vor der Klage schreiben und Zeit geben, einen kostenlosen Berater zu treffen. Den Rückstand können Sie bis eine Stunde vor dem Verkauf zahlen.',
  },
  'us.mortgage.ma-intent': {
    says: 'In Massachusetts haben Sie das Recht, den Rückstand innerhalb von 90 Tagen nach einer Mitteilung zu zahlen und das Haus zu behalten.',
  },
  'us.mortgage.md-intent': {
    says: 'In Maryland muss eine Ankündigung (notice of intent) mindestens 45 Tage vor einem Fall zur Zwangsversteigerung (foreclosure) kommen. Die meisten Eigentümer können Vermittlung (mediation) verlangen.',
  },
  'us.mortgage.ca-default': {
    says: 'In Kalifornien muss der Kreditgeber sich 30 Tage vor einer notice of default bei Ihnen melden. Bis 5 Geschäftstage vor dem Verkauf können Sie den Rückstand ausgleichen.',
  },
  'us.mortgage.nc-intent': {
    says: 'In North Carolina muss der Kreditverwalter (servicer) mindestens 45 Tage, bevor er bei einem Hauskredit die Zwangsversteigerung (foreclosure) einreicht, eine Mitteilung schicken.',
  },
  'us.mortgage.tx-intent': {
    says: 'In Texas bekommen Sie mindestens 20 Tage, um den Rückstand zu zahlen, und dann 21 Tage vor dem Verkauf Bescheid.',
  },
  'us.mortgage.wa-intent': {
    says: 'Im Bundesstaat Washington muss der Kreditgeber zuerst ein Treffen anbieten. Eine Wohnberatung (housing counselor) kann Sie zur Vermittlung (mediation) schicken.',
  },
  'us.mortgage.fl-court': {
    says: 'In Florida muss ein Kreditgeber für die Zwangsversteigerung (foreclosure) zum Gericht. Sie haben 20 Tage für die Antwort, nachdem Sie die Papiere bekommen haben.',
  },
  'us.mortgage.oh-court': {
    says: 'In Ohio muss ein Kreditgeber für die Zwangsversteigerung (foreclosure) zum Gericht. Sie können die Schuld zahlen, bis der Richter den Verkauf bestätigt.',
  },
  'us.mortgage.right-stay': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt eine Zwangsversteigerung meist sofort, bis das Gericht entscheidet. Fragen Sie vorher einen Anwalt oder eine Wohnberatung.',
  },
}
