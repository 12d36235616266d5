/** 犯罪についての任意の聴取: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_INTERVIEW_JA: Words = {
  'gb.interview.no-charge': {
    says: 'これは招きであり、起訴ではありません。裁判にならずに終わる件も多いです。',
  },
  'gb.interview.step-solicitor': {
    says: '前もって刑事の弁護士(solicitor)に電話し、同行を頼んでください。警察の聴取なら誰でも無料です。',
  },
  'gb.interview.step-quiet': {
    says: 'それまで、起きたことを電話でもネットでも話したり書いたりしないでください。訴えた人に連絡しないでください。',
  },
  'gb.interview.step-keep': {
    says: 'メッセージ、写真、領収書、見た人の名前を残してください。日が合わなければ、書面で別の日を求めてください。',
  },
  'gb.interview.right-leave': {
    says: '任意なので、逮捕されない限りいつでも帰れます。止めて弁護士と話すこともできます。',
  },
  'gb.interview.right-silence': {
    says: '答えなくてもよいです。ただ、後で使う話をなぜ言わなかったか、裁判所が問うことがあります。弁護士が最善の方法を教えます。',
  },
  'gb.interview.right-told': {
    says: '質問の前に、どの犯罪についてかを言い、権利の告知(caution)をする義務があります。録音されます。',
  },
  'gb.interview.right-adult': {
    says: '18歳未満、または病気や障害で難しい人には、付き添いの大人(appropriate adult)がつきます。通訳は無料です。',
  },
  'gb.interview.warning': {
    says: '連絡なしに欠席しないでください。逮捕されることがあります。何もしていなくても、助言なしで行かないでください。',
  },
  'gb.interview.option-with': {
    says: '弁護士が警察から内容を聞き、答えるかどうかを一緒に決めます。',
    title: '弁護士と行く',
    cost: 'かかりません。',
    time: '当日1、2時間。',
    risk: '話したことは録音され、使われることがあります。',
    bestFor: '罪の有無にかかわらず、すべての人。',
  },
  'gb.interview.option-day': {
    says: '今、担当者に書き、理由と、弁護士に来てほしいことを伝えてください。',
    title: '別の日を求める',
    cost: 'かかりません。',
    time: '連絡1回。',
    risk: '延ばしすぎると、来ないと見られます。',
    bestFor: '病気、仕事、弁護士がまだのとき。',
  },
  'gb.interview.office-right-solicitor': {
    says: '弁護士を連れて行け、帰ることもできます。法律扶助(legal aid)は収入によることがあるので、先に聞いてください。',
  },
  'gb.interview.office-step': {
    says: '前もって弁護士かLaw Centreに電話してください。役所に、何の件でどんな書類があるか、書面で聞いてください。',
  },
  'gb.interview.office-insight': {
    says: '給付の決定は、この聴取とは別です。',
    actionable: '打切りや払い過ぎの決定が来たら、1か月以内に異議を出してください。',
  },
  'gb.interview.scotland-right': {
    says: '先に弁護士(solicitor)と話し、同席してもらえます。黙っていてもよく、裁判所はそれを不利に使えません。',
  },
  'gb.interview.scotland-step': {
    says: '前もって刑事の弁護士に電話してください。それまで、起きたことを話さないでください。',
  },
  'gb.interview.ni-right': {
    says: '逮捕されない限り帰れ、弁護士(solicitor)をつけられます。答えなくてもよいですが、黙ると後で裁判に影響することがあります。',
  },
  'gb.interview.ni-step': {
    says: '前もって刑事の弁護士に電話し、同行を頼んでください。それまで、起きたことを話さないでください。',
  },
}
