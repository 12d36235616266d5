/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_NOTICE_JA: Words = {
  'fr.home.want-notice': {
    says: '大家が、解約を知らせています（congé）。売るため、自分で住むため、または重大な理由のためです。',
  },
  'fr.home.step-check-notice': {
    says: '解約の知らせを確かめてください。理由があるか、契約が終わる6か月前（家具つきは3か月前）か、書留、執行官、または手渡しかです。',
  },
  'fr.home.right-reason': {
    says: '家具なしの家では、大家は、契約が終わる6か月前に知らせなければなりません。理由は、売る、自分で使う、重大な理由だけです。',
  },
  'fr.home.right-reason-furnished': {
    says: '家具つきの家では、大家は、契約が終わる3か月前に、理由をつけて知らせなければなりません。売る、自分で使う、または重大な理由です。',
  },
  'fr.home.furnished-late': {
    says: '終了まで3か月を切ってから届きましたか。それなら無効で、契約は1年続きます。家具付きでは優先して買う権利はありません。',
  },
  'fr.home.right-older': {
    says: '65歳を超え、収入が少なければ、大家はほとんどの場合、近くの別の家を申し出なければなりません。',
  },
  'fr.home.right-buy': {
    says: '家具なしの家を売るための知らせは、まずあなたへの申し出です。知らせの期間の最初の2か月に「はい」と言えます。',
  },
  'fr.home.option-dispute': {
    says: '理由がうそか、期間が短すぎるなら、大家に書きます。すると契約は続くか、裁判官が決めます。',
    title: '解約を争う',
    cost: '書留1通。',
    time: '1時間。',
    risk: '解約が有効なら、その終わりに出なければなりません。',
    bestFor: '知らせが遅い、理由がない、または理由が口実のとき。',
  },
  'fr.home.insight-no-reason': {
    says: '解約の理由が見つかりません。法律の3つの理由のどれかがなければ、効きません。',
    actionable: 'ADILに見てもらい、住み続けると大家に書面で伝えてください。',
  },
  'fr.home.right-notice-received': {
    says: '予告期間は、手紙の日付ではなく、実際に届いた日から数えます。封筒と郵便の控えを残してください。',
  },
  'fr.home.right-notice-leaflet': {
    says: '売却や自己使用のための予告には、権利を説明する公式の紙(notice d’information)が必要です。なければ書面で伝えてください。',
  },
  'fr.home.right-leave-early': {
    says: '家主からの予告期間のあいだは、早く出てもかまいません。家賃は住んでいた日数の分だけです。',
  },
}
