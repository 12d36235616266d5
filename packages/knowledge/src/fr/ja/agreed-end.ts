/** The Japanese words of the rows in ../agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREED_END_JA: Words = {
  'fr.agreed.who': {
    says: 'これはあなたの雇い主です。このような合意は、労働の役所（DREETS）が認めて初めて有効です。',
  },
  'fr.agreed.reality': {
    says: 'これは申し出で、両方が自由に望まなければなりません。断ってもよく、仕事は続きます。',
  },
  'fr.agreed.not-yet': {
    says: '今は何も終わりません。署名の後、取り消すための15日があり、その後、役所のために最長15営業日あります。',
  },
  'fr.agreed.right-meeting': {
    says: '少なくとも1回の話し合いの権利があります。同僚、または従業員の代表がいなければ助言者（conseiller du salarié）と一緒に行けます。',
  },
  'fr.agreed.right-back': {
    says: '署名の後、15暦日は、理由なしに考えを変えられます。日付の証拠が残る手紙を送ってください。',
  },
  'fr.agreed.right-money': {
    says: '金額は、少なくとも法律の額です。10年までは1年につき月給の4分の1、その後は3分の1です。もっと多い業界もあります。',
  },
  'fr.agreed.right-benefit': {
    says: '自分からやめるときとちがい、十分長く働いていれば、その後に失業給付を受けられます。金額が大きいと、始まりが遅れます。',
  },
  'fr.agreed.warn-pressure': {
    says: '迫られた、おどされた、いやがらせを受けた合意なら、裁判官が取り消せます。認められてから12か月あります。',
  },
  'fr.agreed.step-no-sign': {
    says: '話し合いの場で署名しないでください。用紙を家に持ち帰り、そこにある日付が本当の日か確かめます。',
  },
  'fr.agreed.step-count': {
    says: '働いた年数と給料から、法律の金額を計算してください。答える前に、労働組合か労働法の窓口（0 806 000 126）に聞きます。',
  },
  'fr.agreed.option-no': {
    says: '理由を言う義務はありません。これを理由に罰してはいけません。',
    title: '断って仕事を続ける',
    cost: '何もかかりません。',
    time: '手紙の期日まで。',
    risk: '解雇には、本当で重大な理由が必要です。',
    bestFor: '続けたいとき。',
  },
  'fr.agreed.option-negotiate': {
    says: 'もっと高い金額と、都合のよい日を求めます。法律の金額は最低にすぎません。',
    title: 'もっと求める',
    cost: '無料。',
    time: '署名する前。',
    risk: '相手が申し出を取り下げることがあります。',
    bestFor: 'やめることがあなたにも合うとき。',
  },
}
