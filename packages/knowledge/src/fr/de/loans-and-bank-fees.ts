/** Debts to a bank: late loans, and fees for a refused debit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_AND_BANK_FEES_WORDS: Words = {
  'fr.debt.right-credit-penalty': {
    says: 'Bei einem Verbraucherkredit darf der Kreditgeber höchstens 8 % des restlichen Kapitals dazurechnen, und Zinsen. Andere Kosten gelten nicht.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Haben Sie Ihre Arbeit verloren oder sind Sie krank, kann ein Richter die Kreditraten bis zu zwei Jahre aussetzen.',
  },
  'fr.debt.insight-called-in': {
    says: 'Der Kreditgeber sagt, dass jetzt der ganze Kredit fällig ist (déchéance du terme). Meist muss er Sie vorher warnen, mit angemessener Zeit zum Zahlen.',
    actionable:
      'Suchen Sie diese erste Warnung und ihre Frist. Eine Klausel ohne angemessene Frist kann unfair sein.',
  },
  'fr.debt.charge-debit': {
    name: 'Bankgebühr für eine abgelehnte Lastschrift',
    says: 'Für eine abgelehnte Lastschrift darf eine Bank höchstens 20 € nehmen, und nie mehr als deren Summe.',
  },
  'fr.debt.charge-intervention': {
    name: "Bearbeitungsgebühr der Bank (commission d'intervention)",
    says: "Eine Bearbeitungsgebühr (commission d'intervention) beträgt höchstens 8 € je Mal und 80 € im Monat.",
  },
}
