/** The Japanese words of Spain: guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_JA: Words = {
  'es.guide.step-debt-dates': {
    says: '日付を探してください。裁判所の書類には最後の日があり、営業日で数えます。それを先に片づけます。',
  },
  'es.guide.step-debt-check': {
    says: '払ったり認めたりする前に、あなたの借金か、額が正しいか、最後にいつ払ったかを確かめてください。',
  },
  'es.guide.step-debt-priority': {
    says: 'すべての借金の一覧を作ってください。家賃か住宅ローン、電気、水、税金を一番上に置きます。',
  },
  'es.guide.step-debt-advice': {
    says: 'OMIC、福祉（servicios sociales）、または弁護士会で無料の相談を受けてください。',
  },
  'es.guide.right-debt-proof': {
    says: '借金と、だれが債権を持つかの証拠を見る権利があります。',
  },
  'es.guide.right-debt-minimum': {
    says: '最低賃金までの給料は、普通の借金のために決して取られません。',
  },
  'es.guide.right-debt-lawyer': {
    says: '収入が少なければ、無料の弁護士を頼めます。',
  },
  'es.guide.debt-no-visit': {
    says: '民間の相手への借金のために、裁判所なしで給料や物を取ることはだれにもできません。',
  },
  'es.guide.debt-old': {
    says: 'ほとんどの借金は、支払いも届いた請求もなければ、5年で古すぎるものになります。',
  },
  'es.guide.option-debt-dispute': {
    title: '証拠を求める',
    says: '手紙で、契約書、額、債権の持ち主を求めます。',
    cost: 'メールなら無料。',
    time: '1時間。',
    risk: '何も認めなければ、小さいです。',
    bestFor: '借金に疑問があるとき。',
  },
  'es.guide.option-debt-plan': {
    title: '計画を提案する',
    says: '払える額を提案し、書面で同意をもらいます。',
    cost: '提案した額。',
    time: '数日。',
    risk: '借金を認めることになります。',
    bestFor: '払う義務があるとき。',
  },
  'es.guide.option-debt-second': {
    title: '再出発の制度（segunda oportunidad）を聞く',
    says: '裁判官は、誠実な人の借金のほとんどを消せます。',
    cost: '法律扶助なら無料。',
    time: '何か月も。',
    risk: '持ち物を売る必要があるかもしれません。',
    bestFor: '全部は払えないとき。',
  },
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
    says: '家を失うのは、裁判官の決定があるときだけです。',
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
  'es.guide.option-home-help': {
    title: '助けを受ける',
    says: '借り手の組合、福祉、または無料の弁護士です。',
    cost: '無料か少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '家を失うのが心配なとき。',
  },
  'es.guide.step-work-dates': {
    says: '仕事が終わった日を書きとめてください。解雇を争えるのは20営業日だけです。',
  },
  'es.guide.step-work-sign': {
    says: '「recibí, no conforme」と日付だけを書いて署名してください。',
  },
  'es.guide.step-work-papers': {
    says: '契約書、給与明細、メッセージ、証人の名前を集めてください。',
  },
  'es.guide.step-work-union': {
    says: '今週、労働組合か労働の弁護士に相談してください。',
  },
  'es.guide.right-work-letter': {
    says: '事実と日付を書いた手紙を受ける権利があります。',
  },
  'es.guide.right-work-paro': {
    says: 'どの解雇の後も、失業給付を申し込めます。',
  },
  'es.guide.right-work-wages': {
    says: '未払いの賃金は、1年間、10%の利息を付けて請求できます。',
  },
  'es.guide.work-paper': {
    says: '法律が与える権利は、署名しても手放せません。',
  },
  'es.guide.option-work-claim': {
    title: '調停を申し立てる',
    says: '無料で、期間がしばらく止まります。',
    cost: '無料。',
    time: '解雇なら20営業日。',
    risk: '小さいです。',
    bestFor: '同意できないとき。',
  },
  'es.guide.option-work-talk': {
    title: '会社と話す',
    says: '書面で頼み、期日を決めます。',
    cost: '無料。',
    time: '数日。',
    risk: '期間は進み続けます。',
    bestFor: '続けたい、または合意したいとき。',
  },
  'es.guide.option-work-help': {
    title: '助けを受ける',
    says: '労働裁判所では、労働者に無料の法律扶助があります。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'es.guide.step-buy-write': {
    says: '会社に書いてください。何が起き、何を、いつまでに求めるかです。証拠を残します。',
  },
  'es.guide.step-buy-papers': {
    says: '契約書、請求書、メッセージ、写真を集めてください。',
  },
  'es.guide.step-buy-bank': {
    says: '払った後で詐欺だと思うなら、先に銀行に電話してください。',
  },
  'es.guide.step-buy-omic': {
    says: '1か月で答えがなければ、OMICに行き、無料の仲裁を頼んでください。',
  },
  'es.guide.right-buy-withdraw': {
    says: '離れた相手から買いましたか。ほとんどの場合、14日以内に取り消せます。',
  },
  'es.guide.right-buy-guarantee': {
    says: '新しい品物には3年の法定保証があります。',
  },
  'es.guide.right-buy-unfair': {
    says: '不公正な条項に従う必要はありません。',
  },
  'es.guide.buy-no-force': {
    says: '会社は、裁判所なしに、無理にお金を取れません。',
  },
  'es.guide.option-buy-complain': {
    title: '苦情を出す',
    says: 'まず会社、次にOMICです。',
    cost: '無料。',
    time: '1か月。',
    risk: 'ありません。',
    bestFor: '会社がまちがっている、または答えないとき。',
  },
  'es.guide.option-buy-cancel': {
    title: '取り消す',
    says: 'はっきりした取消しを書面で送ります。',
    cost: '送料がかかることがあります。',
    time: '14日。',
    risk: '対象外の品物もあります。',
    bestFor: '離れた相手から買ったとき。',
  },
  'es.guide.option-buy-court': {
    title: '少額の訴えを起こす',
    says: '€2,000まで、弁護士なしで訴えられます。',
    cost: 'コピー代。',
    time: '数か月。',
    risk: '負けることがあります。',
    bestFor: 'ほかの方法がだめだったとき。',
  },
}
