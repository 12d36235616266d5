/** Questions about papers from a court, and about going to court for your own money: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_JA: Words = {
  'de.ask-debt.order-what': {
    says: '放っておかないでください。裁判所は、請求が正しいか調べていません。黄色い封筒の日付から2週間以内に異議を出します。「請求の全部に異議を出す」にしるしをつけ、裁判所に送ります。無料で、理由もいりません。過ぎると執行命令（Vollstreckungsbescheid）が来て、異議はあと2週間です。執行官が来られるのはその後です。先に分割払いを約束しないこと。古い借金が生き返ることがあります。ほとんどの借金は、その年の終わりから3年で時効です（あなたが言う場合）。',
  },
  'de.ask-debt.order-late': {
    says: '2週間が過ぎていても、まだ異議を出せます。裁判所が執行命令（Vollstreckungsbescheid）を出すまで可能です。今日、用紙を裁判所に送ってください。理由は要りません。遅れて届いた場合は、その命令への異議（Einspruch）として扱われます。その命令が届いてから、また2週間あります。書類が隣人のところにあった、または病気でしたか。裁判所に伝え、期限の回復を求めてください。借りていないお金は払わないでください。',
  },
  'de.ask-debt.enforcement-order': {
    says: '封筒の日付から2週間以内に、その裁判所に異議（Einspruch）を出せます。同じ手紙で、強制執行を止めるよう求めてください。',
  },
  'de.ask-debt.sued': {
    says: '争うことを、2週間以内に裁判所に書いてください。理由は後でもよいです。Landgerichtでは弁護士が必要です。',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'これは正式な届け方です。そこにある日付から期限が始まり、よく2週間です。今日開けて、封筒を残してください。',
  },
  'de.ask-debt.claim-own-money': {
    says: 'まず書面で最後の期限を決めてください。次にネットで支払督促（Mahnbescheid）を申し立てるか、Amtsgerichtに訴えます。10,000ユーロまで弁護士はいりません。窓口が訴えを書き取ってくれます。費用は先に払い、勝てば戻ります。',
  },
  'de.ask-debt.missed-time': {
    says: '入院や届かなかった手紙など、自分の責任ではありませんか。証拠を添えて期間の回復(Wiedereinsetzung)を求め、同じ手紙で異議を出してください。過料と略式命令は1週間、民事と労働は2週間、税と給付は1か月以内です。',
  },
  'de.ask-debt.enforcement-order-late': {
    says: '封筒の日付から2週間です。入院や外国にいたなど、自分の責任でなく過ぎましたか。その裁判所に期間の回復（Wiedereinsetzung）を申し立ててください。動けるようになった日から2週間以内です。異議（Einspruch）と証拠を一緒に出し、執行の停止も求めてください。今日、Rechtsantragstelleか弁護士に相談してください。',
  },
}
