/** The German words of the rows in ../enquiry-who-owes-and-how-long.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHO_OWES_AND_HOW_LONG_DE: Words = {
  'ca.fact.spouse-debt': {
    says: 'Eine Schuld allein auf den Namen Ihres Mannes oder Ihrer Frau schulden Sie nicht, außer Sie haben unterschrieben oder gebürgt. Eine Zweitkarte auf Ihren Namen kann Sie haften lassen, lesen Sie die Bedingungen. Nach einem Urteil ist sein oder ihr Anteil am Haus erreichbar, Ihrer nicht. In Québec können Rechnungen für den Alltag der Familie beide binden.',
  },
  'ca.fact.card-debt-too-old': {
    says: 'In Ihrer Provinz haben sie meist zwei Jahre zu klagen, ab dem Ende Ihrer Zahlungen. Danach können Sie dem Gericht sagen, dass es zu spät ist, und sie gewinnen nicht. Eine Zahlung oder unterschriebene Zusage startet die Zeit neu: Tun Sie beides nicht vorher. Schreiben dürfen sie weiter. Nach etwa sechs Jahren verlässt es die Kreditauskunft.',
  },
}
