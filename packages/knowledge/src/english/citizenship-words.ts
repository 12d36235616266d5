/** How people ask when they can become citizens, in all countries that speak English. */

/** What is asked for. */
export const CITIZENSHIP = [
  'citizenship',
  'citizen',
  'naturalization',
  'naturalisation',
  'naturalize',
  'naturalise',
  'n-400',
  'n400',
]

/** After how long, or whether already. */
export const WHEN = [
  '5 years',
  'five years',
  '3 years',
  'three years',
  '4 years',
  'four years',
  '6 years',
  'six years',
  'how many years',
  'how long do i',
  'how long before',
  'how long until',
  'how soon',
  'when can i',
  'can i apply',
  'apply for',
  'eligible',
  'qualify',
  'become a citizen',
  'become a us citizen',
  'become a british',
  'become an irish',
  'become an australian',
  'become a canadian',
  'what do i need',
]

/** A matter of citizenship that years do not answer. */
export const OTHER_THAN_YEARS = [
  'refused',
  'denied',
  'rejected',
  'interview',
  'revoked',
  'lost my citizenship',
  'my lawyer',
  'fee',
  'scam',
  'dual citizenship',
  'passport',
  'sister',
  'brother',
  'appeal',
]
