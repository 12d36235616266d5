/** The Japanese words of the rows in ../sick-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_JA: Words = {
  'fr.sick-pay.want': {
    says: '健康保険が、毎日の傷病手当（indemnités journalières）を止めます。',
  },
  'fr.sick-pay.reality': {
    says: '保険の医師が、また働けると言っています。その日に戻るか、その前に自分の医師に会ってください。証明なしに休むと、仕事を失うことがあります。',
  },
  'fr.sick-pay.deadline': {
    says: '医学の不服の委員会（CMRA）に争うために、手紙から2か月あります。決定は止まりません。',
    action: '医学の不服の委員会（CMRA）に書く',
    consequence: '決定が確定します。',
  },
  'fr.sick-pay.right-court': {
    says: '不服は無料で、医師たちが決めます。4か月答えがなければ、断られたことになります。その後、社会の裁判所に行くために2か月あり、裁判所は医師を決められます。',
  },
  'fr.sick-pay.right-report': {
    says: '医学の報告書を受け取る医師を、あなたが決められます。不服と一緒に、医師の新しい手紙を送ってください。',
  },
  'fr.sick-pay.right-works-doctor': {
    says: '60日以上、労災の後なら30日以上休みましたか。職場の医師は、戻ってから8日以内に、あなたを診なければなりません。その前の診察も求められます。',
  },
  'fr.sick-pay.step': {
    says: '今週、手紙を持って医師に会ってください。書面の意見を求めます。雇い主に、何が起きているかを伝えます。',
  },
  'fr.sick-pay.option': {
    says: 'なぜ働けないかを、医師の手紙をつけて書きます。',
    title: '医学の委員会に争う',
    cost: '無料。',
    time: '2か月。',
    risk: '答えまで、傷病手当はありません。',
    bestFor: 'まだ病気だと医師が言うとき。',
  },
}
