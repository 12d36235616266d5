/** A short message under a known name that wants money or details through a link of somebody else: how most frauds come. */
import type { PaymentInstruction } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { boughtName, isLookalike, isOfficial } from './lookalike.ts'
import { hostOf } from './mail-signs.ts'
import type { WeighedSign } from './mail-signs.ts'
import { toSpan } from './normalise.ts'
import type { Working } from './normalise.ts'

/** Longer than this, a mail has room for the things that only the real sender knows. */
const MESSAGE = 900
/** A message names its sender at its head. */
const HEAD = 260

/** Those whose names frauds borrow, as their messages are headed: courts and offices, toll roads, carriers, banks, logins. */
const KNOWN_NAMES = [
  'hm ?(?:courts|revenue)[\\p{L}& ]{0,40}|hmcts|hmrc|dvla|dvsa|tv licensing|gov\\.?uk|nhs|(?:winter |cost of )?(?:heating|living) (?:allowance|payment)',
  'irs|internal revenue service|social security administration|(?:\\p{L}+ )?dmv|toll (?:violation|services?|authority|notice)|e-?z ?-?pass|eflow|dart charge|m6 toll|telepass|via verde|sunpass|fastrak|txtag|i-?pass|linkt|medicare',
  'antai|cpf|mon ?compte ?formation|compte personnel de formation|droits? (?:à la )?formation|france travail|pôle emploi|(?:vignette )?crit ?.?air|trésor public|direction générale des finances publiques|dgfip|impots(?:\\.gouv)?|assurance maladie|ameli|spf finances|fod financiën',
  'dirección general de tráfico|dgt|agencia tributaria|aeat|seguridad social|belastingdienst|cjib|digid|itsme',
  'finanzamt|bundeszentralamt für steuern|elster|zollamt|(?:kantons)?polizei(?: \\p{Lu}\\p{L}+)?|swisspass|agenzia delle entrate(?: riscossione)?|inps|polizia stradale|spid',
  'canada revenue agency|cra|australian taxation office|ato|mygov|service nsw|waka kotahi|nzta|inland revenue|revenue(?= ?:)',
  'royal mail|evri|dpd|dhl|ups|usps|fedex|an post|auspost|australia post|canada post|chronopost|colissimo|colis privé|relais ?colis(?: express)?|la poste|mondial relay|correos|poste italiane|postnl|bpost|seur|hermes',
  'endesa|iberdrola|naturgy|edf|engie|enel(?: energia)?|vattenfall|eneco|essent|british gas|telekom|vodafone|movistar',
  'barclays|lloyds|natwest|santander|halifax|nationwide|hsbc|monzo|revolut|aib|bank of ireland|chase|wells fargo|bank of america|commbank|commonwealth bank|westpac|anz|sparkasse|volksbank|postbank|comdirect|bbva|caixabank|intesa sanpaolo|unicredit|rabobank|ing|abn amro|kbc|belfius|crédit agricole|paypal|netflix|amazon|apple',
].join('|')
/** Japanese writes no space after a name. */
const KNOWN_IN_JAPANESE = '国税庁|税務署|年金機構|法務省|ヤマト運輸|佐川急便|日本郵便'
const KNOWN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${KNOWN_NAMES})(?![\p{L}\p{N}])|${KNOWN_IN_JAPANESE}`,
  'iu',
)
/** "Halifax: a new payee": the name is the whole head of the message. */
const HEADED = /^[ \t]*[[(]?[^:\n]{2,50}[\])]?[ \t]?(?::|：|\n)/u

/** Money, details or a decision, now. */
const WANTS =
  /[£$€¥]\s?\d|\d\s?(?:€|eur\b|euros?\b|円)|\b(?:eur|chf)\s?\d|\b(?:pay|settle|verify|confirm|update|claim|apply|renew|log ?in|deposit|complete|visit)\b|(?<!\p{L})(?:activ(?:ez|er|eer)|aktivier|command(?:ez|er)|renouvel|régl|régularis|payer|confirme|rempliss|pagar|pague|abon[eo]|verifi|solicite|beta(?:al|l)|bevestig|voldoe|verleng|heractiveer|zahl|überweis|verlänger|bestätig|anforder|pagament|saldare|acced|aggiorn)|支払|納付|確認/iu

/** A button or a link to pay with, where its address is not to be seen. */
const BUTTON =
  /(?:^|\n)[ \t]*(?:\[|>>|➡|👉|»)[ \t]*(?:\p{L}+ ){0,3}(?:pay|settle|verify|pagar|payer|régler|betaal|betalen|zahlen|bezahlen|paga)(?: \p{L}+){0,4}[ \t]*(?:\]|<<|«)?[ \t]*(?:\n|$)|\b(?:betaallink|payment link|enlace de pago|lien de paiement|zahlungslink|link di pagamento)\b/iu

/** A day on a line of its own, or somebody written to by name: a letter that was copied, however short. */
const ON_PAPER =
  /(?:^|\n)[ \t]*(?:date:? )?(?:\d{1,2}(?:st|nd|rd|th|\.)? )?\p{L}{3,10},? 20\d\d[ \t]*(?:\n|$)|(?:^|\n)[ \t]*(?:to:? the |(?:mr|mrs|ms|miss|herrn?|frau|mme|sig|dhr|mevr)\.? \p{Lu})/iu

/** What a telephone prints above each message of a thread: "[mar. 10 nov. 2026, 08:12]", "SMS 2, 14:05". */
const STAMP =
  /(?:^|\n)[ \t]*(?:\[[^\]\n]{0,40}\d{1,2}[:.h]\d\d[^\]\n]{0,10}\]|(?:sms|nachricht|message|messaggio|bericht|mensaje) \d[^\n]{0,40}|(?:\p{L}{2,10}\.?,? )?\d{1,2}[./ ][^\n]{3,16}[ ,]{1,2}\d{1,2}[:h]\d\d)[ \t]*(?=\n)/giu
const MOST_MESSAGES = 12

/** The messages of a thread, each with its place; a text without stamps is one. */
function messagesIn(text: string): { text: string; at: number }[] {
  const stamps = Array.from(text.slice(0, 12_000).matchAll(STAMP)).slice(0, MOST_MESSAGES)
  if (stamps.length < 2) return [{ text, at: 0 }]
  return stamps.map(({ index, 0: stamp }, order) => {
    const at = index + stamp.length
    return { at, text: text.slice(at, stamps[order + 1]?.index ?? text.length) }
  })
}

/** The sign, with the name that the message gives itself. */
export function foreignLink(
  { working }: Pick<Letter, 'working'>,
  payment: readonly PaymentInstruction[],
): WeighedSign[] {
  return messagesIn(working.text)
    .flatMap((message) => signOf(working, message, payment))
    .slice(0, 1)
}

function signOf(
  working: Working,
  { text, at }: { text: string; at: number },
  payment: readonly PaymentInstruction[],
): WeighedSign[] {
  if (text.length > MESSAGE || !WANTS.test(text) || ON_PAPER.test(text)) return []
  const name = KNOWN.exec(text.slice(0, HEAD))
  if (!name) return []
  const start = at + name.index
  const span = toSpan(working, start, start + name[0].length)
  const [, last] = toSpan(working, at, at + text.length)
  // "GOV.UK: you have a penalty" is a name there, not the link.
  const links = payment.filter(
    (way) => way.kind === 'web' && way.span[0] >= span[1] && way.span[0] < last,
  )
  if (!BUTTON.test(text) && !leadsElsewhere(links, name[0])) return []
  const isItsHead =
    (HEADED.exec(text.trimStart())?.[0].length ?? 0) >
    name.index - (text.length - text.trimStart().length)
  return [
    {
      code: 'foreign_link',
      points: 'suspicious',
      weight: isItsHead ? 5 : 2.4,
      says: 'It uses a known name with a link that does not belong to that name.',
      span,
    },
  ]
}

/** None of its links is an office's, or the name's own: "evri.com" under the name of Evri. */
function leadsElsewhere(links: readonly PaymentInstruction[], name: string): boolean {
  const hosts = links.map(({ value }) => hostOf(value))
  const own = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const isOwn = (host: string) =>
    isOfficial(host) || (!isLookalike(host) && own.startsWith(boughtName(host) ?? host))
  return hosts.length > 0 && !hosts.some(isOwn)
}
