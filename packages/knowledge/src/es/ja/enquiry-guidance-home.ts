/** First steps, rights and ways out for questions about a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_JA: Words = {
  'es.guide.step-home-read': {
    says: '賃貸契約を探してください。署名の日、期間、家賃を見ます。書面がなければ、家賃の領収書も使えます。',
  },
  'es.guide.step-home-pay': {
    says: '家賃を期日どおり、銀行振込で払い続けてください。',
  },
  'es.guide.step-home-write': {
    says: '証拠が残る方法で、家主に書いてください。',
  },
  'es.guide.step-home-social': {
    says: '福祉（servicios sociales）と住宅の役所に助けを求めてください。',
  },
  'es.guide.right-home-judge': {
    says: '借主が家を失うのは、裁判官の決定があるときだけです。',
  },
  'es.guide.right-home-term': {
    says: '2019年3月からの住まいの契約は、5年、持ち主が会社なら7年続けられます。',
  },
  'es.guide.right-home-repair': {
    says: '家主は、家を住める状態に保たなければなりません。',
  },
  'es.guide.home-locks': {
    says: '家主は、鍵を変えたり、電気や水を止めたりしてはいけません。',
  },
  'es.guide.home-seven': {
    says: '敷金は1か月分で、鍵を返してから1か月で返すものです。',
  },
  'es.guide.option-home-dispute': {
    title: '家主に手紙を書く',
    says: '法律があなたに何を認め、何を求めるかを書きます。',
    cost: 'burofaxは数ユーロ。',
    time: '1時間。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '家主が決まりを破ったとき。',
  },
  'es.guide.option-home-deal': {
    title: '合意する',
    says: '守れる計画か日を書面で提案します。',
    cost: '合意した額。',
    time: '数日。',
    risk: '約束を守る必要があります。',
    bestFor: '家賃の滞納がある、または引っ越したいとき。',
  },
  'es.guide.right-home-deposit': {
    says: '敷金は、裁判所の支払命令（monitorio）で請求できます。その前に、証拠の残る形で話し合いを申し出てください。申し立てに弁護士は要りません。',
  },
  'es.guide.option-home-help': {
    title: '助けを受ける',
    says: '借り手の組合、福祉、または無料の弁護士です。',
    cost: '無料か少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '家を失うのが心配なとき。',
  },
}
