/** German questions in English: see in-english.ts. Longer turns win over their words; of two lines with one word, the first. */
import type { Glossary } from '../in-english.ts'
import { DE_ASKED } from './de-asked.ts'
import { DE_HOME } from './de-home.ts'
import { DE_LIFE } from './de-life.ts'
import { DE_MONEY } from './de-money.ts'
import { DE_SMALL } from './de-small.ts'
import { DE_WORK } from './de-work.ts'

export const DE_GLOSSARY: Glossary = [DE_HOME, DE_WORK, DE_MONEY, DE_LIFE, DE_SMALL, DE_ASKED].join(
  '\n',
)
