/** Unpaid tolls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_DE: Words = {
  'au.toll.right-first': {
    says: 'Eine unbezahlte Maut beginnt mit einer Mitteilung und einer Gebühr der Mautfirma. Eine Geldbuße vom Staat kommt erst später.',
  },
  'au.toll.right-ombudsman': {
    says: 'Bitten Sie die Mautfirma um Hilfe bei Zahlungsnot (hardship) und darum, auf ihre Gebühren zu verzichten. Sie darf Sie nicht darüber täuschen, was Sie schulden.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria kann der Halter nennen, wer gefahren ist, oder zeigen, dass das Auto verkauft oder gestohlen war.',
  },
}
