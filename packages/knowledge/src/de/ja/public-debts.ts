/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'de.public-debt.want': {
    says: '役所が、国、裁判所、または市町村への未払いがあると伝えています。',
  },
  'de.public-debt.reality': {
    says: 'この手紙は軽く見ないでください。多くの役所は、新しい裁判なしで給料、口座、物を差し押さえられます。',
  },
  'de.public-debt.who': {
    says: '差出人は役所か、その集金を行う会計課です。その権限は法律で決まっています。',
  },
  'de.public-debt.who-court': {
    says: '裁判所の会計課（Justizkasse）は裁判費用や罰金を集めます。給料や口座の差押えを自ら命じられます。',
  },
  'de.public-debt.rights': {
    says: '金額の元になった決定を尋ねることができます。猶予を求めることも、誤りに異議を言うこともできます。',
  },
  'de.public-debt.not-yet': {
    says: '差押えの前に、支払期限の来た決定（Bescheid）が必要です。一週間の猶予付きの督促も届くのが原則です。',
  },
  'de.public-debt.know-drop': {
    says: '取れるものがなければ、役所は取立てをやめることがあります（Niederschlagung）。特に苦しい場合は免除（Erlass）もあります。',
  },
  'de.public-debt.know-charges': {
    says: '税金や多くの市町村の料金は、期限の年の末から五年で消えます。書面の請求や差押えで五年は数え直しです。',
  },
  'de.public-debt.right-object': {
    says: 'この手紙の元の決定（Bescheid）には一か月以内に異議を出せます。方法の説明がなかった場合は一年です。',
  },
  'de.public-debt.right-suspend': {
    says: '公の料金への異議は支払いを止めません。役所に書面で執行の停止（Aussetzung der Vollziehung）を求めてください。',
  },
  'de.public-debt.right-time': {
    says: '猶予や分割払い（Stundung）を申し込めます。すぐ払うと生活が大変苦しくなる場合に認められます。',
  },
  'de.public-debt.right-protected': {
    says: '役所も給料の保護された部分は残さなければなりません。銀行に保護口座（P-Konto）を求めてください。',
  },
  'de.public-debt.right-costs': {
    says: '裁判費用の計算が誤っていますか。裁判所に無料で異議（Erinnerung）を出せます。それだけでは支払いは止まりません。',
  },
  'de.public-debt.penal-reality': {
    says: '取り立てられない罰金（Geldstrafe）は、日数二単位につき一日の拘禁になることがあります。その前に動いてください。',
  },
  'de.public-debt.penal-right': {
    says: '検察庁に猶予や分割払いを求めてください。代わりに無償の労働（freie Arbeit）を願い出ることもできます。',
  },
  'de.public-debt.order-right': {
    says: '未払いの過料（Bußgeld）では裁判官が拘束を命じることがあります。払えないと示せば命じられません。そう書き、分割払いを求めてください。',
  },
  'de.public-debt.loan-right': {
    says: '収入が少ないですか。Bundesverwaltungsamtに返済の猶予（Freistellung）を申請してください。数か月前までさかのぼれます。',
  },
  'de.public-debt.step-time': {
    says: '手紙の期日の前に、番号（Kassenzeichen）を伝えて連絡してください。収入の証明を添えて猶予や分割を求めます。',
  },
  'de.public-debt.step-which': {
    says: 'この手紙の元の決定や請求書を探し、金額を確かめてください。なければ写しを求めます。支払い済みなら証拠を送ってください。',
  },
}
