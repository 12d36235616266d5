/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDERS_JA: Words = {
  'ie.debt.know-register': {
    says: 'ローンを管理する会社には、Central Bankの許可が必要です。無料で調べられます。',
  },
  'ie.debt.org': {
    says: '貸し手とローンの管理会社は、Central Bankが監督します。請求書を取り立てるだけの会社は、対象でないことが多いです。',
  },
  'ie.debt.right-lender': {
    says: '返済が遅れたら、貸し手はあなたと計画を決めるよう努めなければなりません。連絡は適度で、多すぎてはいけません。',
  },
  'ie.debt.right-mortgage': {
    says: '住宅ローンでは、貸し手は決まった手順に従い、すべての方法を検討し、不服の申立てを認める必要があります。Standard Financial Statementに書いてください。',
  },
  'ie.debt.right-fspo': {
    says: '貸し手に苦情を出せます。40営業日の後か最終の断りの後、Financial Services and Pensions Ombudsmanが無料で調べます。',
  },
  'ie.debt.right-credit-report': {
    says: '信用情報（credit report）を無料で見て、直すよう求められます。自分の短い説明を加えることもできます。',
  },
  'ie.debt.right-loan-owner': {
    says: 'ローンを買ったか管理する会社には、Central Bankの許可が必要です。銀行のときと同じ保護が続きます。',
  },
}
