/** The Japanese words of the rows in ../fixed-term-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JOB_JA: Words = {
  'fr.cdd.want': {
    says: '雇い主が、期限つきの仕事（CDD）を終わらせています。',
  },
  'fr.cdd.reality': {
    says: '期限つきの仕事は、その日にひとりでに終わります。理由も話し合いもいりません。',
  },
  'fr.cdd.reality-early': {
    says: 'その日より前に終わってよいのは、少しの場合だけです。どれでもなければ、少なくとも最後の日までの給料を受けます。',
  },
  'fr.cdd.right-early': {
    says: 'その場合とは、二人の同意、重い過失、不可抗力（force majeure）、または職場の医師が働けないと言ったときです。過失では、先に話を聞かなければなりません。',
  },
  'fr.cdd.right-ten': {
    says: '終わりに、差し引き前の給料全部の10%、一部の業界では6%のお金を受けます。季節の仕事、重い過失、そこでの期限のない仕事を断ったときは、ありません。',
  },
  'fr.cdd.right-leave': {
    says: '取らなかった休暇は、お金で支払われます。少なくとも給料の10%です。',
  },
  'fr.cdd.right-recast': {
    says: '書面の契約がない、契約に理由がない、または会社にいつも必要な仕事ですか。労働裁判所は、期限のない仕事にできます。少なくとも1か月分の給料もつきます。',
  },
  'fr.cdd.right-papers': {
    says: '仕事の証明書、最後の給料、France Travailのための紙を受けます。すぐにそこに登録してください。',
  },
  'fr.cdd.step': {
    says: '契約書を探してください。その理由と最後の日をこの手紙と比べ、終わりのお金を最後の給料明細と比べます。',
  },
  'fr.cdd.option': {
    says: '足りないものを書いて求めます。断られたら、労働裁判所（prud’hommes）に行きます。弁護士はいりません。',
    title: '足りないものを求める',
    cost: '手紙だけ。裁判では50ユーロの負担金がかかることがあります。法律扶助があれば不要です。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '給料か終わりのお金が足りない、または早く終わりすぎたとき。',
  },
}
