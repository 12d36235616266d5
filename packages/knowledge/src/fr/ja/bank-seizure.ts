/** The seizure of a bank account (saisie-attribution): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_SEIZURE_JA: Words = {
  'fr.officer.want-bank': {
    says: '銀行口座のお金が、債権者のために止められました（saisie-attribution）。',
  },
  'fr.officer.not-yet-bank': {
    says: 'あなたが同意しなければ、争うための1か月が終わる前に、銀行は債権者に払いません。',
  },
  'fr.officer.deadline-bank': {
    says: '執行の裁判官に銀行の差押えを争うために、知らせ（dénonciation）から1か月あります。',
    action: '銀行の差押えを争う',
    consequence: 'その後、銀行は債権者に払います。',
  },
  'fr.officer.step-bank': {
    says: '給付か給料が入っていたら、銀行に伝えてください。証拠を見せ、このお金を自由にするよう求めます。',
  },
  'fr.officer.right-floor': {
    says: '約€650の基本の金額は、口座に残さなければなりません。銀行が自分からします。',
  },
  'fr.officer.warn-block': {
    says: '口座は15営業日止められることがあります。その間の食べ物と家賃をどう払うか、銀行に聞いてください。',
  },
}
