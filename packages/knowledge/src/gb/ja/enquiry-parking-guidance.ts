/** Questions about parking, guidance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_GUIDANCE_JA: Words = {
  'gb.ask-parking.step-who': {
    says: '通知の上を読んでください。「Penalty」は役所か警察です。「Parking charge」は民間の会社です。',
  },
  'gb.ask-parking.step-days': {
    says: '日付を探し、日数を数えてください。14日で額が、28日で不服を申し立てる権利が決まることが多いです。',
  },
  'gb.ask-parking.step-proof': {
    says: '証拠を残してください。領収書、銀行の記録、看板の写真、会社のメッセージです。',
  },
  'gb.ask-parking.step-appeal': {
    says: '払う前に、書面で不服を申し立ててください。払うと終わります。',
  },
  'gb.ask-parking.step-court': {
    says: '裁判所の書類を最初にしてください。最後の日があり、過ぎると裁判の日なしで負けることがあります。',
  },
  'gb.ask-parking.right-appeal': {
    says: 'ほとんどの駐車の通知に、無料の不服申立ての権利があります。',
  },
  'gb.ask-parking.right-tribunal': {
    says: '役所の反則金では、無料で独立した審判所（tribunal）の権利があります。',
  },
  'gb.ask-parking.right-driver': {
    says: 'だれが運転していたかを、民間の駐車会社に言う必要はありません。',
  },
  'gb.ask-parking.fact-reality': {
    says: '看板がはっきりしていれば、民間の料金も払う義務があることがあります。役所の反則金は放っておくと増えます。どちらも、よい理由があれば取り消せます。',
  },
  'gb.ask-parking.fact-rights': {
    says: '写真を求め、理由を言い、独立した人に決めてもらえます。',
  },
  'gb.ask-parking.fact-bailiff': {
    says: '先に裁判所の命令がなければ、駐車の通知で執行官（bailiff）は来られません。',
  },
  'gb.ask-parking.option-appeal': {
    says: '送った相手に、次に独立した機関に不服を申し立てます。',
    title: '不服を申し立てる',
    cost: '無料',
    time: '14から28日',
    risk: '14日の後は、割引の額がなくなることがあります。',
    bestFor: '理由か証拠がある場合。',
  },
  'gb.ask-parking.option-pay': {
    says: '早く払い、領収書を残します。',
    title: '割引の額を払う',
    cost: '半額より少し多いことが多いです',
    time: '14日以内',
    risk: '払った後は、不服を申し立てられません。',
    bestFor: '通知が正しい場合。',
  },
  'gb.ask-parking.option-help': {
    says: '通知をいっしょに見て、用紙を手伝ってくれます。',
    title: 'Citizens Adviceに聞く',
    cost: '無料',
    time: '電話か訪問',
    risk: '期限は進みます。',
    bestFor: '迷っている、または裁判所の書類が来た場合。',
  },
  'gb.ask-parking.warning-court': {
    says: '料金が不公正だと思っても、裁判の前の催告書（letter before claim）や裁判所の書類は絶対に放っておかないでください。',
  },
  'gb.ask-parking.myth-ignore': {
    says: '民間の通知は放っておけという助言は古いです。今は多くの件で裁判を起こします。',
  },
}
