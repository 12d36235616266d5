/** Questions about the police, a charge and an order against oneself: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'nz.ask.police': {
    says: '逮捕されていなければ、行く義務も残る義務もありません。罪があってもなくても、質問に答えたり供述したりする義務はありません。運転中や逮捕時は、名前、住所、生年月日を言います。聴取の前に弁護士を求めてください。警察のリストから電話で、昼夜無料で相談できます。答えないと言ってかまいません。丁寧にし、捜索には同意しないでください。',
  },
  'nz.ask.charged': {
    says: 'その日は早めに裁判所へ行ってください。行かないと逮捕されることがあります。窓口で当番弁護士(duty lawyer)を頼んでください。無料で予約は要りません。初日は、答える前に書類と相談の時間を求められます。legal aidの用紙ももらってください。警察とはその話をしないでください。仕事、家族、始めた講習についての手紙を持って行きます。',
  },
  'nz.ask.order-against-me': {
    says: '受け取ったその時から守ってください。違反は犯罪です。連絡できるのは相手が書面で同意したときだけで、同意はいつでも取り消せます。仮の命令(temporary)は、争わなければ3か月で確定します。早くFamily Courtに答弁(defence)を出し、審理を求めてください。legal aidも頼めます。プログラムには10営業日以内に異議を出せます。子どもとの面会も同じ裁判所に求められます。',
  },
}
