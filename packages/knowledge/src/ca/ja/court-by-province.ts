/** The Japanese words of the rows in ../court-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_BY_PROVINCE_JA: Words = {
  'ca.claim.on-defence': {
    says: 'オンタリオ州では、正式に届いてから20日の間に反論を出せます。安全のため、書類の日付から数えます。',
    action: 'Small Claims Courtに反論を出す',
    consequence: '裁判所は、あなたの話を聞かずに相手の勝ちにできます。',
  },
  'ca.claim.bc-reply': {
    says: 'ブリティッシュ・コロンビア州では、正式に届いてから14日の間に返答（reply）を出せます。安全のため、書類の日付から数えます。',
    action: '裁判所か審判所に返答（reply）を出す',
    consequence: '相手は、あなたの話なしの命令（default order）をもらえます。',
  },
  'ca.claim.ab-dispute': {
    says: 'アルバータ州では、正式に届いてから20日の間に争う書面（dispute note）を出せます。安全のため、書類の日付から数えます。',
    action: '裁判所に争う書面（dispute note）を出す',
    consequence: '相手は、あなたの話なしに判決をもらえます。',
  },
  'ca.claim.qc-answer': {
    says: 'ケベック州では、正式に届いてから15日の間に呼び出し（assignation）に答えられます。安全のため、書類の日付から数えます。',
    action: '呼び出し（assignation）に書面で答える',
    consequence: 'あなたがいないまま判決（default）が出ることがあります。',
  },
  'ca.claim.qc-small': {
    says: 'ケベック州の少額の裁判では、通知から20日の間に何を選ぶか言えます。安全のため、その日付から数えます。',
    action: '払う、話し合う、争うのどれを選ぶか、少額裁判所に伝える',
    consequence: '裁判所は、あなたがいなくても決められます。',
  },
  'ca.claim.on-limit': {
    says: '2025年10月から、オンタリオ州のSmall Claims Courtは$50,000までの請求を扱います。',
  },
  'ca.claim.bc-crt': {
    says: 'ブリティッシュ・コロンビア州では、$5,000までのほとんどの請求は、オンラインのCivil Resolution Tribunalに行きます。',
  },
  'ca.claim.on-plan': {
    says: 'オンタリオ州では、反論の用紙で借金を認め、支払い計画を提案できます。相手が20日以内に反対しなければ、有効です。',
  },
  'ca.claim.bc-dispute-notice': {
    says: '通知の期限までに、たいてい14日以内に、オンラインで答え（Dispute Response）を出してください。出さないと、あなたの話を聞かずに支払いを命じられることがあります。',
  },
}
