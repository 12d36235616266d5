/** A court charge about a TV licence: how to answer it. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_JA: Words = {
  'gb.tv.court-want': {
    says: 'これは刑事事件の告発（criminal charge）です。裁判所は、罪を認めるか（guilty）、認めないか（not guilty）の答えを求めています。',
  },
  'gb.tv.court-reality': {
    says: 'これは宣伝の手紙ではありません。21日以内に答えないと、治安判事（magistrate）が、あなたなしで有罪とし、罰金（fine）を科すことがあります。',
  },
  'gb.tv.court-rights': {
    says: '罪を認めるか認めないかを答え、あなたの話をし、法廷での裁判を求められます。',
  },
  'gb.tv.court-step-answer': {
    says: '通知の日付から21日以内に、オンラインか用紙で答えてください。送った証拠を残します。',
  },
  'gb.tv.court-step-advice': {
    says: '認めるか（plea）を選ぶ前に、法律相談を受けてください。Citizens Advice、Law Centre、弁護士（solicitor）に聞きます。',
  },
  'gb.tv.court-step-means': {
    says: '収入の用紙を書いてください。裁判所は、払える額の罰金（fine）を決めるために使います。',
  },
  'gb.tv.court-step-drop': {
    says: '重い病気、危機、虐待があったなら、TV Licensingにも手紙を書いてください。証拠を送り、件をやめるよう求めます。',
  },
  'gb.tv.court-option-answer': {
    says: '罪を認めるか認めないかを言い、理由と収入を書きます。',
    title: '期限内に告発に答える',
    cost: '答えるのは無料。有罪なら罰金と費用。',
    time: '21日以内。',
    risk: '答えないと、意見を言えなくなります。早く罪を認めると、罰金は低くなります。',
    bestFor: 'この通知が届いた人みんな。',
  },
  'gb.tv.court-warn': {
    says: '放っておかないでください。裁判所は有罪とし、£1,000までの罰金（fine）と費用を科せます。',
  },
}
