/** The German words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_WORDS: Words = {
  'ca.ask.old': {
    says: 'Die meisten Provinzen geben zwei Jahre für eine Klage, Québec drei. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    dependsOn: 'Ihre Provinz und der Tag Ihrer letzten Zahlung',
  },
  'ca.ask.old-qc': {
    says: 'In Québec hat man bei den meisten Schulden drei Jahre für eine Klage. Eine Zahlung startet sie neu. Sagen Sie dem Gericht, wenn es zu spät ist.',
  },
  'ca.ask.old-on': {
    says: 'In Ontario hat man bei den meisten Schulden zwei Jahre für eine Klage. Eine Zahlung oder ein unterschriebenes Papier startet sie neu. Schreiben darf man Ihnen weiter.',
  },
}
