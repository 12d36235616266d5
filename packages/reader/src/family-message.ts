/** The message that pretends to be a child on a new number: "Hi mum, my phone broke, this is my new number". */
import type { AuthenticitySign } from '@plainletter/contracts/reading'

const HELLO = 'hi(?:ya)?|hey|hello|hallo|huhu|coucou|salut|bonjour|hola|ciao|hoi|dag'
const PARENT =
  'mum(?:my)?|mom(?:my)?|dad(?:dy)?|nan|gran(?:dma|dad|dpa|ny)?|mama|mami|mutti|papa|papi|vati|oma|opa|maman|mamie|mam[áa]|pap[áa]|abuel[ao]|mamma|papà|babbo|nonn[ao]|mam|pap'
const NEW_NUMBER =
  'new (?:phone )?number|new (?:phone|mobile|cell)\\b|number (?:has )?changed|neuen? (?:handy)?nummer|neues handy|nouveau (?:num[ée]ro|t[ée]l[ée]phone|portable)|nuevo (?:n[úu]mero|m[óo]vil|tel[ée]fono)|nuovo (?:numero|telefono|cellulare)|nieuwe? (?:nummer|telefoon|mobiel)|(?:phone|handy|t[ée]l[ée]phone|m[óo]vil|tel[ée]fono|telefono|cellulare|telefoon)\\b[^.!?]{0,30}(?:broke|lost|smashed|kaputt|runter|ins wasser|cass[ée]|perdu|roto|perdido|rotto|perso|kapot|kwijt|gevallen)|lost my phone|dropped my phone|rotto il telefono|roto el m[óo]vil'
const WRITE =
  'text|message|whats? ?app|save|schreib|speicher|melde?|[ée]cris|envoie|enregistre|escr[ií]be|gu[áa]rda|scrivi|salva|stuur|app me|sla'

/** One sign; weighed so that it outweighs that a message in the first person reads like a question. */
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
] as const satisfies readonly (Omit<AuthenticitySign, 'span'> & {
  weight: number
  pattern: RegExp
})[]
