/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_WORDS: Words = {
  'it.debt.register': {
    says: 'Faule Bankkredite dürfen nur Firmen betreuen, die die Banca d’Italia zulässt. Sie finden sie in deren öffentlichen Listen.',
  },
  'it.debt.right-bank-papers': {
    says: 'Sie dürfen von der Bank Kopien der Papiere der letzten zehn Jahre verlangen. Sie muss sie innerhalb von 90 Tagen schicken, zum Selbstkostenpreis.',
  },
  'it.debt.right-usury': {
    says: 'Lag der vereinbarte Zins über der Wuchergrenze (usura), schulden Sie keine Zinsen.',
  },
  'it.debt.right-unfair': {
    says: 'Unfaire Klauseln (clausole vessatorie) binden Sie als Verbraucher nicht, etwa eine sehr hohe Strafe für spätes Zahlen.',
  },
  'it.debt.right-mortgage': {
    says: 'Einen Wohnkredit darf die Bank erst nach sieben späten Zahlungen (30 bis 180 Tage) beenden, oder wenn eine Zahlung 180 Tage lang fehlt.',
  },
  'it.debt.step-mortgage': {
    says: 'Schreiben Sie der Bank vor einem Gerichtsverfahren: Sie muss zuerst mit Ihnen einen Weg suchen. Fragen Sie nach dem staatlichen Fonds, der Raten für Wohnkredite aussetzt.',
  },
  'it.debt.option-complain': {
    title: 'Sich über eine Bank oder einen Kreditgeber beschweren',
    says: 'Beschweren Sie sich schriftlich bei der Bank. Nach 60 Tagen oder einem Nein gehen Sie online zur Bankenschiedsstelle (ABF).',
    cost: '20 €. Sie bekommen sie zurück, wenn Sie gewinnen.',
    time: '60 Tage für die Bank, dann einige Monate.',
    risk: 'Die Entscheidung des ABF bindet nicht wie ein Urteil.',
    bestFor: 'Eine Bank, Karte oder ein Kreditgeber hat Sie falsch behandelt.',
  },
}
