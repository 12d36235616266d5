/** The Japanese words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_JA: Words = {
  'fr.neighbour.want': {
    says: 'だれかが、あなたが近所に迷惑をかけているので、やめるよう言っています。',
  },
  'fr.neighbour.right-abnormal': {
    says: '数えるのは、その場所のふつうを超える迷惑だけです。相手が、記録、証人、測定で証明しなければなりません。',
  },
  'fr.neighbour.right-first': {
    says: '裁判所に行く前に、調停人か仲介の人を、あなたと一緒に試さなければなりません。調停人（conciliateur）は無料です。',
  },
  'fr.neighbour.step': {
    says: '落ち着いて書面で答えてください。何を変えたか、何がちがうかを書き、conciliateur de justiceとの話し合いを申し出ます。',
  },
  'fr.neighbour.option': {
    says: '町役場で、無料の調停人と会います。',
    title: '無料の調停',
    cost: '無料。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: 'これからも隣どうしで暮らすとき。',
  },
  'fr.neighbour.right-trees': {
    says: '2メートルをこえる木や生け垣は、ふつう境界から2メートル、低いものは50センチ離さなければなりません。30年たつと、高さや場所はそのままでよいことがあります。境界をこえた枝は、求められたら切ります。',
  },
  'fr.neighbour.step-trees': {
    says: '高さと距離をはかり、役場で地元の決まりを聞き、書面で答えてください。裁判の前に、ふつうは無料の調停人と話し合わなければなりません。',
  },
  'fr.neighbour.lease-not-yet': {
    says: 'この手紙で賃貸契約が終わることはありません。騒音などの迷惑で契約を終わらせられるのは裁判官だけで、迷惑が証明され、重いときに限られます。',
  },
  'fr.neighbour.lease-duty': {
    says: '借り主は住まいを静かに使わなければなりません。近所に迷惑があれば家主は動く義務がありますが、まず理由を書いた手紙をあなたに出す必要があります。',
  },
  'fr.neighbour.lease-step': {
    says: '日付と証拠（警察の記録、近所の手紙）を書面で求めてください。本当のことはやめ、静かだった夜も書きとめてください。',
  },
}
