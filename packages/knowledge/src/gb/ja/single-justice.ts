/** Japanese: the words of the rows in ../single-justice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SINGLE_JUSTICE_JA: Words = {
  'gb.single-justice.reality': {
    says: '21日以内に答えないと、治安判事（magistrate）が、あなたなしで有罪とし、罰金（fine）を科すことがあります。',
  },
  'gb.single-justice.rights': {
    says: '罪を認めるか認めないかを答え、あなたの話をし、法廷での裁判を求められます。',
  },
  'gb.single-justice.step-answer': {
    says: '通知の日付から21日以内に、オンラインか用紙で答えてください。送った証拠を残します。',
  },
  'gb.single-justice.step-advice': {
    says: '認めるか（plea）を選ぶ前に、法律相談を受けてください。Citizens Advice、Law Centre、弁護士（solicitor）に聞きます。',
  },
  'gb.single-justice.step-means': {
    says: '収入の用紙を書いてください。裁判所は、払える額の罰金（fine）を決めるために使います。',
  },
  'gb.single-justice.option-answer': {
    says: '罪を認めるか認めないかを言い、理由と収入を書きます。',
    title: '期限内に告発に答える',
    cost: '答えるのは無料。有罪なら罰金と費用。',
    time: '21日以内。',
    risk: '答えないと、意見を言えなくなります。早く罪を認めると、罰金は低くなります。',
    bestFor: 'この通知が届いた人みんな。',
  },
  'gb.single-justice.right-plea': {
    says: 'したことなら、最初の答えでそう認めると、罰金はたいてい三分の一減ります。していないなら、not guiltyと答えます。法廷で審理があります。',
  },
  'gb.single-justice.right-never-knew': {
    says: '知らないうちに有罪になったときは、知った日から21日以内に宣誓の申立て（statutory declaration）をします。有罪は取り消され、答えることができます。',
  },
  'gb.single-justice.warn': {
    says: '放っておかないでください。裁判所は、あなたなしで有罪とし、罰金（fine）と費用を科せます。運転の罪では点数もつきます。',
  },
}
