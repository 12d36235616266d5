/** Tells the bank through which a letter is paid from a bank that writes. */
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'

const A_BANK = /bank|sparkasse|banque|banca|banco|caixa|postfinance|crédit/iu
const ITS_ACCOUNT = /^[ ,:;|/()–-]{0,4}(?:\p{L}+ ){0,1}(?:iban|bic|swift|blz|konto|kto)(?!\p{L})/iu

/** "Landesbank Tarn, IBAN DE88 ...": the account of whoever writes. */
export function isPaidThrough({ working }: Letter, { name, end }: Candidate): boolean {
  return A_BANK.test(name) && ITS_ACCOUNT.test(working.text.slice(end, end + 40))
}
