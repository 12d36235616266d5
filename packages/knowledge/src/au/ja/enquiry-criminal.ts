/** Questions about the police, a charge and an order against oneself: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'au.ask.order-against-me': {
    says: '命令を受け取ったその時から守ってください。相手から連絡があっても、禁じられた接触は犯罪です。その日に裁判所へ行ってください。行かないと、あなた抜きで決まります。何も認めずに同意するか、拒んで審理を受けることができます。有罪判決ではありません。先にLegal Aidに電話し、裁判所では当番弁護士(duty lawyer)を頼みます。メッセージは残してください。',
  },
  'au.ask.charged': {
    says: 'その日は必ず行ってください。行かないと、裁判所はあなた抜きで決めたり逮捕させたりできます。今すぐ州のLegal Aidに電話します。裁判所では名前を呼ばれる前に当番弁護士(duty lawyer)を頼みます。無料です。初日は、答える前に相談の時間を求めることができます。警察とはその話をしないでください。仕事、家族、健康についての手紙を持って行きます。',
  },
  'au.ask.police': {
    says: '逮捕されていなければ、行く義務も残る義務もありません。罪があってもなくても、事件の質問に答える義務はありません。運転中など、名前と住所を言う義務がある場合もあります。聴取の前にLegal Aidか弁護士に電話してください。どの質問にも「no comment」と言えます。丁寧にし、抵抗しないでください。捜索には同意しないと言い、妨げはしないでください。',
  },
}
