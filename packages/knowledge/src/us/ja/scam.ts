/** The Japanese words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'us.scam.want': { says: '確かめる前に、急いでお金や情報を取ろうとしています。' },
  'us.scam.who': {
    says: '詐欺師は、IRS、Social Security、警察、銀行、大きな店の名前をよく使います。',
  },
  'us.scam.reality': {
    says: '本物の役所が、お金を守るために、ギフトカード、暗号資産、現金の受け渡し、送金を求めることはありません。',
  },
  'us.scam.rights-summary': {
    says: '答える義務はありません。電話を切り、消して、本物の役所に、その役所の番号で聞けます。',
  },
  'us.scam.not-yet': {
    says: 'このメッセージで、今日だれかが逮捕に来ることはありません。本物の裁判所や役所は、手紙を書き、時間を与えます。',
  },
  'us.scam.irs': {
    says: 'IRSはまず郵便で知らせます。借金や還付について、テキスト、メール、電話から始めません。',
    actionable: 'IRS.govで口座を確かめてください。メッセージのリンクや番号は使わないでください。',
  },
  'us.scam.ssa': {
    says: 'Social Securityが番号を止めることは決してなく、番号を守るためにお金を求めることもありません。',
    actionable: 'oig.ssa.govで報告してください。',
  },
  'us.scam.debt': {
    says: '名前、住所、書面の通知を出さない取立て会社は、にせものかもしれません。',
    actionable:
      '書面の確認の通知（validation notice）を求めてください。裁判所自身のサイトで事件を調べます。',
  },
  'us.scam.false-officer': {
    says: 'お金を取るために連邦の係官のふりをすることは犯罪で、最長3年の刑です。あなたは被害者です。',
    actionable: '使われた名前、バッジの番号、電話番号を書き、報告してください。',
  },
  'us.scam.ssa-name': {
    says: 'うその手紙を公式に見せるためにSocial Securityの名前を使ってはいけません。した人は罰金を受けることがあります。',
  },
  'us.scam.right-check': {
    says: '払ったり話したりする前に、時間をかけて、本物の役所に確かめる権利があります。',
  },
  'us.scam.right-bank': {
    says: '同意なしに口座からお金が出たら、銀行は調べなければなりません。負担を一番少なくするには、2営業日以内に伝えてください。',
  },
  'us.scam.toll': {
    says: '未払いの通行料についてのリンクつきのテキストは、ほとんどが詐欺です。通行料の機関自身のサイトで口座を確かめてください。',
  },
  'us.scam.right-card': {
    says: '盗まれたクレジットカード番号での買い物の負担は、多くても$50、ほとんどの場合ありません。今すぐカード会社に電話してください。',
  },
  'us.scam.right-identity-crime': {
    says: 'あなたの名前や番号を使ってだますことは、連邦の犯罪です(identity theft)。教えてしまったときは、IdentityTheft.govへ。',
  },
}
