/** Notices to leave in Scotland and Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NATIONS_JA: Words = {
  'gb.home.want-scotland': {
    says: 'あなたが残ると、家主はFirst-tier Tribunalに決めてもらうことがあります。',
  },
  'gb.home.not-yet-scotland': {
    says: '今、だれもあなたを追い出せません。家主はまずTribunalに行く必要があり、あなたはそこで話せます。',
  },
  'gb.home.right-no-force-scotland': {
    says: '力ずくで追い出すことや、出て行くほど生活を苦しくすることは犯罪です。起きたら警察に電話してください。',
  },
  'gb.home.step-council-scotland': {
    says: '家を失うかもしれないと、役所（council）に伝えてください。役所は相談と助けを出す義務があります。',
  },
  'gb.home.option-help-scotland': {
    says: '相談員が通知を確かめ、Tribunalに話すのを手伝います。',
    title: '住まいの無料の相談を受ける',
    cost: '無料。',
    time: '今週電話。',
    risk: 'ありません。',
    bestFor: '通知（notice to leave）が来た方。',
  },
  'gb.home.option-tribunal-scotland': {
    says: '家主が申し立てたら、出て行くのがなぜ公平でないかを言います。あなたに手数料はありません。',
    title: 'Tribunalで自分の側を話す',
    cost: '無料。',
    time: '数か月。',
    risk: '負けると、出て行く命令が出ます。',
    bestFor: '通知がまちがい、または出るのがとてもつらい方。',
  },
  'gb.home.rights-ni': {
    says: '裁判所が命じるまで残れます。先に通知を確かめ、無料の相談を受けられます。',
  },
  'gb.home.insight-weeks-ni': {
    says: '週の数が足りない通知や、書面でない通知は無効です。家主は新しい通知を出さなければなりません。',
    actionable: '受け取った日から週を数えてください。住んだ長さをHousing Rightsに伝えます。',
  },
  'gb.home.step-council-ni': {
    says: '家を失うかもしれないと、Housing Executiveに伝えてください。どんな助けを受けられるか見てくれます。',
  },
  'gb.home.option-help-ni': {
    says: 'Housing Rightsが通知を確かめ、代わりに家主と話せます。',
    title: '住まいの無料の相談を受ける',
    cost: '無料。',
    time: '今週電話。',
    risk: 'ありません。',
    bestFor: '通知（notice to quit）が来た方。',
  },
  'gb.home.right-no-force-ni': {
    says: '通知の期間が終わっても、家主はなお裁判所へ行かなければなりません。裁判所なしに追い出すことや嫌がらせは犯罪です。自治体に電話してください。',
  },
  'gb.home.right-executive-ni': {
    says: 'Housing Executiveには裁判所の命令が必要です。保護された借り主（secure tenant）なら、多くは裁判官が妥当と認めなければなりません。introductory tenancyなら、通知から14日以内に見直しを求められます。',
  },
  'gb.home.right-days-scotland': {
    says: '6か月を超えて住んでいれば、家主が売る、または自分で住む場合、84日の予告が必要です。送られた通知（notice）は48時間後に届いたとみなします。',
  },
  'gb.home.right-form-scotland': {
    says: 'Notice to leaveは決まった書式で、理由と審判所に申し立てられる最初の日を書かなければなりません。日付の1日の誤りなど、小さな誤りでは無効にならないことがあります。理由の誤りや早すぎる日付では無効になりえます。',
  },
  'gb.home.before-notice-reality-scotland': {
    says: 'この手紙は退去の通知（notice to leave）ではありません。支払い計画を決めて住み続けられるよう、先に送らなければならない手紙です。',
  },
  'gb.home.before-notice-step-scotland': {
    says: 'この手紙の日までに書面で返事をしてください。家賃のほかに毎月いくら払えるかを伝え、書面での同意を求めてください。',
  },
}
