/** The German words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_DE: Words = {
  'nz.bill.want': { says: 'Suchen Sie das Datum, bis zu dem eine Antwort verlangt wird.' },
  'nz.bill.reality': {
    says: 'Ein Stromanbieter muss versuchen zu helfen, bevor er Ihnen den Strom abstellt. Rufen Sie vor dem Datum an.',
  },
  'nz.bill.who': {
    says: 'Stromanbieter müssen die Consumer Care Obligations befolgen und gehören zu Utilities Disputes.',
  },
  'nz.bill.rights': {
    says: 'Sie können um einen Zahlungsplan bitten, nach einem günstigeren Tarif fragen und die Rechnung bestreiten.',
  },
  'nz.bill.not-yet': {
    says: 'Ohne schriftliche Ankündigungen und ohne einen echten Versuch, Sie zu erreichen, darf man Ihnen den Strom nicht abstellen.',
  },
  'nz.bill.right-plan': {
    says: 'Sie haben das Recht, dass man Ihnen einen Zahlungsplan anbietet, bevor man den Strom abstellt.',
  },
  'nz.bill.right-medical': {
    says: 'Braucht jemand bei Ihnen zu Hause aus medizinischen Gründen Strom, sagen Sie es dem Anbieter. Er darf dann wegen Schulden nicht abstellen.',
  },
  'nz.bill.right-udl': {
    says: 'Utilities Disputes prüft Beschwerden über Strom, Gas und Wasser kostenlos.',
  },
  'nz.bill.right-tdr': {
    says: 'Bei Telefon und Internet hilft Telecommunications Dispute Resolution kostenlos.',
  },
  'nz.bill.step-call': { says: 'Rufen Sie jetzt an und bitten Sie um einen Zahlungsplan.' },
  'nz.bill.step-winz': { says: 'Fragen Sie Work and Income nach Hilfe mit einer Stromrechnung.' },
  'nz.bill.step-check': { says: 'Prüfen Sie den Zählerstand und die Daten auf der Rechnung.' },
  'nz.bill.opt-plan': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten können.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem Datum.',
    risk: 'Wenn Zahlungen ausbleiben, kann man handeln.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'nz.bill.opt-udl': {
    says: 'Zuerst bei der Firma. Nach 20 Arbeitstagen bei Utilities Disputes.',
    title: 'Sich beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Rechnung ist falsch, oder man droht mit dem Abstellen.',
  },
  'nz.bill.right-scheme': {
    says: 'Ein Strom- oder Gasanbieter muss zu einer kostenlosen Streitstelle (dispute scheme) gehören, Utilities Disputes.',
  },
  'nz.bill.right-guarantee': {
    says: 'Strom und Gas müssen von ordentlicher Qualität sein, und Dienste müssen sorgfältig gemacht werden.',
  },
}
