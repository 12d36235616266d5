/** The Japanese words of Italy: late payment and condominiums. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_JA: Words = {
  'it.late.right-interest': {
    says: '裁判の前に個人が払うのは、法定の利息か、契約の利息だけです。d.lgs. 231/2002の高い率は、会社のためのものです。',
  },
  'it.late.right-demand': {
    says: '書面で請求されると支払いの遅れとなり、時効の期間が初めから数え直しになります。契約を終わらせるには、ふつう15日以上の期間が要ります。',
  },
  'it.condominium.right-papers': {
    says: '管理者に、会計、費用の分け方、議事録を求めてください。所有者はだれでも書類を見られます。',
  },
  'it.condominium.right-contest': {
    says: '集会の決定は30日以内に争えます。その場にいなければ、知らされた日から数えます。',
  },
  'it.condominium.know-order': {
    says: '集会が承認した費用は、反対しても、裁判所がすぐに払うよう命じられます。早めに答えてください。',
    learnMore:
      '普通の費用は、ほとんどの場合、5年で古すぎるものになります（codice civile, articolo 2948）。',
  },
}
