/** Letters as people pass them on: forwarded by mail, run together into one line, typed again in small letters. Set out as they were. */
import type { Working } from './normalise.ts'
import { isPublicName } from './official.ts'
import { isOrganisation } from './organisation-name.ts'

/** The working copy of a letter without what its reader wrote above it, in lines, and with capitals where names stand. */
export function setOutAgain(working: Working): Working {
  const own = withoutNote(working)
  return {
    ...own,
    text: withCapitals(
      withWholeDays(inLinesAgain(tailApart(headApart(own.text)).replace(DAY_AT_END, '\n'))),
    ),
  }
}

/** A mail that hands on another, by its subject. */
const FORWARDED =
  /^(?:\s*(?:from|to|cc|sent|date|subject|von|an|gesendet|datum|betreff|de|à|envoyé|date|objet|para|enviado(?: el)?|fecha|asunto|da|a|inviato|data|oggetto|van|aan|verzonden|onderwerp|差出人|宛先|送信日時|日時|件名) ?[:：][^\n]{0,160}\n){2,8}/iu
const FORWARD_MARK =
  /(?:^|\n)\s*(?:subject|betreff|objet|asunto|oggetto|onderwerp|件名) ?[:：] ?(?:fwd?|wg|wtr|tr|rv|i|doorst|fs|転送) ?[:：]/iu
/** "Hi, I got this, what shall I do?": asked about any letter, above it. */
const NOTE =
  /^\s*(?:[^\n?？.!。]{0,24}[,.!、。] ?)?[^\n?？]{0,60}(?:(?:got|received|been sent|had) (?:this|the (?:following|below))|what (?:shall|should|do|can) i do|(?:das|dies\p{L}*|folgendes|diesen brief) (?:habe? ich |ist |kam )?(?:gerade |heute )?(?:bekommen|erhalten|gekommen)|was (?:soll|kann|muss) ich (?:jetzt |nun )?(?:tun|machen)|j['’]ai reçu (?:ça|ceci|cela|cette lettre|ce courrier)|que (?:dois-je|puis-je|faut-il) faire|(?:me ha llegado|he recibido|recibí) (?:esto|esta carta)|qu[eé] (?:hago|debo hacer|puedo hacer)|(?:ho ricevuto|mi è arrivat[oa]) (?:questo|questa lettera)|(?:cosa|che) (?:devo|posso) fare|(?:dit|deze brief) (?:heb ik |is )?(?:net |vandaag )?(?:gekregen|ontvangen|binnengekomen)|ik heb (?:dit|deze brief) (?:gekregen|ontvangen)|wat moet ik (?:nu )?doen|(?:これ|この手紙|こんなもの)が(?:届|来)|どうすれば)[^\n]{0,60}\n\s*\n/iu
/** What stands below is a letter only where it is so long, in characters and lines. */
const [LETTER, LINES] = [200, 5] as const

/** Without the head of a mail that only hands on, and without a question that could stand above any letter. */
function withoutNote(working: Working): Working {
  const top = working.text.slice(0, 2000)
  const head = FORWARDED.exec(top)?.[0] ?? ''
  const mail = FORWARD_MARK.test(head) ? head.length : 0
  const note = NOTE.exec(top.slice(mail))?.[0].length ?? 0
  const cut = mail + note
  const below = working.text.slice(cut)
  if (cut === 0 || below.length < LETTER || below.split('\n', LINES + 1).length <= LINES)
    return working
  return { ...working, text: below, starts: working.starts.subarray(cut) }
}

/** A letter in one line is at least so long. */
const RUN_TOGETHER = 240
/** Where its sender, its reader and its day stand. */
const HEAD = 420
const LONGEST_NAME = 60
const SALUTATION =
  /(?<=[^,] )(?:Dear (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'-]+|Sir or Madam|Sirs?|Madam|\p{Lu}\p{Ll}+)|Sehr geehrte[r]? (?:Damen und Herren|(?:Frau|Herr)(?: Dr\.)? \p{Lu}[\p{L}-]+)|Guten Tag(?: (?:Frau|Herr) \p{Lu}[\p{L}-]+)?|Madame, Monsieur|Madame|Monsieur|Estimad[oa]s? (?:señor(?:a|es)?|cliente|Sr\.|Sra\.|\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?|Muy señor(?:a|es)? m[íi][oa]s?|(?:Gentile|Egregio) (?:Signora?|Sig\.(?:ra)?|Cliente|Dott\.)(?: \p{Lu}\p{Ll}+)?|Spett\.le \p{Lu}\p{Ll}+|Geachte (?:heer|mevrouw|heer,? mevrouw)(?: (?:(?:de|van|der|den) ){0,2}\p{Lu}[\p{L}-]+)?)[,:]?(?= )/u
const CLOSING =
  /(?<= )(?:Yours (?:sincerely|faithfully|truly)|(?:Kind|Best|Warm) regards|Mit freundlichen Gr(?:ü|ue)(?:ß|ss)en|Freundliche Gr(?:ü|ue)(?:ß|ss)e|Hochachtungsvoll|Cordialement|Atentamente|Un cordial saludo|(?:Distinti|Cordiali) saluti|Met vriendelijke groet(?:en)?|Hoogachtend),?(?= |$)/gu
const LEGAL_FORM =
  /(?<= )(?:Pty Ltd|Ltd|Limited|PLC|plc|LLP|Inc|LLC|GmbH|AG|KG|mbB|PartGmbB|SARL|SAS|SA|S\.A\.U?\.?|S\.?L\.?U?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?)\.?(?= (?:\p{Lu}|\d))/gu
/** Where a line of a head begins: a street, a box, somebody by title, a label. */
const BEGINS =
  /(?<= )(?:\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'-]+ ){1,3}(?:Street|Road|Lane|Avenue|Drive|Way|Close|Court|Square|Terrace|Place|Boulevard|St|Rd|Ave|Blvd|Quay)(?!\p{L})|\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|quai|allée|impasse|cours)(?!\p{L})|\p{Lu}[\p{L}-]*(?:strasse|straße|str\.|weg|platz|gasse|allee|straat|laan|plein|kade|gracht|singel) \d|(?:Calle|C\/|Avenida|Avda\.|Plaza|Paseo|Via|Viale|Piazza|Corso) \p{Lu}|(?:(?:Grote|Gran|Alte|Neue|Lange|Hohe|Nieuwe|Oude|Am|Im|An der) )?\p{Lu}[\p{L}.-]+ \d{1,4}[a-z]?,? (?=(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu})|(?:P\.?O\.? Box|Postfach|Postbus|Apartado|Casella postale|GPO Box) \d|(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|Mme|Madame|Monsieur|Sr\.|Sra\.|D\.ª?|Sig\.(?:ra)?|Dhr\.|Mevr\.|Mevrouw|De heer)\.? \p{Lu}|\p{Lu}[\p{L}'’.]{1,14}(?: \p{L}[\p{L}'’.]{1,14}){0,2} ?: )/gu
const DAY =
  /(?<= )(?:\p{L}{3,14},? (?:le |den |a |il |el )?)?(?:\d{1,2}(?:st|nd|rd|th|\.|er)? (?:de )?\p{L}{3,10}\.?,? (?:de )?(?:19|20)\d\d|\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d)(?= )/gu
const IN_CAPITALS = /(?<= )\p{Lu}[\p{Lu}'’-]{3,}(?: [\p{Lu}&'’-]{2,}){1,8}(?= |$)/gu

/** The spaces that were ends of lines, where a letter has none any more. As long as before. */
function inLinesAgain(text: string): string {
  if (text.length < RUN_TOGETHER || text.trim().includes('\n')) return text
  const salutation = SALUTATION.exec(text.slice(0, 3000))
  const apart = [...(salutation ? [salutation] : []), ...text.matchAll(CLOSING)]
  if (apart.length === 0 && !isHeadOfLetter(text)) return text
  const units = Array.from({ length: text.length }, (_, at) => text.charAt(at))
  for (const at of endsOfLines(text, { apart, head: salutation?.index ?? HEAD }))
    if (units[at] === ' ') units[at] = '\n'
  return units.join('')
}

/** "British Gas. 16 November 2026. Final demand": the head of a letter told as sentences of its first line. */
function headApart(text: string): string {
  const [line = ''] = text.split('\n', 1)
  if (line.length < LONGEST_NAME) return text
  if (OF_ASKER.test(line) && !GREETS_BY_NAME.test(line)) return text
  const head = TOLD_HEAD.test(line) ? TOLD_HEAD : isHeadAbroad(line) ? HEAD_ABROAD : undefined
  if (!head) return text
  return line.replace(head, '$1\n').replace(DAY_ALONE, '\n$1\n') + text.slice(line.length)
}

/** "… in the counseling office. Quill Middle School": who writes, behind the last sentence of running text. As long as before. */
function tailApart(text: string): string {
  const at = text.trimEnd().lastIndexOf('\n') + 1
  const last = text.slice(at)
  if (last.length < RUNNING_TEXT || OF_ASKER.test(text.replace(GREETING_ALONE, ''))) return text
  const tail = TOLD_TAIL.exec(last)
  return tail ? `${text.slice(0, at + tail.index)}\n${text.slice(at + tail.index + 1)}` : text
}

/** "… within one month of the date of this letter. 12 November 2026": the day of writing, behind all sentences of its line. */
const DAY_AT_END =
  / (?<=[^\n]{60}[.!] )(?=(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,10} (?:19|20)\d\d|\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d)\.?[ \t]*(?:\n|$))/gu

/** A line of several sentences is at least so long. */
const RUNNING_TEXT = 100
const GREETING_ALONE = /^\s*(?:dear|hi|hello)\b[^\n,:.]{0,40}[,:.]/i
const TOLD_TAIL =
  / (?<=[.!)]["”]? )(?:[–—-] ?)?\p{Lu}[\p{L}\d'’&-]*(?: (?:\p{Lu}[\p{L}\d'’&-]*\.?|of|the|and|&|de|du|des|la|der|van|di|del|della)){0,6}(?:, \p{Lu}[\p{L}&-]+(?: [\p{L}&-]+){0,3}){0,2}\.?\s*$/u

/** "Agencia Tributaria. Propuesta de liquidación", "UWV, 9 november 2026.": a name that says what it is. */
function isHeadAbroad(line: string): boolean {
  const name = HEAD_ABROAD.exec(line)?.[1]?.slice(0, -1)
  if (name === undefined || name.length > LONGEST_NAME) return false
  return isOrganisation(name) || isPublicName(name)
}

const HEAD_ABROAD =
  /^(\p{Lu}[\p{L}\d'’&-]*(?: (?:\p{Lu}[\p{L}\d'’&-]*|de|der|des|du|la|le|les|di|del|della|van|den|het|für|und|et|y|e|en|am|im|d['’]\p{L}+|dell['’]\p{L}+|of|and|the|for|&)){0,7}(?:\.(?= [\p{Lu}\d])|,(?= \d{1,2}[. /])))\s/u

/** A name in capitals with a full stop, and behind it what a paper begins with. */
const TOLD_HEAD =
  /^(\p{Lu}[\p{L}'’.-]*(?: (?:[\p{Lu}\d][\p{L}\d'’&-]*|&|of|the|and|for|at)){0,7}\.) (?=\d{1,2}[ /.]|(?:[Oo]ur |[Yy]our )?(?:[Rr]ef|REF)|\p{Lu}{4,} \p{Lu}{4,}|(?:Account|Claim|Case|Notice|Final|FINAL|Penalty|PCN|UTR|Form|Parking|Payment|Important|Reminder|Statement|Dear|Hi|Hello|On behalf|Education|Housing|Date)(?!\p{L})|(?<=\b(?:Council|Police|Court|Service|Agency|Authority|Ltd|Limited|LLP|PLC|Bank|University|Trust|Association|Society|Water|Energy|Hospital|School|College)\. )\p{Lu})/u
const GREETS_BY_NAME = /\bdear (?:mr|mrs|ms|miss|dr)\b/i
/** Whoever asks speaks of themselves. */
const OF_ASKER = /\?|\b(?:i|i['’]?(?:m|ve)|my|me)\b/i
const DAY_ALONE =
  /(?<=[.][ \n])((?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,10} (?:19|20)\d\d|\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d)\.?)(?: |$)/gu

/** Where lines end: around what stands apart, and in the head before and behind what lines of a head begin and end with. */
function endsOfLines(text: string, given: { apart: RegExpExecArray[]; head: number }): number[] {
  const head = text.slice(0, Math.min(HEAD, given.head))
  const alone = [...given.apart, ...head.matchAll(DAY), ...text.matchAll(IN_CAPITALS)]
  const ends = [
    ...alone.flatMap((at) => [at.index - 1, at.index + at[0].length]),
    ...Array.from(head.matchAll(LEGAL_FORM), (at) => at.index + at[0].length),
    ...Array.from(head.matchAll(BEGINS), (at) => at.index - 1),
  ]
  // Who writes is named again at the end, below whoever signs.
  const name = text.slice(0, Math.min(...ends.filter((at) => at > 0)))
  const again = name.length <= LONGEST_NAME ? text.lastIndexOf(` ${name}`) : -1
  return [...ends, again]
}

/** Begins with a firm and an address, or is full of labels. */
function isHeadOfLetter(text: string): boolean {
  const head = text.slice(0, HEAD)
  const marks = [LEGAL_FORM, BEGINS, DAY, IN_CAPITALS].map(
    (pattern) => Array.from(head.matchAll(pattern)).length,
  )
  return marks.filter((count) => count > 0).length >= 2
}

/** "Pay by 2 / December 2026": a day over the end of a line of running text. */
const BROKEN_DAY =
  /\n(?<=[^\n]{12}\p{L},? \d{1,2}(?:st|nd|rd|th|\.|er|º)?(?: de)?\n)(?=(?:de )?(?:jan|feb|fév|mar|mär|maart|apr|avr|abr|may|mai|mag|mei|maj|jun|juin|giu|jul|juil|lug|aug|aoû|ago|sep|set|oct|okt|ott|nov|dec|dez|déc|dic|gen|ene)\p{L}{0,7}\.? (?:de )?(?:19|20)\d\d)|\n(?<=[^\n]{12}\p{L},? \d{1,2}(?:st|nd|rd|th|\.|er|º)? (?:de )?\p{L}{3,10}\n)(?=(?:de )?(?:19|20)\d\d(?!\d))/giu

function withWholeDays(text: string): string {
  return text.replace(BROKEN_DAY, ' ')
}

/** A line longer than this is running text. */
const SHORT_LINE = 60
/** What is typed without capitals in so few lines may be a question; a letter that asks nothing, below a short line, has fewer too. */
const [FEWEST_LINES, FEWEST_OF_LETTER] = [8, 4] as const
const SMALL =
  /^(?:of|and|the|for|in|on|at|by|to|de|du|des|la|le|les|del|della|di|e|et|y|van|der|von|het|und|für|zu|am|im|den|dem)$/u
const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  'GmbH AG KG LLP PLC LLC SARL SAS SA BV NV HMRC DWP INPS S.A. B.V. N.V. S.p.A. S.r.l. S.L. PartGmbB'
    .split(' ')
    .map((form) => [form.toLowerCase(), form]),
)

/** Capitals at the words of short lines, where a whole letter has none: names stand there. As long as before. */
function withCapitals(text: string): string {
  if (/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return text
  const lines = text.split('\n')
  const full = lines.filter((line) => line.trim() !== '')
  const isAsked = /[?？]/.test(text) || (full[0]?.length ?? 0) > SHORT_LINE
  if (full.length < (isAsked ? FEWEST_LINES : FEWEST_OF_LETTER)) return text
  return lines
    .map((line) =>
      line.length > SHORT_LINE
        ? line.replace(/^\p{Ll}|(?<=[.?!] )\p{Ll}/gu, capital)
        : line.replace(/[\p{L}.]+/gu, (word, at: number) => inName(word, at)),
    )
    .join('\n')
}

function inName(word: string, at: number): string {
  if (SMALL.test(word) && at > 0) return word
  return FORMS[word] ?? word.replace(/^\p{Ll}/u, capital)
}

/** "ß" would become two letters. */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}
