/** The German words of the rows in ../bank-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_DECISIONS_DE: Words = {
  'us.bank.right-hold': {
    says: 'Eine Bank darf einen Scheck nur aus Gründen länger sperren, die im Gesetz stehen. Sie muss Ihnen schriftlich sagen, warum und wann Sie das Geld bekommen.',
  },
  'us.bank.right-hold-part': {
    says: 'Dauert die zusätzliche Sperre länger als fünf Geschäftstage, muss die Bank zeigen, dass sie das braucht.',
  },
  'us.bank.step-hold': {
    says: 'Bitten Sie die Filiale, das Geld früher freizugeben und Gebühren für Überziehung (overdraft) zu streichen, die durch die Sperre kamen.',
  },
  'us.bank.reality-hold': {
    says: 'Das Geld gehört weiter Ihnen. Ein gesperrter Scheck ist keine Schuld und kein Zeichen für eine Straftat.',
  },
  'us.bank.right-explain': {
    says: 'Die Bank muss es meist innerhalb von zehn Geschäftstagen prüfen. Sagt sie nein, muss sie es schriftlich erklären und Ihnen auf Wunsch ihre Unterlagen zeigen.',
  },
  'us.bank.right-limit': {
    says: 'Die Bank muss zeigen, dass Sie eine Überweisung erlaubt haben. Haben Sie eine gestohlene Karte oder einen Code innerhalb von zwei Geschäftstagen gemeldet, riskieren Sie höchstens $50.',
  },
  'us.bank.step-papers': {
    says: 'Schreiben Sie der Bank: Sie haben die Überweisung nicht gemacht, und Sie wollen Kopien von allem, worauf sie sich stützt. Beschweren Sie sich dann beim CFPB.',
  },
  'us.bank.right-overdraft': {
    says: 'Für Überziehungen (overdrafts) am Geldautomaten und bei einzelnen Kartenzahlungen darf eine Bank nur etwas verlangen, wenn Sie vorher zugestimmt haben.',
  },
  'us.bank.want-overdraft': {
    says: 'Die Bank sagt, dass Ihr Konto unter null war, und hat dafür eine Gebühr verlangt.',
  },
  'us.bank.step-overdraft': {
    says: 'Sehen Sie nach, was in welcher Reihenfolge gezahlt wurde. Bitten Sie die Bank, die Gebühr zurückzunehmen. Wenn Sie wollen, bestellen Sie die bezahlte Überziehung (overdraft) ab.',
  },
  'us.bank.option-overdraft': {
    says: 'Verlangen Sie die Gebühr schriftlich zurück. Kommt keine Antwort, beschweren Sie sich beim CFPB.',
    title: 'Die Gebühr zurückverlangen',
    cost: 'Kostenlos',
    time: 'Ein Anruf oder ein Brief',
    risk: 'Keines.',
    bestFor: 'Es ist Ihre erste Gebühr, oder Sie haben nie zugestimmt.',
  },
  'us.bank.right-closed': {
    says: 'Eine Bank darf ein Konto meist schließen, aber das Geld darauf gehört Ihnen. War ein Bericht der Grund, können Sie ihn kostenlos bekommen und bestreiten.',
  },
  'us.bank.step-closed': {
    says: 'Legen Sie Lohn, Leistungen und Rechnungen vor dem Tag auf ein anderes Konto. Fragen Sie schriftlich nach Ihrem Guthaben und nach dem Grund.',
  },
  'us.bank.want-closed': {
    says: 'Die Bank beendet Ihr Konto an einem Tag und meldet es vielleicht einer Auskunftsfirma wie ChexSystems.',
  },
}
