/** The German words of the rows in ../deposits-and-service-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_SERVICE_COSTS_DE: Words = {
  'nl.deposit.reality': {
    says: 'Das ist die Sicht Ihres Vermieters. Sie können jede Position bestreiten und Belege verlangen.',
  },
  'nl.deposit.step-first': {
    says: 'Schreiben Sie, welche Kosten Sie warum bestreiten. Legen Sie Fotos bei, nennen Sie Ihr Konto und setzen Sie eine Frist für den Rest.',
  },
  'nl.charges.reality': {
    says: 'Das ist eine Abrechnung von Nebenkosten. Sie kann falsch sein. Sie müssen nicht zahlen, bevor Sie die Belege gesehen haben.',
  },
}
