/** Questions about contractors and movers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'ca.ask.contractor': {
    says: 'Schreiben Sie, was falsch ist, und setzen Sie ein Datum zur Nachbesserung. Die Arbeit muss ordentliche Qualität haben. Dann hilft das Gericht für kleine Fälle (small claims court), oder Ihre Kartenfirma, wenn Sie mit Karte zahlten.',
  },
  'ca.ask.movers-on': {
    says: 'Nein. Sie dürfen Ihre Sachen nicht als Druckmittel nutzen und einen schriftlichen Kostenvoranschlag um höchstens 10 % überschreiten. Zahlen Sie den vereinbarten Betrag, verlangen Sie Ihre Sachen schriftlich, und rufen Sie Consumer Protection Ontario an.',
  },
}
