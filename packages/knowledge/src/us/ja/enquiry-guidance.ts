/** The Japanese words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_JA: Words = {
  'us.home.know-voucher': {
    says: '連邦の補助や、連邦が支えるローンがある家では、州の法律より長い通知が必要なことがあります。',
    learnMore:
      '家賃がSection 8、公営住宅、税の優遇で補助されているか、建物のローンを連邦が支えているか聞いてください。',
  },
  'us.home.right-court': { says: '家から出される前に、裁判所の審理を受ける権利があります。' },
  'us.home.right-fair': {
    says: '大家は、人種、肌の色、宗教、性別、出身国、障害、子どもがいることを理由に、立ち退かせてはいけません。',
  },
  'us.home.step-aid': {
    says: '今日、法律扶助（legal aid）に電話し、通知を見せてください。借り手に無料の弁護士がつく市もあります。',
  },
  'us.home.step-211': {
    says: '211に電話し、家賃の助けを求めてください。求めたことを、大家に書面で伝えます。',
  },
  'us.home.step-court': {
    says: '裁判所の書類が来たら、書いてある日に答えるか、行ってください。逃すと負けます。',
  },
  'us.home.step-proof': {
    says: '契約書、家賃の領収書、修理が必要な所の写真、大家とのメッセージを集めてください。',
  },
  'us.home.option-help': {
    says: '法律扶助は、通知のまちがいを調べ、裁判所でいっしょにいてくれます。',
    title: '無料の弁護士や相談員を得る',
    cost: '収入が低ければ無料',
    time: '今日電話する',
    risk: 'なし。日数は進みます。',
    bestFor: 'このような通知を受けた全員。',
  },
  'us.home.option-plan': {
    says: '日と額を提案します。払っている間は裁判を起こさないと、大家に署名を求めてください。',
    title: '書面で計画に合意する',
    cost: '家賃の借りを分割で',
    time: '通知が終わる前',
    risk: '計画を守れないと、裁判になることがあります。',
    bestFor: 'もうすぐ、または分割で払える場合。',
  },
  'us.home.option-defend': {
    says: '裁判所の書類を待ち、期限内に答え、何がちがうかを裁判官に伝えます。',
    title: '裁判所で争う',
    cost: '裁判所によっては手数料。免除（waiver）を求めてください',
    time: '裁判所の書類から数日だけのことが多い',
    risk: '判決が、借り手の審査で見えることがあります。',
    bestFor: '通知がまちがい、払った、または修理されなかった場合。',
  },
  'us.work.right-pay': {
    says: '最後の給料を受け取る権利があります。連邦法では次の給料日までです。すぐにという州もあります。',
  },
  'us.work.right-no-discrimination': {
    says: '人種、肌の色、宗教、性別、妊娠、出身国、40歳からの年齢、障害を理由に、仕事を失うことはありません。',
  },
  'us.work.right-retaliation': {
    says: '給料を求めた、危険や差別を報告した、同僚と行動したことを理由に、解雇されてはいけません。',
  },
  'us.work.step-no-sign': {
    says: 'その場で、権利放棄（release）や退職金の書類に署名しないでください。持ち帰って、助言を受けます。',
  },
  'us.work.step-proof': {
    says: '何がいつ起き、だれが何を言ったかを書いてください。この手紙、給料明細、評価、メッセージを取っておきます。',
  },
  'us.work.step-dispute': {
    says: '違法だったと思うなら、早くEEOC、Department of Labor、または労働の弁護士に連絡してください。',
  },
  'us.work.option-charge': {
    says: 'EEOCか州の機関に、オンラインで申し立てます。ほとんどの差別の裁判の前に必要です。',
    title: 'EEOCに申し立てる',
    cost: '無料',
    time: '180日か300日以内',
    risk: '低いです。法律は仕返しを禁じています。',
    bestFor: '自分の属性や、報告したことが理由だと思う場合。',
  },
  'us.work.option-wages': {
    says: 'Wage and Hour Divisionか、州の労働の役所に電話します。足りない給料の2倍を裁判で求めることもできます。',
    title: '未払いの給料の苦情を出す',
    cost: '無料',
    time: '2年、わざとなら3年',
    risk: '低いです。法律は仕返しを禁じています。',
    bestFor: '給料、残業代、チップが足りない場合。',
  },
  'us.work.option-help': {
    says: '弁護士や法律扶助が、理由が違法か、請求がいくらになるかを教えられます。',
    title: '労働の弁護士に話す',
    cost: '最初の相談は無料のことが多い',
    time: '数日以内',
    risk: 'なし。',
    bestFor: '署名が必要、または違法だと思う場合。',
  },
}
