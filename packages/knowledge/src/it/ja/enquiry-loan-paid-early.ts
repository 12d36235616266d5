/** Questions about the costs of a loan that was paid off early: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOAN_PAID_EARLY_JA: Words = {
  'it.ask.loan-paid-early': {
    says: '消費者ローンを早く完済すると、最初に払った分（仲介手数料、事務手数料）も含め、すべての費用の相応の部分が戻ります。古い契約にも当てはまります（憲法裁判所263/2022）。税金だけは対象外です。契約書と完済計算書を添えて、貸主に苦情を書面で出してください。60日以内によい返事がなければ、苦情から12か月以内に20ユーロでABFへ。有料の業者は不要です。期限は10年です。',
  },
}
