/** The Japanese words of Ireland: court claims. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'ie.claim.want': {
    says: '答えて、自分の言い分を話せます。最後の日を調べてください。',
  },
  'ie.claim.reality': {
    says: 'これは本物の裁判の手続きです。まだ判決ではありません。期限内に答えれば、相手が証明しなければなりません。',
  },
  'ie.claim.who': {
    says: '訴える人は原告（claimantまたはplaintiff）です。あなたは被告（respondentまたはdefendant）です。裁判所はどちらの味方でもありません。',
  },
  'ie.claim.rights': {
    says: '全部か一部に反論し、合意し、分割を頼めます。',
  },
  'ie.claim.not-yet': {
    says: 'まだ執行官（sheriff）を送れません。先に判決が必要です。',
  },
  'ie.claim.know-default': {
    says: '答えなかっただけで負ける人がたくさんいます。期限内の反論（defence）で、争い続けられます。',
  },
  'ie.claim.right-defend': {
    says: '請求に反論し、話を聞いてもらう権利があります。',
  },
  'ie.claim.right-documents': {
    says: '相手がよりどころにする書類の写しを求められます。',
  },
  'ie.claim.right-old': {
    says: '請求が古すぎると言うことができます。反論（defence）に書いてください。',
  },
  'ie.claim.district': {
    says: 'District Courtでは、送達から28日です。ここでは安全のため、書類の日付から数えます。',
    action: '応訴の届け（appearance）と反論（defence）を送達し、提出する',
    consequence: '相手は、あなたの話を聞かずに判決を求められます。',
  },
  'ie.claim.circuit': {
    says: 'Circuit Courtでは、送達から10日以内に応訴の届け（appearance）を出します。ここでは安全のため、書類の日付から数えます。',
    action: 'Circuit Courtの事務所に応訴の届け（appearance）を出す',
    consequence: '相手は、あなたの話を聞かずに判決を求められます。',
  },
  'ie.claim.high': {
    says: 'High Courtでは、送達から8日以内に応訴の届け（appearance）を出します。ここでは安全のため、書類の日付から数えます。',
    action: 'Central Officeに応訴の届け（appearance）を出す',
    consequence: '相手は、あなたの話を聞かずに判決を求められます。',
  },
  'ie.claim.step-date': {
    says: '書類を受け取った日を書きとめてください。District、Circuit、Highのどの裁判所か見ます。',
  },
  'ie.claim.step-help': {
    says: 'MABS（0818 07 2000）かFLACに電話し、無料の法律情報を受けてください。',
  },
  'ie.claim.step-file': {
    says: '期限内に、応訴の届け（appearance）か反論（defence）を、裁判所の事務所と相手に送ってください。控えを残します。',
  },
  'ie.claim.step-proof': {
    says: '書類を集めてください。契約書、請求書、メール、支払いの証拠です。',
  },
  'ie.claim.opt-defend': {
    title: '反論する',
    says: '同意すること、しないこと、その理由を言います。',
    cost: 'District Courtでは、ほとんどの場合、手数料はありません。',
    time: '答える最後の日の前。',
    risk: '負けると、費用を払うことがあります。',
    bestFor: '払う義務がない、または全部ではないとき。',
  },
  'ie.claim.opt-settle': {
    title: '話し合いで終わらせる',
    says: 'District Courtでは、払う義務があるなら、10日以内に相手に連絡し、支払いと費用を決めます。',
    cost: '合意した額。',
    time: '10日以内が一番です。',
    risk: '合意できないと、答える期限が過ぎることがあります。',
    bestFor: '払う義務があるとき。',
  },
  'ie.claim.opt-help': {
    title: '無料の助けを受ける',
    says: '提案をするのをMABSが手伝えます。弁護士（solicitor）を頼めるか、Legal Aid Boardに聞いてください。',
    cost: '無料か、少しの額。',
    time: '今。',
    risk: 'ありません。',
    bestFor: '何をすればよいか迷うとき。',
  },
  'ie.claim.warn-default': {
    says: '期限内に答えないと、相手は審理なしで判決を得られます。',
  },
  'ie.claim.right-interest': {
    says: '契約にない利息を認めるかどうかは裁判官が決めます。加えないよう求められます。',
  },
}
