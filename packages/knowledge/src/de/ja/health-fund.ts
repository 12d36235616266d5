/** The Japanese words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_JA: Words = {
  'de.health-fund.deadline': {
    says: '公の健康保険か介護保険に対しては、決定が届いた日から1か月あります。',
    action: '保険に異議（Widerspruch）を送る',
    consequence: '決定が確定します。',
    service: '決定は、出してから4日目に届いたとみなされます',
  },
  'de.health-fund.want': {
    says: '公の保険が断っているか、給付を終わらせています。無料で異議を出せます。',
  },
  'de.health-fund.step-object': {
    says: '1か月以内に「異議を出します」と書いてください。医学の報告書を求め、医師の短い手紙を送ります。',
  },
  'de.health-fund.right-court': {
    says: '異議は無料です。断られた後、1か月以内に、無料で社会裁判所に行けます。',
  },
  'de.health-fund.option-object': {
    says: '書面で異議を出します。理由と医師の手紙は後でもよいです。',
    title: '無料で異議を出す',
    cost: '無料。',
    time: '1か月以内。',
    risk: 'ありません。',
    bestFor: 'あなたか医師が納得できないとき。',
  },
  'de.health-fund.right-three-weeks': {
    says: '保険は3週間以内、医学の報告書があれば5週間以内に決めなければなりません。何も言わなければ、認めたとみなされます。',
  },
  'de.health-fund.right-sick-pay': {
    says: '傷病手当は、同じ病気で、3年のうち78週間までです。前の証明が終わった次の営業日までに、新しい証明を作らなければなりません。',
  },
  'de.health-fund.right-late-note': {
    says: '仕事が終わっていて、証明が遅れても1か月以内なら、権利は残ります。払われないのは、間の日だけです。',
  },
  'de.health-fund.right-arrears': {
    says: '2か月分の滞納があると、払われるのは急ぎの治療、痛み、妊娠、検診だけです。分割払いの計画を守れば、全部の補償が戻ります。',
  },
  'de.health-fund.arrears-want': {
    says: '健康保険が、保険料が払われていないと言っています。',
  },
  'de.health-fund.arrears-reality': {
    says: '公の保険は、裁判所なしで自分の決定を強制できます。ほとんどの場合、税関（Hauptzollamt）を通します。その前に動いてください。',
  },
  'de.health-fund.arrears-step': {
    says: '今すぐ保険に電話し、分割払いを求めてください。推測の収入を使っていたら、収入の証明を送ります。',
  },
  'de.health-fund.right-rides': {
    says: '要介護度4か5の人、3で長く移動が難しい人、aG・Bl・Hの印のある手帳を持つ人、透析など頻繁な治療を受ける人の通院には、疾病金庫が交通費を払います。似た事情も認められます。医師に理由を書いてもらってください。',
  },
}
