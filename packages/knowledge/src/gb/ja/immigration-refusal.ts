/** A refusal of the Home Office: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_JA: Words = {
  'gb.refusal.deadline-appeal': {
    says: '英国内にいる人の不服申立ての期限は、決定が送られた日から14日です。',
    action: '不服申立て（appeal）を審判所に送る',
    consequence: '遅れるとよい理由が必要で、その間に滞在の権利が終わることがあります。',
  },
  'gb.refusal.deadline-review': {
    says: '英国内にいる人が再審査（administrative review）を求める期限は14日です。',
    action: '再審査（administrative review）を求める',
    consequence: '遅れるとほとんど断られ、滞在の権利が終わることがあります。',
  },
  'gb.refusal.no-removal-yet': {
    says: '英国内から期限までに不服申立てをした場合、その決定まで、ふつう退去させられません。',
  },
  'gb.refusal.right-reasons': {
    says: '手紙は、理由と、どこに、いつまでに、何ができるかを書かなければなりません。',
  },
  'gb.refusal.right-fee': {
    says: '審判所の手数料が払えないときは、助けを求めてください。難民支援を受ける人など、払わなくてよい人もいます。',
  },
  'gb.refusal.right-legal-aid': {
    says: '難民申請、人身取引、収容の件では、法律扶助（legal aid）で弁護士を頼めることがあります。',
  },
  'gb.refusal.step-day': {
    says: '決定を受け取った日を書き留めてください。申請書、送った書類、手紙が足りないと言うものを集めます。',
  },
  'gb.refusal.step-stay': {
    says: '助言を受けるまで、英国を出たり、新しい申請を送ったりしないでください。どちらも不服申立てや再審査を終わらせることがあります。',
  },
  'gb.refusal.warning-adviser': {
    says: '登録なしに入国管理の助言を売ることは犯罪です。Immigration Advice Authorityの名簿で助言者の名前を調べてください。',
  },
  'gb.refusal.option-appeal': {
    says: '理由をそえて、オンラインで不服申立てを送ります。証拠は後からも送れます。',
    title: '審判所に不服を申し立てる',
    cost: '手数料。助けがあれば無料。',
    time: '数か月。',
    risk: '負けると滞在の権利は終わります。',
    bestFor: '不服申立てができると手紙にある方。',
  },
  'gb.refusal.option-review': {
    says: '送った書類について、役所がどんな間違いをしたかを述べます。ふつう新しい証拠は加えられません。',
    title: '再審査を求める',
    cost: '手数料。認められれば戻ります。',
    time: '数週間から数か月。',
    risk: '新しい申請をすると再審査は終わります。',
    bestFor: '役所が見落としをした、または違う規則を使った方。',
  },
  'gb.refusal.option-adviser': {
    says: '不服申立て、再審査、新しい申請のどれがよいか、弁護士か登録された助言者に聞きます。',
    title: '今すぐ登録された助言者を探す',
    cost: '一部の支援団体やlaw centreでは無料。',
    time: '今日電話する。',
    risk: '登録された助言者なら、ありません。',
    bestFor: 'この手紙を受けたすべての方。',
  },
  'gb.visa.right-family-life': {
    says: '内務省は、拒否があなたや相手や子どもに厳しすぎないかも考えなければなりません。家族生活は人権です。証拠を付けて不服申立てで述べましょう。',
  },
  'gb.refusal.right-asylum': {
    says: '迫害や拷問のおそれがある所へ送り返すことはできません。危険を示すものをすべて添えて、不服申し立てで伝えましょう。',
  },
}
