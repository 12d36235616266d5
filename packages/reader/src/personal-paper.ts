/** Papers of a person, which no organisation sends: a CV, a short story. */
import { isJobApplication } from './job-papers.ts'
import type { Letter } from './letter.ts'
import { WINDOW } from './sender-forms.ts'

/** The title of a CV; below a greeting it is one of the papers to bring. */
const CV_TITLE = /\b(?:curriculum vitae|lebenslauf|curr[íi]culum|cv)\b\s*$/im

/** The paper of a person, not of an organisation. */
const PERSONAL_PAPER =
  /履歴書|\bcurriculum vitae\b|\breferees? on request\b|\breferences available\b|\bshort story\b|^(?:by|By|BY) \p{Lu}\p{L}+ \p{Lu}\p{L}+$/imu

/** Those words, or the headings of a CV that does not say so. */
export function isPersonalPaper(letter: Letter): boolean {
  const { lines, working } = letter
  const text = working.text.slice(0, WINDOW)
  const greeting = lines.find(({ block }) => block === 'salutation')?.start
  return (
    CV_TITLE.test(text.slice(0, greeting)) ||
    PERSONAL_PAPER.test(text) ||
    isJobApplication(letter) ||
    CV_HEADINGS.every((one) => one.test(text))
  )
}

const CV_HEADINGS = [
  /^(?:work |professional )?(?:experience|employment|employment history)\s*$/im,
  /^education(?: and training)?\s*$/im,
  /^(?:key |core )?(?:skills|summary|profile|languages)\s*$/im,
] as const
