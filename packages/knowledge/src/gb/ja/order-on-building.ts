/** A planning enforcement notice: building or use without permission. The words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const FIND_DAY: RowWords = {
  says: '通知が効力を持つ日を探してください。不服申立てはその前に届かなければなりません。今、計画の担当者に電話します。',
}

export const ORDER_ON_BUILDING_JA: Words = {
  'gb.order.planning-right-appeal': {
    says: '不服申立ては、通知が効力を持つ日までで、その後はできません。イングランドではPlanning Inspectorate、ウェールズではPEDWです。',
  },
  'gb.order.planning-right-pause': {
    says: '期限までの不服申立てで、決定まで通知は止まります。',
  },
  'gb.order.planning-right-grounds': {
    says: 'そのことはなかった、許可は要らない、古すぎる、と言うことができます。方法や期間が公平でないとも言えます。',
  },
  'gb.order.planning-age': {
    says: '役所が動けるのは10年以内です。2024年4月25日より前に終わった工事は4年です。',
    actionable: 'いつからあるかを示す日付つきの写真、請求書、古い手紙を探してください。',
  },
  'gb.order.planning-no-crime-yet': {
    says: '許可なく建てることは、ふつう犯罪ではありません。期間内に通知に従わないと犯罪になります。',
  },
  'gb.order.planning-warning': {
    says: '期間が過ぎると、役所は起訴したり、作業をして費用を請求したりできます。不服申立ての日を逃さないでください。',
  },
  'gb.order.planning-step-day': {
    says: '通知が効力を持つ日を探してください。不服申立てはその前に届かなければなりません。',
  },
  'gb.order.planning-step-talk': {
    says: '計画の担当者に電話してください。何をすれば足りるか、許可の申請が役立つかを聞きます。',
  },
  'gb.order.planning-option-appeal': {
    says: '通知と理由をそえて不服申立てを送ります。できれば専門家に頼みます。',
    title: '効力を持つ前に不服を申し立てる',
    cost: 'ふつう無料。その中で許可も求めると手数料がかかります。',
    time: '数か月。',
    risk: '負けると、従う期間が改めて始まります。',
    bestFor: '許可があった、要らなかった、または古すぎる方。',
  },
  'gb.order.planning-option-comply': {
    says: '期間内に元に戻すか変え、役所に書面で確認を求めます。',
    title: '通知が求めることをする',
    cost: '工事の費用。',
    time: '通知にある月数。',
    risk: '通知は将来も有効です。',
    bestFor: '変えることが小さい、または不服申立てに負けそうな方。',
  },
  'gb.order.planning-scotland': {
    says: '通知が効力を持つ日まで、Scottish Ministers（DPEA）に不服を申し立てられます。その後、通知は決定を待ちます。',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: '通知が効力を持つ日まで、Planning Appeals Commissionに不服を申し立てられます。その後、通知は決定を待ちます。',
  },
  'gb.order.planning-ni-step': FIND_DAY,
}
