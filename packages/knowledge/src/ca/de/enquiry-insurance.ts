/** Questions about insurers that refuse: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'ca.ask.insurer': {
    says: 'Verlangen Sie die Gründe schriftlich. Beschweren Sie sich dann beim Versicherer, und danach bei der kostenlosen Ombudsstelle (ombud service). Achten Sie auf die Frist für eine Klage.',
  },
  'ca.ask.insurer-refused': {
    says: 'Verlangen Sie den Grund und die Worte der Police schriftlich, und gehen Sie zur Beschwerdestelle. GIO oder OLHI prüft es kostenlos. Die Zeit für eine Klage kann ein oder zwei Jahre sein.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'In Ontario können Sie mit der Ablehnung binnen zwei Jahren zum Licence Appeal Tribunal gehen. Verlangen Sie die medizinischen Gründe, und holen Sie einen Anwalt; viele nehmen zuerst kein Geld.',
  },
}
