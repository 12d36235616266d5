/** Letters that claim money for a picture or text used without leave: one set of rows, with each country's own law. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Authority, Rule } from '@plainletter/contracts/rule'

/** The law of one country. `years`: after how many years a claim for the harm is most often too old. */
export type PictureLaw = {
  country: CountryCode
  years: number
  works: Authority
  quoting: Authority
  harm: Authority
  proof: Authority
  tooOld: Authority
}

/** The rows for one country. Their ids begin with it, as all of its rows do. */
export function pictureClaimRows(law: PictureLaw): Rule[] {
  const row = {
    country: law.country,
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    topics: ['consumer'],
    checkedOn: '2026-11-21',
    checkBy: '2027-10-31',
  } satisfies Shared
  const id = (name: string) => `${law.country}.picture.${name}`
  return [...facts(law, row, id), ...rights(law, row, id), ...steps(law, row, id)]
}

type Shared = Pick<Rule, 'country' | 'kinds' | 'topics' | 'checkedOn' | 'checkBy'>
type Name = (name: string) => string

function facts({ works, harm, proof }: PictureLaw, row: Shared, id: Name): Rule[] {
  const fact = { ...row, kind: 'fact', rank: 10 } as const
  return [
    {
      ...fact,
      id: id('want'),
      slot: 'what_they_want',
      says: 'They say that you used a picture or text without leave. They want it taken down, and money.',
      authority: works,
    },
    {
      ...fact,
      id: id('who'),
      slot: 'who_they_are',
      says: 'A firm or lawyers write for whoever made the work. They are not a court.',
      authority: works,
    },
    {
      ...fact,
      id: id('reality'),
      slot: 'reality_check',
      says: 'This is a claim and no judgment. If the work is theirs, some money may be due, but often less than they ask.',
      authority: harm,
    },
    {
      ...fact,
      id: id('not-yet'),
      slot: 'cannot_happen_yet',
      says: 'No one can take money from you now. A judge must decide first.',
      authority: proof,
    },
  ]
}

function rights(law: PictureLaw, row: Shared, id: Name): Rule[] {
  const right = { ...row, kind: 'right' } as const
  return [
    {
      ...right,
      id: id('right-proof'),
      rank: 5,
      says: 'They must show that the work is theirs and that you used it. Ask for both in writing.',
      authority: law.proof,
    },
    {
      ...right,
      id: id('right-sum'),
      rank: 8,
      says: 'The sum must fit the harm, often what a licence would have cost. Ask how they worked it out.',
      authority: law.harm,
    },
    {
      ...right,
      id: id('right-quote'),
      rank: 15,
      says: 'The law lets you quote a part of a work, with its source, when you write about it.',
      authority: law.quoting,
    },
    {
      ...right,
      id: id('right-too-old'),
      rank: 18,
      says: `A claim for money like this is most often too old after ${law.years} years.`,
      authority: law.tooOld,
    },
  ]
}

function steps({ works, harm, proof }: PictureLaw, row: Shared, id: Name): Rule[] {
  const step = { ...row, kind: 'step', list: 'first' } as const
  const option = { ...row, kind: 'option' } as const
  return [
    {
      ...step,
      id: id('step-keep'),
      rank: 5,
      says: 'Keep a picture of the page, then take the work down. Write down where you got it.',
      authority: works,
    },
    {
      ...step,
      id: id('step-licence'),
      rank: 8,
      says: 'Look for a licence, a bill or the terms of the site that you took it from.',
      authority: works,
    },
    {
      ...step,
      id: id('step-sign-nothing'),
      rank: 10,
      says: 'Sign nothing yet. A signed promise can bind you for years.',
      authority: harm,
    },
    {
      ...option,
      id: id('option-proof'),
      option: 'dispute',
      rank: 10,
      title: 'Ask for proof',
      says: 'Ask who made the work, since when you are said to use it, and how the sum came about.',
      cost: 'A stamp.',
      time: 'Before their date.',
      risk: 'They may go to court.',
      bestFor: 'You do not know if it is true.',
      authority: proof,
    },
    {
      ...option,
      id: id('option-offer'),
      option: 'negotiate',
      rank: 15,
      title: 'Offer a fair sum',
      says: 'Offer what a licence would cost, to end the whole matter. Do not accept fault.',
      cost: 'The sum that you agree.',
      time: 'Some weeks.',
      risk: 'They may want more.',
      bestFor: 'You did use the work.',
      authority: harm,
    },
  ]
}
