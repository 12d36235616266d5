/** The Japanese words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_JA: Words = {
  'de.deposit.want': {
    says: '大家が、敷金（Kaution）からいくら、なぜ差し引くかを伝えています。',
  },
  'de.deposit.reality': {
    says: 'これを受け入れる必要はありません。金額ごとに、大家は損害とその費用を示さなければなりません。',
  },
  'de.deposit.right-wear': {
    says: 'すり切れたじゅうたんや小さい使いあとなど、ふつうの傷みには払いません。',
  },
  'de.deposit.right-six-months': {
    says: '損害の請求は、大家が家を返してもらってから6か月で時効になります。場合によっては、古い請求を差し引くことがあります。',
  },
  'de.deposit.right-cap': {
    says: '敷金は、多くても家賃（共益費なし）の3か月分です。別にして保管しなければならず、利息はあなたのものです。',
  },
  'de.deposit.right-paint': {
    says: '小さな字の条件にある、塗る決まった時期は効きません。塗っていない家を借りたなら、ほとんどの場合、塗る義務はありません。',
  },
  'de.deposit.step-write': {
    says: '書いてください。領収書と引渡しの書類のついた全部の計算を求め、残りを払う期日を示します。',
  },
  'de.deposit.option-dispute': {
    says: 'どの金額を、なぜ受け入れないかを書きます。借家人の会が助けます。',
    title: '残りを返すよう求める',
    cost: '無料、または会の年会費。',
    time: '数週間。',
    risk: '大家が裁判所に行くことがあります。',
    bestFor: '証拠のない金額、またはふつうの傷みのとき。',
  },
  'de.deposit.not-yet': {
    says: '手紙で決まるわけではありません。権利なしに差し引いたものは、裁判所が返させることができます。',
  },
  'de.deposit.right-old-for-new': {
    says: '本当の損害でも、新しい物の値段を払う義務はありません。古さの分が引かれ、掃除や修理で足りることもあります。',
  },
  'de.deposit.step-proof': {
    says: '最初と最後の日の引渡しの書類、写真、家を見た人の名前を集めてください。',
  },
}
