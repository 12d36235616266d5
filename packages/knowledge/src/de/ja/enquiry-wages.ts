/** Questions about pay: wages not paid, overtime, minijobs and insolvent firms. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_JA: Words = {
  'de.ask-job.no-pay': {
    says: '今日、金額と約1週間の期限を書いて書面で請求してください。多くの契約では3か月で権利が失われます。次は労働裁判所へ。受付が訴えを書き取り、弁護士は要りません。約2か月分の未払いなら、書面で告げた後に仕事を止められます。その間のお金は雇用機関に申請を。慌てて辞めないでください。',
  },
  'de.ask-job.insolvent-employer': {
    says: '2か月以内に、Agentur für ArbeitにInsolvenzgeldを申請してください。失った手取りの給料を、最長3か月分払います。',
  },
  'de.ask-job.overtime': {
    says: '上司が命じた、または黙って認めた残業は、お金か休みで返さなければなりません。日、時間、知っていた人を書きとめ、早く求めてください。',
    dependsOn: '契約書と、上司が命じたか知っていたか',
  },
  'de.ask-job.minijob': {
    says: 'ミニジョブ（Minijob）でも同じ権利があります。有給休暇、病気のときの給料、最低賃金、予告期間、解雇からの保護です。',
  },
  'de.ask-job.stop-work': {
    says: '未払いが多いとき、約2か月分なら、働くのを止められます。まず足りない額を書き、最後の期限を決め、止めると予告してください。少額や短い遅れではできません。賃金の権利は残ります。先に相談してください。やり方を誤ると仕事を失うことがあります。',
  },
}
