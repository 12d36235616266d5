/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'es.ask.guarantee': {
    says: 'Bei neuen Sachen, gekauft seit 2022, haftet der Verkäufer drei Jahre, was auch immer er sagt, und darf Sie nicht an den Hersteller verweisen. Er muss kostenlos reparieren oder ersetzen. Wenn nicht, verlangen Sie einen niedrigeren Preis oder Ihr Geld. Schreiben Sie dem Geschäft. Bei Nein: Beschwerdeblatt (hoja de reclamaciones), dann OMIC.',
  },
  'es.ask.used-car': {
    says: 'Beim Händler haben Sie drei Jahre Garantie, oder mindestens eines, wenn es so vereinbart ist. Bei einer Privatperson sind es sechs Monate für versteckte Mängel.',
    dependsOn: 'wer es verkauft hat',
  },
}
