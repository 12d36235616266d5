/** The German words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_WORDS: Words = {
  'ca.bill.want': { says: 'Suchen Sie das Datum, bis zu dem man eine Antwort will.' },
  'ca.bill.reality': {
    says: 'Vor dem Abschalten muss man Sie warnen. Die meisten machen einen Plan, wenn Sie zuerst anrufen.',
  },
  'ca.bill.who': {
    says: 'Strom- und Gasfirmen folgen den Regeln der Provinz. Für Telefon und Internet gelten Regeln des Bundes.',
  },
  'ca.bill.rights': {
    says: 'Sie können die Ablesung prüfen, die Rechnung bestreiten und um Zeit zum Zahlen bitten.',
  },
  'ca.bill.not-yet': {
    says: 'Ohne schriftliche Warnung vorher darf man Ihre Wohnung nicht abschalten.',
  },
  'ca.bill.right-dispute': {
    says: 'Sie können eine Rechnung bestreiten. Zahlen Sie den Teil, mit dem Sie einverstanden sind.',
  },
  'ca.bill.right-ccts': {
    says: 'Bei Rechnungen für Telefon, Internet oder Fernsehen hilft die CCTS kostenlos, wenn die Firma es nicht löst.',
  },
  'ca.bill.step-call': {
    says: 'Rufen Sie die Firma vor dem Datum an. Bitten Sie um einen Zahlungsplan.',
  },
  'ca.bill.step-check': { says: 'Prüfen Sie Ablesung, Daten und Preis auf der Rechnung.' },
  'ca.bill.step-fund': {
    says: 'Fragen Sie nach Hilfsfonds für Menschen mit wenig Einkommen in Ihrer Provinz.',
  },
  'ca.bill.opt-plan': {
    says: 'Bieten Sie jeden Monat eine Summe an, zusätzlich zur neuen Rechnung.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem Datum der Abschaltung.',
    risk: 'Verpassen Sie eine Zahlung, kann man Sie abschalten.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'ca.bill.opt-complain': {
    says: 'Zuerst bei der Firma, dann bei der Aufsicht oder der CCTS.',
    title: 'Sich beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Rechnung ist falsch.',
  },
  'ca.bill.right-regulator': {
    says: 'Eine Strom- oder Gasfirma muss Regeln folgen, die eine öffentliche Aufsicht genehmigt hat. Beschweren Sie sich bei der Firma, dann kostenlos bei der Aufsicht.',
  },
  'ca.bill.right-wireless-notice': {
    says: 'Bevor ein Handy wegen einer unbezahlten Rechnung gesperrt wird, muss man Sie 14 Tage vorher warnen, und noch einmal 24 Stunden vorher.',
  },
}
