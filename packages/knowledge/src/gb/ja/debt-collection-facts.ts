/** What a letter from a debt collector is: who writes, and what they cannot do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FACTS_JA: Words = {
  'gb.debt.know-old': {
    says: '多くの借金は、6年たつと古すぎて裁判にできなくなります。6年が終わる前に払ったり、借金を認める書面に署名したりすると、数え直しになります。',
    learnMore:
      'この借金を最後に払った日や、最後に手紙を書いた日を調べてください。電話、支払い、署名をする前に調べてください。',
  },
  'gb.debt.know-old-scotland': {
    says: 'スコットランドでは、ほとんどの借金は5年で消えます。その間に支払いも、書面で認めることも、裁判もない場合です。その後は払う義務がありません。',
    learnMore:
      'この借金を最後に払った日や、手紙を書いた日を調べてください。電話、支払い、署名をする前に調べてください。',
  },
  'gb.debt.want-payment': {
    says: 'この手紙は、お願いをしているだけです。手紙だけで払わせることはできません。',
  },
  'gb.debt.want-payment-dwp': {
    says: '労働年金省（DWP、Department for Work and Pensions）にお金を返すか、電話で返す額を決めるよう求めています。',
  },
  'gb.debt.reality-dwp': {
    says: 'これは普通の借金とちがいます。DWPは、裁判所の命令なしで、給料や給付金から決まった分を引かせることができます。額を下げるよう頼めます。',
  },
  'gb.debt.step-dwp': {
    says: '期限の前に電話してください。何のお金か、いつの分かを聞きます。払える額を提案し、書面でもらってください。',
  },
  'gb.debt.not-a-court': {
    says: 'これは会社からの手紙で、裁判所からではありません。この手紙では、だれもあなたの物を取れません。',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'これは会社からの手紙で、裁判所からではありません。取立てができるのは執行官（sheriff officers）だけで、先に裁判所の命令が必要です。',
  },
  'gb.debt.not-a-court-ni': {
    says: 'これは会社からの手紙で、裁判所からではありません。北アイルランドで取立てを強制できるのは、裁判所の命令の後のEnforcement of Judgments Officeだけです。',
  },
  'gb.debt.who-collector': {
    says: '取立て会社（debt collector）は民間の会社です。もとの会社より強い力はありません。',
  },
  'gb.debt.who-buyer': {
    says: '借金が売られたと書いてあります。新しい持ち主は支払いを求められますが、力が増えるわけではありません。本当に持ち主か、証明を求められます。',
  },
  'gb.debt.rights-summary': {
    says: '証拠を求められます。借金を争えます。払える額を提案できます。だれもあなたをおどしたり、だましたりしてはいけません。',
  },
  'gb.debt.no-goods-yet': {
    says: 'まだ執行官（bailiff）を送ることはできません。送れるのは、先に裁判で勝ち、その判決の額が払われないときだけです。',
  },
  'gb.debt.no-wages-yet': {
    says: 'まだ給料からお金を取ることはできません。それを命じられるのは裁判所だけで、判決の後だけです。',
  },
  'gb.debt.no-diligence-yet': {
    says: 'まだ給料、口座、物に手を出せません。ほとんどの場合、先に裁判所の判決（decree）と、正式な請求（charge）が必要です。',
  },
  'gb.debt.org-registered': {
    says: 'クレジットなどの借金を取り立てる会社には、Financial Conduct Authority（FCA）の許可が必要です。FCA Registerで無料で調べられます。',
  },
  'gb.debt.org-ombudsman': {
    says: 'ひどい扱いを受けたら、まずその会社に苦情を出してください。8週間後か最終回答の後に、Financial Ombudsmanが無料で調べてくれます。',
  },
}
