/** An improvement notice: a danger in a rented home. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL = '不服申立ての期限は21日です。通知を受け取った日を1日目と数えます。'

export const ORDER_ON_A_HOME_JA: Words = {
  'gb.order.housing-who': {
    says: '役所が住まいに危険を見つけました。どの工事をいつまでにするかを、家主か所有者に伝えています。',
  },
  'gb.order.housing-right-appeal': {
    says: '21日以内に住宅の審判所（property tribunal）に不服を申し立てられます。通知は決定を待ちます。',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: '審判所に不服申立てを送る',
    consequence: 'その後は通知が確定します。',
  },
  'gb.order.housing-step': {
    says: 'どの工事がいつまでに求められているか読んでください。今、見積もりを取り、工事の人が来る日を借主に伝えます。',
  },
  'gb.order.housing-right-grounds': {
    says: '別の所有者が工事をするべきだ、またはこの住まいには別の方法がよい、と言うことができます。',
  },
  'gb.order.housing-right-reasons': {
    says: '通知は、危険、工事、期日、不服申立ての権利を書かなければなりません。',
  },
  'gb.order.housing-step-officer': {
    says: '期日が守れないときや、別の修理で足りるときは、担当者に電話してください。答えは書面で求めます。',
  },
  'gb.order.housing-option-appeal': {
    says: '用紙に通知、理由、報告書か見積もりをそえて送ります。',
    title: '審判所に不服を申し立てる',
    cost: '審判所の手数料。',
    time: '数か月。',
    risk: '負けても、工事はしなければなりません。',
    bestFor: '危険がない、自分の責任ではない、または求めが多すぎる方。',
  },
  'gb.order.housing-warning': {
    says: '筋の通った事情なく工事をしないことは犯罪です。役所は制裁金を科したり、工事をして費用を請求したりできます。',
  },
  'gb.order.housing-option-works': {
    says: '通知の期日までに工事をしてもらい、請求書と写真を役所に送ります。',
    title: '期限までに工事をする',
    cost: '工事の費用。',
    time: '通知にある日数。',
    risk: '工事が遅れるときは、期日の前に役所に伝えてください。',
    bestFor: '危険が本当である方。',
  },
}
