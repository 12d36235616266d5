/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_JA: Words = {
  'fr.job.want-economic': {
    says: '雇い主は、あなたのしたことではなく、経済の理由で、仕事を終わらせようとしています。',
  },
  'fr.job.deadline-csp': {
    says: '仕事の安全の契約（CSP）に「はい」か「いいえ」を言うために、申し出から21日あります。黙っていると「いいえ」です。',
    action: 'CSPの申し出について決める',
    consequence: 'その後、申し出はなくなります。',
  },
  'fr.job.right-economic-move': {
    says: '経済の理由の解雇の前に、雇い主は、フランスにあるグループの中も含め、あなたの別の仕事を探さなければなりません。',
  },
  'fr.job.right-rehire': {
    says: '1年以内に求めれば、あなたに合う新しい仕事で、先に選ばれます。',
  },
  'fr.job.right-csp': {
    says: '1,000人より少ない会社では、仕事の安全の契約（CSP）を申し出なければなりません。研修と、もっと良い給付です。',
  },
  'fr.job.right-order': {
    says: '一部の人だけがやめるときは、家族、年数、障害や年齢、能力など公平な基準で選ばなければなりません。やめた後10日までに、書面で基準を聞けます。',
  },
}
