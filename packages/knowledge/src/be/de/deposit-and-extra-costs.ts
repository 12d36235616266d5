/** Letters of a landlord on the deposit and on extra costs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_DE: Words = {
  'be.deposit.reality': {
    says: 'Das ist die Sicht Ihres Vermieters. Sie können jede Position bestreiten und Belege verlangen.',
  },
  'be.deposit.step-first': {
    says: 'Schreiben Sie, welche Kosten Sie warum bestreiten. Legen Sie Fotos bei, nennen Sie Ihr Konto und setzen Sie eine Frist für den Rest.',
  },
  'be.charges.reality': {
    says: 'Das ist eine Abrechnung von Nebenkosten. Sie kann falsch sein. Sie müssen nicht zahlen, bevor Sie die Belege gesehen haben.',
  },
  'be.charges.step-first': {
    says: 'Schreiben Sie vor dem Zahltag, oder heute, wenn er vorbei ist. Verlangen Sie die Belege, vergleichen Sie mit Vorjahr und Vertrag und sagen Sie, welche Kosten Sie bestreiten.',
  },
}
