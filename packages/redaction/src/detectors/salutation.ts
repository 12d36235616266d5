import { namesSomebody, TITLE, TITLED_NAME } from '../person-name.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const WORD = "\\p{Lu}[\\p{L}'’.-]{0,24}"
const GREETING = '(?<![\\p{L}])(?:Dear|DEAR|Hi|Hello|Hey|Good morning|Good afternoon|Annwyl|Attn:?)'
/** "Dear Mr Abara", wherever it stands; also "Dear Mr lwanski", where a scan turned a capital I into an l. */
const TITLED = new RegExp(
  `${GREETING}[ \\t]{1,3}(?<hide>${TITLED_NAME}|${TITLE}\\.?[ \\t]l\\p{Ll}{2,}(?=[ \\t]*[,\\r\\n]))`,
  'gu',
)
/** "Hi Shanice," and "Hello Tamara" at the end of a line: without a title the name must end there. */
const BARE = new RegExp(
  `${GREETING}[ \\t]{1,3}(?<hide>${WORD}(?:[ \\t](?:and[ \\t])?${WORD}){0,3})(?=[ \\t]*(?:[,:!–-]|\\r?\\n|$))`,
  'gu',
)
/** The writer of a question naming themselves. */
const MY_NAME = new RegExp(
  `\\b[Mm]y name(?:'s|’s| is)[ \\t](?<hide>${WORD}(?:[ \\t]${WORD}){0,3})`,
  'gu',
)
const I_AM = new RegExp(
  `\\bI(?:'m|’m| am)[ \\t](?<hide>${WORD}(?:[ \\t]${WORD}){1,2})(?=[ \\t](?:from|of|in|and|a|the)(?![\\p{L}])|[,.]|$)`,
  'gmu',
)

/** The name in "Dear Mr Abara" or "my name is". "Dear Sir" names nobody. */
export function findSalutations(text: string): Found[] {
  return [TITLED, BARE, MY_NAME, I_AM]
    .flatMap((pattern) => spansOf(text, pattern))
    .filter(([start, end]) => namesSomebody(text.slice(start, end)))
    .map((span) => ({ kind: 'NAME', span }))
}
