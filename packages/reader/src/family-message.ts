/** Messages that pretend to be somebody the reader knows: a child on a new number, a boss who needs money sent in secret. */
import type { AuthenticitySign } from '@plainletter/contracts/reading'

const HELLO = 'hi(?:ya)?|hey|hello|hallo|huhu|coucou|salut|bonjour|hola|ciao|hoi|dag'
const PARENT =
  'mum(?:my)?|mom(?:my)?|dad(?:dy)?|nan|gran(?:dma|dad|dpa|ny)?|mama|mami|mutti|papa|papi|vati|oma|opa|maman|mamie|mam[áa]|pap[áa]|abuel[ao]|mamma|papà|babbo|nonn[ao]|mam|pap'
const NEW_NUMBER =
  'new (?:phone )?number|new (?:phone|mobile|cell)\\b|number (?:has )?changed|neuen? (?:handy)?nummer|neues handy|nouveau (?:num[ée]ro|t[ée]l[ée]phone|portable)|nuevo (?:n[úu]mero|m[óo]vil|tel[ée]fono)|nuovo (?:numero|telefono|cellulare)|nieuwe? (?:nummer|telefoon|mobiel)|(?:phone|handy|t[ée]l[ée]phone|m[óo]vil|tel[ée]fono|telefono|cellulare|telefoon)\\b[^.!?]{0,30}(?:broke|lost|smashed|kaputt|runter|ins wasser|cass[ée]|perdu|roto|perdido|rotto|perso|kapot|kwijt|gevallen)|lost my phone|dropped my phone|rotto il telefono|roto el m[óo]vil'
const WRITE =
  'text|message|whats? ?app|save|schreib|speicher|melde?|[ée]cris|envoie|enregistre|escr[ií]be|gu[áa]rda|scrivi|salva|stuur|app me|sla'

/** "The wire transfer must go today. I am in meetings. Keep it confidential": each alone is office life. */
const SENDS_MONEY = String.raw`\b(?:(?:wire|bank|same[- ]day) transfers?|wire (?:the |some )?(?:funds|money|payment)|(?:process|make|send|initiate|complete|handle|arrange|do) (?:a|an|the|this|one|some) (?:\w+ ){0,2}(?:wire|payment|transfer)\b|(?:buy|purchase|get|pick up) (?:\w+ ){0,4}gift ?cards?)`
const IN_A_HURRY = String.raw`\b(?:urgent(?:ly)?|immediately|right away|asap|time[- ]sensitive|(?:by|before) (?:the )?(?:eod|cob|end of (?:the )?day|close of business|noon)|(?:completed?|done|sent|out|paid|processed) (?:by )?today|within the hour)\b`
const IN_SECRET = String.raw`\b(?:keep (?:this|it) (?:\w+ ){0,2}(?:confidential|quiet|between (?:us|you and me)|private|to yourself)|confidential (?:acquisition|deal|transaction|payment|transfer|project|purchase)|(?:don['’]?t|do not) (?:tell|mention (?:it|this) to|discuss (?:it|this) with|call me|involve) ?(?:anyone|anybody|the (?:others|team|office|bank))?|(?:i['’]?m|i am|i['’]ll be|i will be) (?:\w+ ){0,3}in (?:a |back[- ]to[- ]back )?(?:meetings?|conference)|i can['’]?t (?:talk|take (?:a )?calls?|speak)|(?:only )?(?:reply|reach me|text me) (?:only )?(?:by|on|to) (?:this )?(?:e-?mail|my (?:mobile|cell|personal)))`

/** Weighed so that it outweighs that a message in the first person reads like a question. */
export const FAMILY_PATTERNS = [
  {
    code: 'family_emergency',
    points: 'suspicious',
    weight: 7.5,
    says: 'It claims to be family on a new number.',
    pattern: new RegExp(
      String.raw`^\s*(?:(?:${HELLO}),? (?:${PARENT})(?!\p{L})[^]{0,200}(?:${NEW_NUMBER})|(?:${PARENT})(?!\p{L})[^]{0,160}(?:${NEW_NUMBER})[^]{0,80}(?<!\p{L})(?:${WRITE})|(?:お?(?:母|父|ばあ|じい|祖母|祖父)(?:さん|ちゃん)|ママ|パパ)[^]{0,80}(?:番号が変わ|新しい番号|携帯[^。]{0,8}(?:壊|なく|水没))[^]{0,60}(?:LINE|連絡|登録))`,
      'iu',
    ),
  },
  {
    code: 'money_transfer_payment',
    points: 'suspicious',
    weight: 10,
    says: 'It asks for a money transfer that cannot be traced.',
    pattern: new RegExp(
      String.raw`^(?![^]{2500})(?=[^]*${IN_SECRET})(?=[^]*${IN_A_HURRY})[^]*${SENDS_MONEY}`,
      'iu',
    ),
  },
] as const satisfies readonly (Omit<AuthenticitySign, 'span'> & {
  weight: number
  pattern: RegExp
})[]
