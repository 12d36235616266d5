/** The tactics of the United Kingdom: every area in one object. */
import type { CountryTactics } from '@plainletter/contracts/cheat-sheet'

import { HELP } from '../help.ts'
import { DEBT_FACTS } from './debt-facts.ts'
import { DEBT_TACTICS } from './debt.ts'

export const GB_TACTICS: CountryTactics = {
  country: 'gb',
  asOf: '2026-11-21',
  tactics: [...DEBT_TACTICS],
  facts: [...DEBT_FACTS],
  help: [...HELP],
}
