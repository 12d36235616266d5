/** Questions about a higher rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'au.ask.rent-up': {
    says: 'ほとんどの州で、家賃を上げられるのは12か月に1回だけで、60日か90日の書面の予告が必要です。高すぎるなら、審判所（tribunal）に頼めます。',
    dependsOn: '州と契約',
  },
  'au.ask.rent-up-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、家賃を上げられるのは12か月に1回で、60日の書面の予告が必要です。高すぎるなら、30日以内にNCATに頼めます。',
    dependsOn: '日付と契約',
  },
  'au.ask.rent-up-vic': {
    says: 'ビクトリア州（Victoria）では、家賃を上げられるのは12か月に1回で、90日の予告が必要です。高すぎると思うなら、無料の確認を頼めます。',
    dependsOn: '日付と契約',
  },
  'au.ask.rent-up-qld': {
    says: 'クイーンズランド州（Queensland）では、その家の家賃を上げられるのは12か月に1回で、2か月の予告が必要です。',
    dependsOn: '日付と契約',
  },
  'au.ask.rent-up-wa': {
    says: '西オーストラリア州では、家賃の値上げは12か月に1回だけで、正しい用紙で60日前の通知が必要です。期間の決まった契約では、契約に書いてあるときだけです。',
  },
  'au.ask.rent-up-sa': {
    says: '南オーストラリア州では、家賃の値上げは12か月に1回だけで、60日前の書面の通知が必要です。高すぎれば、SACATが低い家賃を決められます。',
  },
  'au.ask.rent-up-twice': {
    says: 'いいえ。すべての州とACTでは、家賃の値上げは12か月に1回だけです。ニューサウスウェールズとクイーンズランドでは、同じ家の新しい契約でも変わりません。早すぎると書面で伝え、今までの家賃を払い続けてください。正しい値上げには書面で60日、ビクトリアでは90日、ACTでは8週間の予告が必要です。続くなら審判所に申し立てます。ノーザンテリトリーでは期間が違います。',
  },
}
