/** A letter before court action: warnings, what an adviser would notice, and tactics. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_INSIGHTS_JA: Words = {
  'gb.lbc.warn-silence': {
    says: '黙っていると、請求（claim）が進み、話を聞かれないまま判決（judgment）が出ることがあります。',
  },
  'gb.lbc.warn-admit': {
    says: '確かでなければ、借りているという欄に印をつけないでください。署名して認めると、期間が数え直しになることがあります。',
  },
  'gb.lbc.insight-short': {
    says: '手紙の期限は30日より短いです。会社が個人に借金を求めるときの決まりは30日です。',
    actionable: '早めに返事をし、「Debt Protocolでは手紙の日付から30日ある」と書いてください。',
  },
  'gb.lbc.insight-no-form': {
    says: '文の中に返事の用紙（Reply Form）が見つかりません。会社が求める借金なら、手紙についている必要があります。',
    actionable:
      '封筒の中を見てください。なければ求め、30日は用紙が届いた日から始めるべきだと書きます。',
  },
  'gb.lbc.insight-sold': {
    says: 'この借金は売られました。最初の貸し手がだれか、いつ、だれに売ったかを、手紙に書かなければなりません。',
    actionable: '債権を売った通知と、口座の全部の記録を求めてください。',
  },
  'gb.lbc.insight-costs': {
    says: '費用は大きく見えることがあります。£10,000までの少額の請求（small claim）では、負けてもほとんどの場合、定額の費用と裁判所の手数料だけです。弁護士費用の全額ではありません。',
    actionable: '各費用と、それを認める規則や契約の文を書き出すよう求めてください。',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: '規則がくれる時間を使います。書類を求めて用紙を返し、次の数週間で相談を受けます。',
    risk: '待つ間も利息が増えることがあります。',
    notWhen: '払う義務を認めていて、今払えるとき。',
  },
  'gb.lbc.tactic-breach': {
    says: 'この手紙の規則を守っていないなら、今、書面で伝えます。後で費用を求められたときに役立ちます。',
    risk: '裁判官は大事な点を見ます。小さなまちがいは問題になりません。',
    notWhen: '小さなまちがいしかないとき。',
  },
  'gb.lbc.tactic-offer': {
    says: '家計の表をつけて、書面で提案します。断られて裁判になっても、解決しようとしたことを裁判官に示せます。',
    risk: '支払いの提案で、借金を認めることになる場合があります。',
    notWhen: '借金を争うとき、または古すぎる借金かもしれないとき。',
  },
}
