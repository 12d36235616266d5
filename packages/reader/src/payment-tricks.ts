/** Ways to pay, and to keep the bank and others out of it, that only criminals ask for, whatever paper they dress up as. */
import type { AuthenticitySign } from '@plainletter/contracts/reading'

/** Whoever warns of fraud names the same things. */
const NOT_WARNED = String.raw`(?<!\b(?:never|criminals|fraudsters|scammers|anyone who|nobody will|not ask you to|no need to)\b[^.\n]{0,80})`

export const PAYMENT_TRICKS = [
  {
    code: 'gift_card_payment',
    points: 'suspicious',
    weight: 10,
    says: 'It asks for payment by gift card. Only criminals do that.',
    pattern: new RegExp(
      String.raw`${NOT_WARNED}\b(?:send(?:ing)?|buy|get|pay(?:ing|able)?|purchase|photos?|pictures?|read (?:me|us)|scratch)\b[^.\n]{0,60}\b(?:steam|itunes|apple|google play|amazon|razer|vanilla|xbox|roblox) (?:gift )?(?:cards?|vouchers?)\b`,
      'i',
    ),
  },
  {
    code: 'money_transfer_payment',
    points: 'suspicious',
    weight: 8,
    says: 'It asks for a money transfer that cannot be traced.',
    pattern: new RegExp(
      String.raw`${NOT_WARNED}\b(?:paypal|transfer|payment|pay|send it)\b[^.\n]{0,30}\b(?:friends (?:and|&) family|family (?:and|&) friends)\b(?! (?:discount|railcard|offer|test|tickets?|day))`,
      'i',
    ),
  },
  {
    code: 'gives_cover_story',
    points: 'suspicious',
    weight: 10,
    says: 'It tells you what to say to your bank. Only criminals do that.',
    pattern:
      /\b(?:when|if)\b[^.\n]{0,24}\b(?:your|the) bank\b[^.\n]{0,30}\b(?:say|tell them)\b|\btell (?:your|the) bank\b[^.\n]{0,50}\b(?:friend|family|gift|building work|personal)\b|\b(?:stay|remain|keep you) on the (?:line|phone)\b[^.\n]{0,60}\b(?:while|until|till) you\b/i,
  },
  {
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 6,
    says: 'It tells you to keep it secret.',
    pattern:
      /\b(?:do not|don['’]t) (?:tell|inform|speak to|talk to) (?:your |the |any )?(?:bank|family|daughter|son|wife|husband|children|police|lawyer|solicitor|one)\b|\b(?:do not|don['’]t) (?:contact|call|ring) (?:the |your )?(?:court|council|bank|police)\b[^.\n]{0,50}\b(?:shut|closed|pass(?:ed)? (?:the|your) case|busy|cannot help)\b/i,
  },
  {
    code: 'promises_money',
    points: 'suspicious',
    weight: 8,
    says: 'It promises money out of nowhere.',
    pattern:
      /\b(?:select|choose) your (?:financial institution|bank)\b[^.\n]{0,40}\b(?:deposit|receive|claim|accept)\b|\bdeposit (?:it|the che(?:ck|que)|this che(?:ck|que))\b[^]{0,80}\b(?:wire|western union|moneygram|send (?:back|on))\b/i,
  },
  {
    code: 'gives_cover_story',
    points: 'suspicious',
    weight: 10,
    says: 'It tells you what to say to your bank. Only criminals do that.',
    pattern:
      /(?<!\p{L})(?:sagen Sie (?:Ihrer|der) Bank(?! (?:Bescheid|sofort))|bleiben Sie (?:in der Leitung|am Telefon)[^.\n]{0,60}(?:während|bis) Sie|dites à (?:votre|la) banque qu(?:e|(?=['’]))|restez en ligne[^.\n]{0,60}(?:pendant que|jusqu(?=['’]))|(?:diga|dígale) (?:a|en) (?:su|el) banco que|no cuelgue[^.\n]{0,60}(?:mientras|hasta que)|dica alla (?:sua )?banca che|resti in linea[^.\n]{0,60}(?:mentre|finché)|zeg (?:tegen|aan) (?:uw|de) bank dat|blijf aan de lijn[^.\n]{0,60}(?:terwijl|tot(?:dat)?))(?!\p{L})/iu,
  },
  {
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 6,
    says: 'It tells you to keep it secret.',
    pattern:
      /(?<!\p{L})(?:(?:sagen|erzählen) Sie (?:es |das |davon )?(?:niemandem|weder)|informieren Sie (?:Ihre Bank|die Polizei|Ihre Familie) nicht|sprechen Sie mit niemandem|(?:n['’]en parlez|ne (?:dites|parlez)[^.\n]{0,12}) (?:à personne|pas à (?:votre|la) (?:banque|famille|police))|no (?:se lo )?diga (?:nada )?a (?:nadie|su (?:banco|familia))|non (?:lo )?dica (?:nulla |niente )?a (?:nessuno|lla banca)|vertel het (?:aan )?niemand|zeg niets tegen (?:uw bank|de politie|uw familie|niemand))(?!\p{L})/iu,
  },
] as const satisfies readonly {
  code: string
  points: AuthenticitySign['points']
  weight: number
  says: string
  pattern: RegExp
}[]
