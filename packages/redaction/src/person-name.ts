/** Titles that stand before a person's name. */
export const TITLE =
  '(?:Mrs|Mr|Miss|Mx|Ms|Dr|Prof(?:essor)?|Rev(?:erend)?|Sir|Dame|Lady|Lord|Cllr|Nurse|MRS|MR|MISS|MS|DR)'
const PARTICLES = '(?:(?:de|da|dos|del|van|von|der|den|la|le|el|al|bin|ibn|ap|ferch)[ \\t]){0,2}'
/** A word of a name, with the small words that may stand before it. Needs the `u` flag. */
export const NAME_WORD = `(?:${PARTICLES}\\p{Lu}[\\p{L}'’-]{0,24}\\.?)`
const PARTS = `${NAME_WORD}(?:[ \\t]${NAME_WORD}){0,3}`
const TITLED_PART = `${TITLE}\\.?[ \\t]?${PARTS}`

/** "Mr Lee Haughton", "Mr P and Mrs L Okonjo", "Mr and Mrs Ingram". Needs the `u` flag. */
export const TITLED_NAME = `(?:${TITLE}\\.?(?:[ \\t]?${NAME_WORD}){0,3}[ \\t](?:and|&|And|AND)[ \\t])?${TITLED_PART}`
/** Two to four capitalised words, or two such names joined by "and". Needs the `u` flag. */
export const BARE_NAME = `${NAME_WORD}(?:[ \\t]${NAME_WORD}){1,3}(?:[ \\t](?:and|&)[ \\t]${NAME_WORD}(?:[ \\t]${NAME_WORD}){1,3})?`

/** Who a letter may greet without naming anybody. */
const NOBODY = new Set(
  'sir sirs madam customer customers occupier resident residents keeper owner proprietor member members parent parents carer carers homeowner householder tenant tenants leaseholder taxpayer ratepayer cardholder account holder friend friends neighbour neighbours colleague colleagues team all everyone client applicant defendant respondent debtor driver motorist registered vehicle legal present the account there debter custommer tax payer executors licensee student'.split(
    ' ',
  ),
)

/** True when the words name a person: not "Sir or Madam", "Registered Keeper", "Customer". */
export function namesSomebody(phrase: string): boolean {
  return wordsOf(phrase).some((word) => !NOBODY.has(word.toLowerCase()))
}

/**
 * The forms under which a person may be named again: "D Abara", "Abara", "Desmond", each also in capitals and
 * in ordinary case. Initials alone are no form.
 */
export function formsOfName(phrase: string): { full: string[]; single: string[] } {
  const people = phrase.split(/[ \t](?:and|&|And|AND)[ \t]/).map(wordsOf)
  const full = people.filter((words) => words.length > 1).map((words) => words.join(' '))
  const single = people.flat().filter((word) => /^(?:\p{Lu}|l\p{Ll})[\p{L}'’-]{2,}$/u.test(word))
  return { full: withCases(full), single: withCases(single) }
}

function wordsOf(phrase: string): string[] {
  const titles = new RegExp(`(?<![\\p{L}])${TITLE}\\.?(?=[ \\t]|\\p{Lu}|$)`, 'gu')
  return phrase
    .replace(titles, ' ')
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word))
    .filter((word) => !/^(?:and|or|the|of)$/i.test(word))
}

function withCases(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => [form, form.toUpperCase(), inNameCase(form)]))]
}

function inNameCase(form: string): string {
  return form.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
