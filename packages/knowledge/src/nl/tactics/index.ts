/** The tactics of the Netherlands: every area in one object. */
import type { CountryTactics } from '@plainletter/contracts/cheat-sheet'

import { HELP } from '../help.ts'
import { CONSUMER_FACTS, CONSUMER_TACTICS } from './consumer.ts'
import { CRIMINAL_FACTS, CRIMINAL_TACTICS } from './criminal.ts'
import { DEBT_FACTS, DEBT_TACTICS } from './debt.ts'
import { EMPLOYMENT_FACTS, EMPLOYMENT_TACTICS } from './employment.ts'
import { FAMILY_FACTS, FAMILY_TACTICS } from './family.ts'
import { GENERAL_FACTS, GENERAL_TACTICS } from './general.ts'
import { HOUSING_FACTS, HOUSING_TACTICS } from './housing.ts'
import { IMMIGRATION_FACTS, IMMIGRATION_TACTICS } from './immigration.ts'

export const NL_TACTICS: CountryTactics = {
  country: 'nl',
  asOf: '2026-11-21',
  tactics: [
    ...DEBT_TACTICS,
    ...CRIMINAL_TACTICS,
    ...HOUSING_TACTICS,
    ...EMPLOYMENT_TACTICS,
    ...FAMILY_TACTICS,
    ...IMMIGRATION_TACTICS,
    ...CONSUMER_TACTICS,
    ...GENERAL_TACTICS,
  ],
  facts: [
    ...DEBT_FACTS,
    ...CRIMINAL_FACTS,
    ...HOUSING_FACTS,
    ...EMPLOYMENT_FACTS,
    ...FAMILY_FACTS,
    ...IMMIGRATION_FACTS,
    ...CONSUMER_FACTS,
    ...GENERAL_FACTS,
  ],
  help: [...HELP],
}
