/** The law on late goods, sales at a distance and flights, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_DE: Words = {
  'be.buy.right-delivery': {
    says: 'Ein Händler muss in dreißig Tagen liefern, wenn nichts anderes vereinbart ist. Ist er zu spät, geben Sie eine faire Frist. Danach können Sie kündigen und Ihr Geld verlangen.',
  },
  'be.buy.right-not-told': {
    says: 'Eine Firma muss Ihnen beim Fernkauf von den 14 Tagen Widerruf erzählt haben. Wenn nicht, bekommen Sie 12 Monate mehr.',
  },
  'be.buy.right-flight': {
    says: 'Bei Ausfall oder großer Verspätung eines Flugs haben Sie vielleicht Recht auf Betreuung, Erstattung und eine feste Summe. Fragen Sie zuerst die Fluglinie.',
  },
}
