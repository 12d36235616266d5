/** French questions in English: see in-english.ts. Longer turns win over their words; of two lines with one word, the first. */
import type { Glossary } from '../in-english.ts'
import { FR_ASKED } from './fr-asked.ts'
import { FR_HOME_AND_WORK } from './fr-home-and-work.ts'
import { FR_MONEY_AND_LIFE } from './fr-money-and-life.ts'
import { FR_SMALL } from './fr-small.ts'

export const FR_GLOSSARY: Glossary = [FR_HOME_AND_WORK, FR_MONEY_AND_LIFE, FR_SMALL, FR_ASKED].join(
  '\n',
)
