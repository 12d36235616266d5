/** The Japanese words of the rows in ../broadcasting-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADCASTING_FEE_JA: Words = {
  'de.public.tv-want': {
    says: 'Beitragsserviceが、あなたの家の放送料を求めています。テレビがあってもなくても、1つの家に1つの料金です。',
  },
  'de.public.tv-who': {
    says: 'Beitragsserviceは、公共放送のために集めます。取立て会社ではありません。',
  },
  'de.public.tv-reality': {
    says: 'これは公の料金です。正式な決定（Festsetzungsbescheid）の後は、町か裁判所の執行官が、裁判なしで強制できます。',
  },
  'de.public.tv-rights': {
    says: '基本の支援、BAföGを受けている、または収入がそれより少し多いだけなら、免除されることがあります。最長3年前までさかのぼれます。',
  },
  'de.public.tv-not-yet': {
    says: '督促状は強制できません。先に、異議の権利の説明がついた正式な決定を送らなければなりません。',
  },
  'de.public.tv-deadline': {
    says: '届いた日から1か月あります。最後の枠に、どこに送るかが書いてあります。',
    action: '決定に異議（Widerspruch）を出す',
    consequence: '決定が確定し、強制できるようになります。',
  },
  'de.public.tv-step-exempt': {
    says: '収入が少ない、または給付を受けていますか。今すぐ免除を申請し、給付の役所の決定を証拠として送ってください。',
  },
  'de.public.tv-step-double': {
    says: '家のだれかがもう払っていますか。その人の料金番号を送り、あなたの番号を閉じてもらってください。',
  },
  'de.public.tv-step-rates': {
    says: '払う義務があるなら、強制執行になる前に、Beitragsserviceに分割払いを求めてください。',
  },
  'de.public.tv-option-exempt': {
    says: 'rundfunkbeitrag.deの用紙に書き、証拠を送ります。',
    title: '免除か減額を申請する',
    cost: '無料。',
    time: '用紙1枚。',
    risk: '決まるまで、前の金額のままです。決定には異議も出してください。',
    bestFor: '給付、BAföG、障害、または二重払いのとき。',
  },
  'de.public.tv-option-rates': {
    says: '今の料金のほかに、続けて払える金額を申し出ます。',
    title: '分割払いを求める',
    cost: '料金と、遅れの追加料金。',
    time: '手紙1通か電話1本。',
    risk: '新しい料金は続きます。',
    bestFor: '払う義務があり、お金が足りないとき。',
  },
  'de.public.tv-right-once': {
    says: '何人住んでいても、1つの家に1つの料金だけです。',
  },
  'de.public.tv-right-exempt': {
    says: 'そのとき給付を受けていたと示せば、免除は最長3年前までさかのぼれます。',
  },
  'de.public.tv-myth': {
    says: 'テレビやラジオがなくても、家の料金を払う義務があります。2018年に連邦憲法裁判所がそれを認めました。',
  },
  'de.public.tv-step-object': {
    says: 'まちがいだと思いますか。1か月以内に、最後の枠の住所に書面で異議を出してください。料金番号を書いてください。',
  },
  'de.public.tv-not-yet-visit': {
    says: 'Beitragsservice自身は、家に入ることも、何かを差し押さえることもできません。先に、町か裁判所の執行官に頼まなければなりません。',
  },
  'de.public.tv-option-object': {
    says: '何がまちがいかを書き、住民登録や給付の決定などの証拠を送ります。',
    title: '決定に異議を出す',
    cost: '最初は無料。認められないと、手数料がかかることがあります。',
    time: '1か月。',
    risk: '支払いは続きます。止めることも求めてください。',
    bestFor: '家か月がまちがっている、または免除されていたとき。',
  },
  'de.public.tv-step-enforce': {
    says: 'もう強制執行の段階です。町の強制執行の係に電話し、分割払いを申し出て、P-Kontoで口座を守ってください。',
  },
  'de.public.tv-right-enforced': {
    says: '執行できるのは、決定（Festsetzungsbescheid）が届いた後だけです。届いていなければ、すぐ書面で伝え、行政裁判所に緊急の停止を求めてください。',
  },
  'de.public.tv-right-account': {
    says: '銀行に保護口座（P-Konto）を求めてください。毎月、基本額が守られます。役所に分割も頼めます。',
  },
  'de.public.tv-right-old': {
    says: '受信料は、相手があなたの住まいを知っていたなら、その年の終わりから3年で時効になります。書面で主張してください。',
  },
}
