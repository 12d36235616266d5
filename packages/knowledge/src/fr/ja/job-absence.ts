/** The Japanese words of the rows in ../job-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_ABSENCE_JA: Words = {
  'fr.absence.want': {
    says: '雇い主が、仕事に戻るか、休んだ理由を言うよう求めています。',
  },
  'fr.absence.reality': {
    says: '何もしないと、自分からやめたとみなされることがあります。そのとき、失業給付はほとんど失われます。',
  },
  'fr.absence.deadline': {
    says: '手紙が届けられた日から数えて、少なくとも15日あります。手紙がもっと長くすることもあります。',
    action: '仕事に戻るか、証拠をつけて理由を送る',
    consequence: '自分からやめたとみなされることがあります。',
  },
  'fr.absence.right-reasons': {
    says: '正当な理由は、それを止めます。病気、仕事の危険、ストライキ、法律に反する命令、雇い主による契約の変更です。',
  },
  'fr.absence.right-told': {
    says: '戻らないとどうなるかを、手紙に書かなければなりません。なければ、そう言ってください。',
  },
  'fr.absence.right-court': {
    says: 'やめたとされることを、労働裁判所（prud’hommes）で争えます。先に和解の話し合いなしで、1か月で決めるはずです。',
  },
  'fr.absence.step': {
    says: 'その日が終わる前に、書留で答えてください。病気の証明などの証拠をつけ、控えを残します。',
  },
  'fr.absence.option-answer': {
    says: 'なぜ休んだか、または戻ることを、その日とともに書きます。',
    title: '期限内に答える',
    cost: '書留の料金。',
    time: '15日以内。',
    risk: 'ありません。',
    bestFor: 'すべての場合。',
  },
}
