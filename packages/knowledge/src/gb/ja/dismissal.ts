/** Dismissal and redundancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'gb.job.want': {
    says: '会社が、あなたの仕事が終わる、または終わるかもしれないと言っています。手紙には、理由といつからかを書くべきです。',
  },
  'gb.job.rights-summary': {
    says: '不服を申し立て、理由を聞き、予告と休暇の支払いを受け、不公正なら請求できます。',
  },
  'gb.job.reality': {
    says: '手紙で終わりではありません。不服申立てで変わったり、合意で終わったりすることが多いです。でも、期限はきびしいです。',
  },
  'gb.job.who': {
    says: '会社は公正に行動し、自分の規則とAcas Codeを守らなければなりません。',
  },
  'gb.job.know-acas': {
    says: '審判所（tribunal）に行く前に、Acasに連絡しなければなりません。無料で、審理なしの合意になることが多いです。',
    learnMore:
      '早期の調停（early conciliation）といいます。最長12週間で、その間は期限が止まります。',
  },
  'gb.job.ni': {
    says: '北アイルランドでは、請求まで3か月で、先にLabour Relations Agencyに連絡しなければなりません。',
  },
  'gb.job.option-appeal': {
    says: '書かれた日の前に、理由を書いた短い手紙を送ります。',
    title: '会社に不服を申し立てる',
    cost: '無料。',
    time: '書くのに数日。',
    risk: '小さいです。審判所（tribunal）の期限は止まりません。',
    bestFor: '決定や手順がまちがっていると思う場合。',
  },
  'gb.job.option-acas': {
    says: 'Acasが両方と話し、合意を探します。',
    title: 'Acasの早期の調停（early conciliation）を始める',
    cost: '無料。',
    time: '最長12週間。',
    risk: 'ありません。',
    bestFor: '審理なしで、お金や公正な推薦状（reference）がほしい場合。',
  },
  'gb.job.option-settle': {
    says: '賃金、日、推薦状（reference）、ほかの人にどう言うかを聞きます。',
    title: '辞め方を話し合う',
    cost: '無料。相談員の費用は会社が払うことが多いです。',
    time: '数週間。',
    risk: '署名すると、請求をあきらめることになります。',
    bestFor: '合意して辞めたい場合。',
  },
  'gb.job.warn-time': {
    says: '仕事が2026年10月1日より前に終わったなら、Acasに連絡できるのは3か月から1日引いた期間だけです。',
  },
  'gb.job.warn-appeal-clock': {
    says: '会社への不服申立てでは、審判所（tribunal）への請求の期限は止まりません。',
  },
  'gb.job.insight-selection': {
    says: '人員整理（redundancy）では、公正に選び、点数を知らせ、あなたの別の仕事を探さなければなりません。',
    actionable: 'あなたの点数、選ぶ項目の一覧、空いている仕事を求めてください。',
  },
  'gb.job.insight-gross': {
    says: '予告なしの解雇は、とても重い行為のときだけで、公正な話し合いの後だけです。',
    actionable: '証拠と会議の記録を求めてください。抜けていたことを不服申立てに書きます。',
  },
  'gb.job.change-time': {
    says: '2026年10月1日から、その後の解雇についてのほとんどの審判所（tribunal）への請求は、3か月ではなく6か月です。',
    was: 'ほとんどの審判所への請求は、3か月から1日引いた期間の中に始めなければなりませんでした。',
    is: 'この日以降の解雇では6か月です。',
  },
  'gb.job.acas-six-months': {
    says: '仕事が終わった日から6か月より1日短い期限があります。安全のため、手紙から180日を数えます。',
    action: '訴えるかもしれないなら、Acasに連絡する',
    consequence: '期限を過ぎると、審判所はほとんどの場合、訴えを聞きません。',
  },
}
