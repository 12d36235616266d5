/** The German words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_DE: Words = {
  'us.bill.want': {
    says: 'Man will, dass eine späte Rechnung bezahlt wird, und spricht vielleicht davon, Sie abzustellen.',
  },
  'us.bill.who': {
    says: 'Das ist eine Firma, die Ihnen eine Leistung verkauft. Sie ist kein Gericht.',
  },
  'us.bill.reality': {
    says: 'Firmen für Strom, Gas und Wasser müssen es vorher ankündigen, bevor sie abstellen. In vielen Bundesstaaten dürfen sie es bei großer Kälte oder Hitze nicht.',
  },
  'us.bill.rights-summary': {
    says: 'Sie können die Rechnung bestreiten, einen Zahlungsplan verlangen und sich bei der Kommission Ihres Bundesstaats beschweren.',
  },
  'us.bill.right-commission': {
    says: 'Sie können sich bei der Versorgungskommission (utility commission) Ihres Bundesstaats beschweren. In den meisten Bundesstaaten stoppt das rechtzeitig das Abstellen.',
  },
  'us.bill.right-public-utility': {
    says: 'Eine Stadt oder ein Bezirk, der Strom oder Wasser verkauft, muss Ihnen vor dem Abstellen sagen, wie Sie die Rechnung bestreiten.',
  },
  'us.bill.right-city-code': {
    says: 'Die Regeln der Stadt sagen, welche Mitteilung vor dem Abstellen nötig ist, wer einen Zahlungsplan bekommt und wie Sie einer Rechnung widersprechen.',
  },
  'us.bill.right-plain': {
    says: 'Eine Telefonrechnung muss klar sein, jede Firma nennen, die etwas verlangt, und sagen, wie Sie sie bestreiten.',
  },
  'us.bill.right-broadband': {
    says: 'Eine Internetfirma muss vor dem Abschluss eine Übersicht (label) zeigen: Preis, Gebühren, Geschwindigkeit und jede Grenze für Daten.',
  },
  'us.bill.step-call': {
    says: 'Rufen Sie vor dem Tag des Abstellens an. Bitten Sie um einen Zahlungsplan und um Schutz bei Notlage oder Krankheit.',
  },
  'us.bill.step-help': {
    says: 'Rufen Sie 211 an und fragen Sie nach LIHEAP. Es hilft bei Rechnungen für Heizen und Kühlen.',
  },
  'us.bill.step-check': {
    says: 'Prüfen Sie den Zähler, die Daten, und ob eine alte Rechnung von jemand anderem dabei ist.',
  },
  'us.bill.option-plan': {
    says: 'Bieten Sie an, was Sie durchhalten, und bitten Sie um eine schriftliche Bestätigung.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Ein Teil jeden Monat',
    time: 'Vor dem Tag des Abstellens',
    risk: 'Fehlt eine Zahlung, kann wieder abgestellt werden.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'us.bill.option-dispute': {
    says: 'Schreiben Sie, was falsch ist, mit Beweisen. Wird es nicht berichtigt, gehen Sie zur Kommission (commission) des Bundesstaats.',
    title: 'Die Rechnung bestreiten',
    cost: 'Kostenlos',
    time: 'Vor dem Zahltag',
    risk: 'Zahlen Sie den Teil, mit dem Sie einverstanden sind.',
    bestFor: 'Die Summe oder die Person ist falsch.',
  },
  'us.bill.option-help': {
    says: 'LIHEAP, 211 und örtliche Hilfsvereine können einen Teil der Rechnung zahlen.',
    title: 'Hilfe beim Zahlen holen',
    cost: 'Kostenlos',
    time: 'Rufen Sie heute an',
    risk: 'Keines.',
    bestFor: 'Ihr Einkommen ist klein, oder zu Hause ist jemand krank.',
  },
}
