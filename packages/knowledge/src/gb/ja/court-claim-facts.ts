/** What a claim form means: who wants what, what cannot happen yet, and who can help. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FACTS_JA: Words = {
  'gb.claim.rights-summary': {
    says: '認める、争う、分割で払うことができます。最初の14日に時間を求めれば、反論まで28日あります。',
  },
  'gb.claim.want': {
    says: '裁判所はあなたの答えを求めています。まだ何も決めていません。',
  },
  'gb.claim.reality': {
    says: 'これは本物で、急ぎます。期限内に答えないと、裁判の日なしで判決（judgment）が出ることがあります。期限内に反論すれば、それは起きません。',
  },
  'gb.claim.reality-passed': {
    says: 'この請求は1か月より前のものなので、もう判決（judgment）が出ているかもしれません。まだできることは多いですが、今日確かめてください。',
  },
  'gb.claim.rights-passed': {
    says: 'まだ判決（judgment）がなければ、反論（defence）を送れます。判決があれば、取消しか分割払いを裁判所に求められます。',
  },
  'gb.claim.reality-scotland': {
    says: 'これは本物で、急ぎます。予定表で答えの最後の日（the last date for a response）を見てください。過ぎると、裁判官（sheriff）があなたなしで決められます。',
  },
  'gb.claim.who-claimant': {
    says: '原告（claimant）は、あなたに払う義務があると言う人です。あなたは被告（defendant）です。裁判所は中立で、両方のために書類を送ります。',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'まだ判決（judgment）はありません。だから今、この請求のために執行官（bailiff）は来られず、給料も取れません。',
  },
  'gb.claim.no-record-yet': {
    says: '請求（claim）だけでは信用情報にのりません。公開の登録簿にのるのは判決（judgment）だけです。',
  },
  'gb.claim.know-local-court': {
    says: '反論すれば、個人へのお金の請求は、ほとんどの場合、その人の家の近くの裁判所に移ります。遠くへ行く必要はありません。',
    learnMore:
      '請求は全国の窓口から送られます。それは郵便の受付にすぎません。近くの裁判官が担当します。',
  },
  'gb.claim.org-national-centre': {
    says: 'Civil National Business Centreは、郵便とオンラインのほとんどのお金の請求を扱う役所です。用紙のパスワードで、オンラインで答えられます。',
  },
}
