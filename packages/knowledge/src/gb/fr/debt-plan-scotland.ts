/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_FR: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Un plan (Debt Arrangement Scheme) vous laisse payer toutes les dettes dans le temps. Il arrête les intérêts et les actions des créanciers. Un conseiller le met en place.',
  },
}
