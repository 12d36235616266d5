/** The tactics of the United Kingdom: every area in one object. */
import type { CountryTactics } from '@plainletter/contracts/cheat-sheet'

import { HELP } from '../help.ts'
import { CONSUMER_FACTS } from './consumer-facts.ts'
import { CONSUMER_TACTICS } from './consumer.ts'
import { CRIMINAL_FACTS } from './criminal-facts.ts'
import { CRIMINAL_TACTICS } from './criminal.ts'
import { DEBT_FACTS } from './debt-facts.ts'
import { DEBT_TACTICS } from './debt.ts'
import { EMPLOYMENT_FACTS } from './employment-facts.ts'
import { EMPLOYMENT_TACTICS } from './employment.ts'
import { FAMILY_FACTS } from './family-facts.ts'
import { FAMILY_TACTICS } from './family.ts'
import { GENERAL_FACTS } from './general-facts.ts'
import { GENERAL_TACTICS } from './general.ts'
import { HOUSING_FACTS } from './housing-facts.ts'
import { HOUSING_TACTICS } from './housing.ts'
import { IMMIGRATION_FACTS } from './immigration-facts.ts'
import { IMMIGRATION_TACTICS } from './immigration.ts'

export const GB_TACTICS: CountryTactics = {
  country: 'gb',
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
