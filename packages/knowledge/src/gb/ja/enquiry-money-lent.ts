/** Questions of people who lent money and do not get it back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_LENT_JA: Words = {
  'gb.ask-debt.money-lent': {
    says: '友人や家族の間の貸し借りも、書面がなくても有効です。示すもの（口座の記録、メッセージ、知っている人）を残してください。金額と期限（例えば14日）を書いた手紙を送ります。その後、£10,000まではsmall claimとしてCounty Courtにオンラインで訴えられます。期間は多くの場合6年です。裁判所の費用がかかるので、相手に払う力があるかを先に考えてください。',
  },
}
