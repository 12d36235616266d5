/** How letters begin in the languages we write. The first such line starts the email. */
const SALUTATION =
  /^[ \t]*(dear\b|to whom it may concern|hello\b|sehr geehrte|guten tag|madame\b|monsieur\b|bonjour\b|estimad|muy señor|gentile\b|egregi|spett|geachte\b|beste\b|拝啓|前略)/imu
const SUBJECT_LINE =
  /^[ \t]*(?:re|subject|betreff|betrifft|objet|asunto|oggetto|betreft|件名)\s*[:：]\s*(.+)$/imu
const SUBJECT_CHARACTERS_MAX = 150

/** The draft as an email: a subject line first, then the letter from its salutation on, without the address block. */
export function writeEmailVersion(draft: string, fallbackSubject: string): string {
  const subject = makeOneLine(SUBJECT_LINE.exec(draft)?.[1] ?? fallbackSubject)
  const salutation = SALUTATION.exec(draft)
  const body = salutation === null ? draft : draft.slice(salutation.index)
  return `Subject: ${subject}\n\n${body.trim()}\n`
}

// A line break in a subject would let the text add mail headers of its own.
function makeOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_CHARACTERS_MAX)
}
