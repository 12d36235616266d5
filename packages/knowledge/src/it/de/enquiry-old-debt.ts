/** The German words of the rows in ../enquiry-old-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_DE: Words = {
  'it.ask.old-debt': {
    says: 'Strom, Gas, Wasser: zwei Jahre. Telefon, Miete, Bußgelder: fünf. Kredite: zehn. Eine Zahlung oder eine Mahnung per Einschreiben (raccomandata) startet die Zeit neu.',
    dependsOn: 'die Art der Schuld und die letzte Mahnung',
  },
  'it.ask.old-bill': {
    says: 'Bei Strom, Gas und Wasser ist ein Verbrauch, der älter als zwei Jahre ist, zu alt. Beim Telefon sind es fünf Jahre. Eine Mahnung per Einschreiben (raccomandata) startet die Zeit neu.',
    dependsOn: 'der Dienst und die letzte Mahnung',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'ob eine Mahnung Sie erreicht hat',
    says: 'Rechnungen mit Fälligkeit vor März 2018 (Strom), 2019 (Gas) oder 2020 (Wasser) verjähren nach fünf Jahren. Eine Mahnung per Einschreiben startet die Zeit neu. Verlangen Sie Datum und Nachweis, bevor Sie zahlen.',
  },
  'it.ask.old-use-billed': {
    says: 'Nein. Strom, Gas oder Wasser, mehr als zwei Jahre vor der Rechnung verbraucht, müssen Sie meist nicht zahlen. Sie müssen es aber sagen: mit dem Formular der Rechnung, per PEC oder Einschreiben: „eccepisco la prescrizione biennale“. Zahlen Sie den neueren Teil. Kommt ein Nein oder 30 Tage nichts? Kostenlose Schlichtung bei ARERA. Eine Mahnung in den zwei Jahren startet die Zeit neu.',
  },
}
