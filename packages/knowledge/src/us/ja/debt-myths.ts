/** The Japanese words of the rows in ../debt-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_MYTHS_JA: Words = {
  'us.debt.myth-jail': {
    says: '民間の借金で刑務所に入ることはありません。裁判官が罰せるのは、裁判所に来る命令を無視した人だけです。',
  },
  'us.debt.myth-take-things': {
    says: '取立て会社が、物を取りに来ることはできません。普通の借金なら、先に裁判所の判決が必要です。車のローン会社はちがいます。',
  },
  'us.debt.myth-social-security': {
    says: '民間の債権者は、Social SecurityやSSIを取れません。銀行は、直接振り込まれた2か月分を口座に残さなければなりません。',
  },
  'us.debt.myth-ignore': {
    says: '取立て会社を無視しても、借金は消えません。訴えられて答えないと、相手は証拠なしで勝ちます。',
  },
}
