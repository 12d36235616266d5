/** The Japanese words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'au.fine.want': { says: '規則、場所、日付、動ける最後の日を見てください。' },
  'au.fine.reality': {
    says: '払う、見直し（review）を求める、分けて払う、裁判を選ぶことができます。最後の日は通知にあります。',
  },
  'au.fine.who': { says: '公の機関から来ます。どの州にも、罰金の役所があります。' },
  'au.fine.rights': {
    says: '写真か証拠を見て、見直し（review）を求め、別の運転者の名前を言えます。',
  },
  'au.fine.right-review': {
    says: '病気、まちがい、違反のない記録などを理由に、見直し（review）を求められます。',
  },
  'au.fine.right-court': { says: '代わりに、裁判所に決めてもらうことを選べます。' },
  'au.fine.right-time': { says: '分割払いを求められます。州によっては、仕事や勉強で返せます。' },
  'au.fine.step-check': {
    says: 'ナンバー、場所、時刻、期日を確かめてください。写真をオンラインで見ます。',
  },
  'au.fine.step-driver': {
    says: '運転していないなら、期日の前に、運転した人の名前を言ってください。',
  },
  'au.fine.step-review': {
    says: 'まちがっているか、よい理由があるなら、期日の前に見直し（review）を求めてください。',
  },
  'au.fine.qld': {
    says: 'クイーンズランド州（Queensland）では、違反の通知（infringement notice）の日付から28日あります。',
    action: '払う、分割払いを求める、運転した人の名前を言う、または裁判を選ぶ',
    consequence: '費用が加わり、SPERが取り立てます。',
  },
  'au.fine.wa': {
    says: '西オーストラリア州（Western Australia）では、違反の通知（infringement notice）の日付から28日あります。',
    action: '払う、運転した人の名前を言う、または裁判を選ぶ',
    consequence: '費用が加わり、免許が止められることがあります。',
  },
  'au.fine.opt-review': {
    says: '罰金の役所のサイトを使い、証拠をつけてください。',
    title: '見直し（review）を求める',
    cost: '無料です。',
    time: '期日の前です。',
    risk: '小さいです。',
    bestFor: 'まちがっているか、よい理由があったとき。',
  },
  'au.fine.opt-pay': {
    says: '全部払うか、計画を求めてください。',
    title: '払う、または分けて払う',
    cost: '罰金の額です。',
    time: '期日の前です。',
    risk: '免許に点数がつくことがあります。',
    bestFor: '正しいとき。',
  },
  'au.fine.opt-court': {
    says: '裁判官（magistrate）が決めます。',
    title: '裁判を選ぶ',
    cost: '負けると裁判の費用がかかります。',
    time: '期日の前です。',
    risk: '罰金が高くなることがあります。',
    bestFor: '強い証拠があるとき。',
  },
  'au.fine.warn': { says: '無視すると、費用が加わり、免許か車の登録が止められることがあります。' },
  'au.fine.vic-reminder': {
    says: 'ビクトリア州（Victoria）では、催促の通知（penalty reminder notice）で14日以上が加わり、手数料もつきます。見直し（review）、支払い計画、裁判を、まだ求められます。',
  },
  'au.fine.vic-final': {
    says: 'ビクトリア州（Victoria）では、払っていない罰金がFines Victoriaに登録されることがあります。そのとき、支払いの取決め（payment arrangement）か執行の見直し（enforcement review）を求められます。',
  },
  'au.fine.nsw-court': {
    says: 'ニューサウスウェールズ州（New South Wales）では、催促の通知（reminder notice）で28日が加わります。払う代わりに裁判を選べます。',
  },
  'au.fine.qld-choices': {
    says: 'クイーンズランド州（Queensland）では、28日の間に、払う、大きめの罰金を分けて払う、裁判を選ぶ、または運転した人を言います。',
  },
  'au.fine.qld-work': {
    says: 'クイーンズランド州（Queensland）では、苦しい人（hardship）は、講座、治療、無給の仕事でSPERの借金を返せます。',
  },
  'au.fine.wa-stages': {
    says: '西オーストラリア州（Western Australia）では、免許が止まる前に、最後の請求（final demand）、次に払うか裁判を選ぶ命令（order to pay or elect）が来ます。払う時間を求められます。',
  },
  'au.fine.sa-expiation': {
    says: '南オーストラリア州（South Australia）では、強制される前に、罰金の通知（expiation notice）の見直し（review）を求める、分割で払う、裁判を選ぶことができます。',
  },
  'au.fine.tas-notice': {
    says: 'タスマニア州（Tasmania）では、違反の通知（infringement notice）から28日の間に、払う、取下げを求める、支払い計画を求める、裁判を選ぶことができます。',
  },
  'au.fine.act-notice': {
    says: '首都特別地域（ACT）では、28日の間に、払う、争う、計画を求める、苦しさ（hardship）による免除を求めることができます。',
  },
  'au.fine.nt-notice': {
    says: 'ノーザンテリトリー（Northern Territory）では、28日の間に、払う、裁判を選ぶ、運転した人を示すことができます。次に催促の手紙（courtesy letter）が来ます。',
  },
  'au.toll.right-first': {
    says: '払っていない通行料は、有料道路の会社の通知と手数料から始まります。州の罰金は、その後でだけ来ます。',
  },
  'au.toll.right-ombudsman': {
    says: '苦しい人の支援（hardship）と、手数料をなくすことを、有料道路の会社に求めてください。払う額について、だましてはいけません。',
  },
  'au.toll.vic-nomination': {
    says: 'ビクトリア州（Victoria）では、持ち主は、運転した人の名前を言うか、車を売った、または盗まれたことを示せます。',
  },
  'au.fine.nsw-review': {
    says: 'ニューサウスウェールズ州（New South Wales）では、払う前に罰金の見直し（review）を求め、代わりに裁判を選ぶこともできます。',
  },
  'au.fine.nsw-work': {
    says: 'ニューサウスウェールズ州（New South Wales）では、苦しい人（hardship）は、無給の仕事、講座、治療で罰金を返せます。',
  },
  'au.fine.vic-review': {
    says: 'ビクトリア州（Victoria）では、1回だけ内部の見直し（internal review）を求められます。法律に反する、特別な事情、知らなかった、または例外の場合です。',
  },
  'au.fine.vic-plan': {
    says: 'ビクトリア州（Victoria）では、支払い計画か、働いて返すことをFines Victoriaに求められます。',
  },
  'au.fine.sa-plan': {
    says: '南オーストラリア州（South Australia）では、見直し（review）、支払い計画、または苦しさ（hardship）による免除を求められます。',
  },
  'au.fine.right-driver': {
    says: '運転していなかったなら、期限までに用紙で運転者を書いてください。車を売ったか盗まれたなら、そこに書きます。うその名前は犯罪です。',
  },
}
