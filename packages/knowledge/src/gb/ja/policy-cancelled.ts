/** 保険の打切りの通知: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_JA: Words = {
  'gb.policy-end.still-on': {
    says: '手紙の日までは保険があります。その前に払うか計画に合意すれば、続くことが多いです。',
  },
  'gb.policy-end.step-call': {
    says: '今日保険会社に電話してください。続ける条件を聞き、書面でもらってください。',
  },
  'gb.policy-end.step-new': {
    says: '終わるなら、同じ日に始まる新しい保険に入り、空白を作らないでください。',
  },
  'gb.policy-end.step-car': {
    says: '保険が切れたら、新しい保険が始まるまで運転しないでください。使わないなら届け(SORN)を出してください。',
  },
  'gb.policy-end.right-notice': {
    says: '契約どおり、書面で相当な予告が必要です。7日か14日が多いです。うそや悪用がないのに短いなら、不公正なことがあります。',
  },
  'gb.policy-end.right-credit': {
    says: 'クレジット契約で毎月払っているなら、それを終える前に14日以上の通知(default notice)が必要です。',
  },
  'gb.policy-end.right-help': {
    says: 'お金が足りない、病気だ、と伝えてください。会社はあなたのために行動する義務があり、額や時期を変えられます。',
  },
  'gb.policy-end.right-refund': {
    says: '保険がなくなる日数分の返金を求めてください。請求をしていなければ、引けるのは相当な費用だけです。',
  },
  'gb.policy-end.right-ombudsman': {
    says: '保険会社に苦情を出してください。8週間後か最終回答の後、6か月以内なら金融オンブズマンが無料です。',
  },
  'gb.policy-end.insight-record': {
    says: '後の保険会社は、打ち切られたことがあるか聞きます。正直に「はい」と言うと、高くなることが多いです。',
    actionable: '期日前に自分で解約できるか聞いてください。質問には必ず正直に答えてください。',
  },
  'gb.policy-end.warning-driving': {
    says: '無保険の運転は£300と6点になり、車を取られることがあります。保険もSORNもない車を持つだけでも£100になり得ます。',
  },
  'gb.policy-end.option-plan': {
    says: 'いくらをいつ払えるか伝えてください。続くことを書面で求めてください。',
    title: '足りない分を払うか、計画に合意する',
    cost: '未払い分。手数料がかかることもあります。',
    time: '期日前に電話1回。',
    risk: '断られることもあります。ほかの保険を用意してください。',
    bestFor: 'この保険を続けたいとき。',
  },
  'gb.policy-end.option-complain': {
    says: '苦情だと伝えてください。使った条項、送った警告、記録の削除を求めてください。',
    title: '不公正な打切りに苦情を出す',
    cost: 'かかりません。',
    time: '回答まで最長8週間。',
    risk: '苦情を出しても、保険は続きません。',
    bestFor: '警告がなかった、理由が誤りのとき。',
  },
}
