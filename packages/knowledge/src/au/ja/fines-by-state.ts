/** Fines of a public body: the days and ways of each state: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_BY_STATE_JA: Words = {
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
    says: 'ビクトリア州（Victoria）では、支払い計画をFines Victoriaに求められます。生活の苦しさ、病気、家庭内の暴力があるときは、支援団体を通じて、働いて返すことも申請できます。',
  },
  'au.fine.sa-plan': {
    says: '南オーストラリア州（South Australia）では、見直し（review）、支払い計画、または苦しさ（hardship）による免除を求められます。',
  },
}
