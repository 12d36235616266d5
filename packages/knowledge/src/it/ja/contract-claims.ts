/** The Japanese words of Italy: claims under contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CLAIMS_JA: Words = {
  'it.talks.right-lawyers': {
    says: '弁護士どうしの話し合い（negoziazione assistita）の誘いには、30日以内に答えます。黙っていると、費用を決めるとき不利になることがあります。',
  },
  'it.talks.right-mediation': {
    says: '調停（mediazione）の最初の話し合いに行くか、行けない理由を伝えてください。理由なく欠席すると、後で多く払うことがあります。',
  },
  'it.debt.right-guarantor': {
    says: '保証人は、債務者の反論を使えます。期日から6か月以内に債務者を訴えなければ、責任がなくなります。書類がこれを放棄しているときは別です。',
  },
  'it.debt.right-penalty': {
    says: '高すぎる違約金は、署名していても裁判官が下げられます。消費者に対しては、そのような条項は効きません。',
  },
  'it.debt.right-not-done': {
    says: '契約の自分の分をしなかった人は、あなたの分を求められません。何をしなかったか、悪かったかを書面で伝えてください。',
  },
  'it.debt.old-fees': {
    says: '弁護士、医師などの専門家の料金は、3年で払ったとみなされます。払っていないと言うと、これを失います。',
  },
  'it.claim.costs': {
    says: '負けた側は、裁判官が決めた相手の費用を払います。重大な理由があれば、裁判官は分けられます。',
  },
  'it.claim.short-case': {
    says: '短い裁判（rito semplificato）では、裁判官が決めた日までに答えを出します。裁判の日の少なくとも10日前です。',
  },
  'it.claim.right-european-order': {
    says: 'ヨーロッパの支払命令には、30日以内に、その用紙で反対できます。理由も弁護士もいりません。',
  },
  'it.claim.right-leave-date': {
    says: '裁判官は命令で出る日を決めます。6か月以内、難しい場合は12か月以内です。支払いの期間を守らなかったなら60日です。',
  },
  'it.debt.right-ending': {
    says: '相手が契約を終わらせられるのは、軽くない違反があるときだけです。書面で最後の期間を示した後か、違反を名指しする条項によるか、裁判によります。契約書を読んでください。',
  },
  'it.debt.right-works': {
    says: '工事や作業が悪いときは、気づいてから会社には60日以内、一人で働く職人には8日以内に知らせます。直すことや値引きを求められます。',
  },
  'it.talks.know-first': {
    says: '5万ユーロまでのふつうの訴訟の前には、弁護士どうしの話し合いに招く義務がある場合が多いです。支払命令や消費者契約では要りません。',
  },
}
