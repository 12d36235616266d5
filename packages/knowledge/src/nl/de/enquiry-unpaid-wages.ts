/** Questions about wages that were not paid, or from which something was taken: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_DE: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit einem letzten Tag. Für späten Lohn können Sie bis zu 50 % mehr fordern. Beim kantonrechter brauchen Sie keinen Anwalt, und das Juridisch Loket hilft kostenlos.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit einem letzten Tag. Für späten Lohn können Sie bis zu 50 % mehr fordern. Beim kantonrechter brauchen Sie keinen Anwalt.',
  },
  'nl.ask.wage-deductions': {
    says: 'Solange Sie dort arbeiten, darf der Arbeitgeber nur abziehen, was das Gesetz nennt, etwa ein schriftlich vereinbartes Darlehen. Der Mindestlohn muss bleiben. Fragen Sie schriftlich nach dem Grund und fordern Sie den Rest.',
  },
}
