/** : the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_JA: Words = {
  'gb.ask-parking.firm-court': {
    says: 'はい。6年以内なら、county courtに訴えられます。訴状（claim form）が届いたら、送達（service）から14日以内に裁判所に答えてください。答えないと、不利な判決（judgment）が出ることがあります。',
  },
  'gb.ask-parking.private-have-to-pay': {
    says: '民間の駐車料金は、罰金（fine）ではなくお金の請求です。まちがいなら不服を申し立ててください。会社は裁判を起こせるので、放っておかないでください。',
    dependsOn: '料金が公正か',
  },
  'gb.ask-parking.have-to-pay': {
    says: '役所の「penalty charge notice」は、払うか争わなければなりません。民間の会社の「parking charge notice」は、不服を申し立てられる請求です。どちらも放っておかないでください。',
    dependsOn: 'だれが送ったか',
  },
  'gb.ask-parking.name-driver': {
    says: 'だれが運転したかを、民間の会社に言う法律上の義務はありません。登録者（keeper）に求められるのは、会社がその決まりを守ったときだけです。14日の決まりを確かめてください。',
  },
  'gb.ask-parking.council-not-driving': {
    says: '役所の反則金は、だれが運転しても所有者が払います。売った、盗まれた、署名した人に貸していた場合は払いません。',
    dependsOn: 'その日の車の所有者',
  },
  'gb.ask-parking.collector': {
    says: '民間の駐車料金の取立て会社に、訪問して物を取る力はありません。争うことと理由を、1回手紙で伝えます。その後、裁判の前の催告書（letter before claim）に注意してください。',
  },
  'gb.ask-parking.bailiff-council': {
    says: '前の通知が届いていないなら、今日、用紙TE7とTE9をTraffic Enforcement Centreに送ってください。ドアを閉め、払う義務があるなら分割払いを提案します。',
  },
  'gb.ask-parking.clamp': {
    says: '民間の土地では、法律の権限なしに、車輪止めや車の移動をしてはいけません。犯罪です。執行官（bailiffs）、警察、DVLA、役所には権限があります。',
  },
  'gb.ask-parking.hire-car': {
    says: '民間の料金では、レンタルの契約書と署名した文書も送られたときだけ、借りた人（hirer）に義務があります。役所の反則金では、署名した借りた人が払います。',
    dependsOn: '民間の料金か、役所の反則金か',
  },
}
