/** Questions in New York about a higher rent or an order to leave without a lease: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_YORK_NOTICE_DE: Words = {
  'us.state.ny.ask-rise-or-leave': {
    says: 'Eine Bitte genügt nicht. In New York muss der Vermieter vorher schreiben: 30 Tage, wenn Sie unter einem Jahr dort wohnen, 60 Tage bis zwei Jahre, danach 90. Das gilt auch für eine Erhöhung ab 5%. Bis dahin bleiben Sie zur alten Miete. Dann kann nur ein Richter Sie hinaussetzen. Sind Sie krank oder behindert, bitten Sie schriftlich um mehr Zeit. In New York City und manchen Orten brauchen viele auch einen guten Grund.',
  },
}
