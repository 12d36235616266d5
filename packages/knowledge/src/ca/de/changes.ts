/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'ca.news.nsf-fee': {
    says: 'Seit dem 12. März 2026 darf eine Bank höchstens $10 nehmen, wenn eine Zahlung mangels Geld scheitert.',
    was: 'Banken nahmen jedes Mal bis zu etwa $48.',
    is: 'Höchstens $10, einmal in zwei Werktagen, und nichts, wenn Ihnen weniger als $10 fehlen.',
  },
  'ca.news.interest-cap': {
    says: 'Bei Krediten seit dem 1. Januar 2025 sind Zinsen über 35 % im Jahr eine Straftat. Kleine Kredite bis zum Zahltag (payday loans) kosten höchstens $14 je $100.',
    was: 'Die Grenze lag bei 60 % im Jahr, etwa 48 % in der Zählung der Kreditgeber.',
    is: 'Die Grenze liegt bei 35 % im Jahr mit allen Gebühren, für Verträge seitdem.',
  },
  'ca.news.on-seven-days': {
    says: 'Seit dem 21. September 2026 gibt Ihnen ein N4 wegen unbezahlter Miete nur sieben Tage zum Zahlen.',
    was: 'Ein Monatsmieter hatte nach einem N4 14 Tage zum Zahlen.',
    is: 'Für jedes N4, das seit dem 21. September 2026 gegeben wurde, sind es sieben Tage.',
  },
  'ca.news.on-review': {
    says: 'Seit dem 1. Juli 2026 haben Sie nur 15 Tage, um das Landlord and Tenant Board in Ontario um Überprüfung (review) seiner Anordnung zu bitten.',
    was: 'Sie hatten 30 Tage, um die Überprüfung (review) einer Anordnung zu verlangen.',
    is: 'Für jede Anordnung seit dem 1. Juli 2026 sind es 15 Tage.',
  },
  'ca.news.on-rent-guideline': {
    says: 'In Ontario dürfen die meisten Mieten 2026 um höchstens 2.1 % steigen, 2027 um höchstens 1.9 %.',
    was: 'Die Grenze lag 2025 bei 2.5 %.',
    is: 'Die Grenze liegt 2026 bei 2.1 % und 2027 bei 1.9 %, mit 90 Tagen Vorlauf. Eine neuere Wohnung hat vielleicht keine Grenze.',
  },
  'ca.news.on-small-claims': {
    says: 'Seit dem 1. Oktober 2025 verhandelt das Gericht für kleine Fälle (Small Claims Court) in Ontario Forderungen bis $50,000.',
    was: 'Die Grenze lag bei $35,000.',
    is: 'Die Grenze liegt bei $50,000. Sie brauchen dort keinen Anwalt.',
  },
  'ca.news.qc-door-sales': {
    says: 'In Québec dürfen Verkäufer an der Haustür keine Heizung, Klimaanlage, Dämmung oder Entgiftung mehr verkaufen, auch keinen Kredit dafür.',
    was: 'Verkäufer an der Haustür durften solche Dinge mit einem Kredit verkaufen.',
    is: 'Solche Verträge sind verboten. Sie können verlangen, dass einer aufgehoben wird.',
  },
  'ca.news.phone-fees': {
    says: 'Seit dem 12. Juni 2026 dürfen Handy- und große Internetfirmen für Beginn, Wechsel oder Ende eines Tarifs nichts verlangen. Arbeiten für den Anschluss bei Ihnen können weiter etwas kosten.',
    was: 'Eine Firma durfte für den Beginn etwas verlangen, und bis zu $50 für das Ende eines Tarifs ohne Handy.',
    is: 'Keine Gebühr für Beginn, Wechsel oder Ende. Der Rest eines Handyrabatts darf noch verlangt werden.',
  },
}
