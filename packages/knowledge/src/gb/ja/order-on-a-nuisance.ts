/** An abatement notice: noise, smells and other nuisances. The words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: '通知の期日までに直し、担当者に書面で伝え、写真と請求書を残します。',
  title: '通知が求めることをする',
  cost: '変えるための費用。',
  time: '通知にある日数。',
  risk: '命令は将来も有効です。',
  bestFor: '苦情が本当である、または変えることが小さい方。',
}
const DAYS_TO_APPEAL = '不服申立ての期限は21日です。通知を受け取った日を1日目と数えます。'

export const ORDER_ON_A_NUISANCE_JA: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'これは命令で、罰金ではありません。期限までにやめれば、それ以上のことはありません。',
  },
  'gb.order.abate-right-appeal': {
    says: '不服申立てでは、迷惑はない、自分ではない、求めが多すぎる、または早すぎる、と言うことができます。',
  },
  'gb.order.abate-right-pause': {
    says: '工事にお金がかかる場合、不服申立てで命令は止まります。止まらない理由が通知にあれば、止まりません。',
  },
  'gb.order.abate-right-sheriff': {
    says: 'スコットランドでは、21日以内にsheriffに不服を申し立てられます。',
  },
  'gb.order.abate-right-excuse': {
    says: '筋の通った事情があれば身を守れます。事業者は、実際にできる最善のことをしたと示すこともできます。',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: '裁判所に不服申立てを送る',
    consequence: 'その後は命令が確定し、間違いだったと後から言うことはほとんどできません。',
  },
  'gb.order.abate-warning': {
    says: '正当な事情なく命令を破ることは犯罪です。役所（council）が代わりに作業をして、費用を請求することもあります。',
  },
  'gb.order.abate-step-stop': {
    says: '不服を申し立てる場合も、今すぐやめるか小さくしてください。毎日、したことを書き留めます。',
  },
  'gb.order.abate-step-records': {
    says: '担当者に日付、記録、測定の結果を求めてください。従う期日と不服申立ての期日の両方を書き留めます。',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: '今日、裁判所に電話して用紙と手数料を聞きます。理由と証拠を出します。',
    title: '裁判所に不服を申し立てる',
    cost: '裁判所の手数料。負けると費用もかかることが多い。',
    time: '数か月。',
    risk: 'その間も命令が続くことがあります。',
    bestFor: '自分ではない、迷惑はない、または求めが多すぎる方。',
  },
  'gb.order.abate-option-talk': {
    says: '静かにする時間や修理の日など、はっきりした案を担当者に出し、書面で同意を求めます。',
    title: '時間や別の方法を求める',
    cost: '無料。',
    time: '電話1本とメール1通。',
    risk: '不服申立ての期限は進みます。',
    bestFor: '直したいが、もっと時間が要る方。',
  },
  'gb.order.abate-ni-right': {
    says: '21日以内に治安判事裁判所に不服を申し立てられます。通知に理由がなければ、費用のかかる工事は決定まで待てます。',
  },
  'gb.order.abate-ni-step': {
    says: '不服を申し立てる場合も、今すぐやめるか小さくしてください。担当者に日付と測定の結果を求めます。',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
}
