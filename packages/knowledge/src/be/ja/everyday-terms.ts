/** The Japanese words of Belgium: everyday terms. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_JA: Words = {
  'be.utility.right-who-decides': {
    says: '会社は自分だけで電気やガスを止められません。フランデレンでは地元の委員会（LAC）、ブリュッセルでは裁判官の同意が必要です。そこへ行き、自分の言い分を話してください。',
  },
  'be.utility.right-end-phone': {
    says: '電話やネットの契約は、いつでも終えられます。6か月後は、機器の代金の残りを除き、手数料を取れません。',
  },
  'be.insurance.right-premium': {
    says: '保険料を払わないと補償が止まるのは、書留か執行官（huissier）による警告の後だけです。払うまで少なくとも15日必要です。',
  },
  'be.buy.right-delivery': {
    says: '別の約束がなければ、店は30日以内に届けなければなりません。遅れたら、適切な期間を追加で与え、その後に取り消して返金を受けてください。',
  },
  'be.buy.right-not-told': {
    says: '通信販売の会社は、14日の取消しについて知らせる義務がありました。知らせなかったなら、さらに12か月あります。',
  },
  'be.buy.right-flight': {
    says: '便が欠航か大きく遅れたら、食事などの世話、返金、定額のお金を受ける権利があることがあります。まず航空会社に求めてください。',
  },
  'be.benefit.right-no-costs': {
    says: '給付の役所を相手にする労働裁判所の手続きは、負けても無料です。費用がかかることがあるのは、無謀な訴えだけです。',
  },
  'be.benefit.right-living-wage': {
    says: '生活扶助（revenu d’intégration）についてのCPAS（OCMW）の決定には、3か月以内に労働裁判所に申し立てられます。公平の理由で、返すお金をなくすこともできます。',
  },
  'be.fine.know-parking-fee': {
    says: '町の駐車料金（rétribution、retributie）は、駐車の代金で、罰金ではありません。駐車券や写真を付けて、書面で争えます。',
  },
  'be.ask.neighbour': {
    says: '隣の人は、普通の程度を超える迷惑（trouble anormal de voisinage）をかけてはいけません。日記をつけてください。治安判事（juge de paix）は無料の話し合いを行います。',
  },
  'be.ask.estate': {
    says: '相続は、受け入れる、放棄する、または目録を作ってから受け入れることができます。目録があれば、自分のお金で借金を払いません。公証人（notaire）が書面にします。',
  },
  'be.ask.maintenance': {
    says: '両親は、それぞれの力に応じて子どもの費用を払います。暮らしが変われば、家庭裁判所が額を変えられます。払われない額は、SECAL（DAVO）が取り立てられます。',
  },
  'be.stay.right-short': {
    says: '在留を断られたとき、裁判所（CCE、RvV）への期限は、ほとんどの場合30日だけです。10日以下のこともあります。すぐに無料の弁護士を頼んでください。',
  },
}
