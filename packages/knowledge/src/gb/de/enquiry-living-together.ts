/** Questions of couples who live together and never married: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_DE: Words = {
  'gb.ask-family.cohabit-house': {
    says: 'Eine Ehe durch Zusammenleben gibt es nicht, und Jahre geben kein Recht auf die Hälfte. Einen Anteil können Sie haben, wenn Sie zum Haus beigetragen haben oder es so vereinbart war. Schreiben Sie auf, was gesagt wurde, und sammeln Sie Belege. Für die Kinder gibt es Unterhalt, und ein Gericht kann Sie ihretwegen wohnen lassen. Vor dem Auszug zum Anwalt.',
  },
}
