/** Gemeindesteuer: der Bescheid: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BILL_DE: Words = {
  'gb.council-tax.bill-wants': {
    says: 'Das ist der Bescheid für das Jahr. Er zeigt, was Sie monatlich zahlen und ab wann. Nichts ist verspätet.',
  },
  'gb.council-tax.bill-reality': {
    says: 'Sie müssen heute nichts tun, außer etwas im Bescheid ist falsch oder Sie können nicht zahlen.',
  },
  'gb.council-tax.bill-cannot': {
    says: 'Kein Gericht und kein Gerichtsvollzieher (bailiff) ist beteiligt. Zuerst müssten Sie eine Zahlung verpassen, und die Gemeinde muss Sie erinnern.',
  },
  'gb.council-tax.bill-step-check': {
    says: 'Prüfen Sie den Bescheid: Ihren Namen, die Zeit, die Sie dort wohnen, die Stufe (band) und jeden Rabatt.',
  },
  'gb.council-tax.bill-step-pay': {
    says: 'Zahlen Sie jede Rate pünktlich oder richten Sie eine Lastschrift ein. Tragen Sie das erste Datum im Kalender ein.',
  },
  'gb.council-tax.bill-step-reduction': {
    says: 'Ist das Geld knapp, beantragen Sie jetzt die Ermäßigung (council tax reduction). Warten Sie nicht, bis Sie im Rückstand sind.',
  },
  'gb.council-tax.bill-step-changes': {
    says: 'Sagen Sie der Gemeinde bald, wenn Sie umziehen oder jemand ein- oder auszieht. Ein Rabatt, der enden sollte, kann eine Strafe bringen.',
  },
  'gb.council-tax.bill-option-pay': {
    says: 'Zahlen Sie per Lastschrift oder zu den Daten im Bescheid.',
    title: 'Monat für Monat zahlen',
    cost: 'Die Raten im Bescheid',
    time: 'Einige Minuten für eine Lastschrift',
    risk: 'Verpassen Sie eine, schickt die Gemeinde eine Erinnerung.',
    bestFor: 'Der Bescheid stimmt und Sie können zahlen.',
  },
  'gb.council-tax.bill-option-reduce': {
    says: 'Beantragen Sie jeden Rabatt und jede Ermäßigung, die passt.',
    title: 'Um einen kleineren Betrag bitten',
    cost: 'Kostenlos',
    time: 'Ein Formular',
    risk: 'Zahlen Sie, was Sie können, bis entschieden ist.',
    bestFor: 'Sie leben allein, haben wenig Einkommen oder ein behinderter Mensch wohnt bei Ihnen.',
  },
}
