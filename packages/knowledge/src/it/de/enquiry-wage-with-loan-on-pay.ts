/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY_DE: Words = {
  'it.ask.wage-and-cessione': {
    says: 'Eine cessione verhindert keine Pfändung. Ein privater Gläubiger darf ein Fünftel des Nettolohns nehmen, cessione und Pfändung zusammen aber höchstens die Hälfte. Eine Pfändung ist kein Kündigungsgrund. Sie können sich noch einigen: Bieten Sie vor dem Termin schriftlich eine Summe oder Raten an, und der Gläubiger nimmt zurück. Stimmt die Summe nicht? Gehen Sie sofort zum Anwalt, bei kleinem Einkommen kostenlos. Ist alles zu viel, hilft ein OCC.',
  },
}
