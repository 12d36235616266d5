/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SPEEDING_JA: Words = {
  'gb.speed.want': {
    says: '警察は、誰が運転していたかを尋ねています。運転者が裁判にかけられる可能性も知らせています。',
  },
  'gb.speed.step': {
    says: '書式に記入し、28日以内に発送の証拠を残して返してください。運転者の名前か、知っていることをすべて書きます。',
  },
  'gb.speed.warning': {
    says: '答えないこと自体が犯罪です。6点の加点と£1,000までの罰金です。速度違反より重いことも多くあります。',
  },
  'gb.speed.right-fourteen': {
    says: '最初の通知は、多くの場合14日以内に登録名義人（registered keeper）に届かなければなりません。遅れていたら相談し、それでも書式は返してください。',
  },
  'gb.speed.option-help': {
    title: 'この後を尋ねる',
    says: '書式の後、警察は講習、定額の罰金、裁判のどれかを選べます。免許が危ないときは弁護士に相談してください。',
    cost: '提案されれば、講習か罰金の費用。',
    time: '書式は数分です。',
    risk: '点数は何年も残ります。',
    bestFor: 'あなたが運転した、または誰か分からないとき。',
  },
  'gb.speed.right-proof': {
    says: '1人の証人の意見だけで、速度違反の有罪になることはありません。証拠は多くの場合カメラか測定器です。見せるよう求められます。',
  },
}
