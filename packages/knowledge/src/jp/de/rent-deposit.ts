/** Letters of a landlord on the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_DE: Words = {
  'jp.deposit.reality': {
    says: 'Das ist die Sicht Ihres Vermieters. Sie können jede Position bestreiten und Belege verlangen.',
  },
  'jp.deposit.step-first': {
    says: 'Schreiben Sie, welche Kosten Sie warum bestreiten. Legen Sie Fotos bei, nennen Sie Ihr Konto und setzen Sie eine Frist für den Rest.',
  },
}
