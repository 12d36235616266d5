/**
 * References by the form in which they are printed, whatever their label says: "Répertoire : 2026/5530", "Cron. n. 8841/2026".
 * No list of labels holds all that offices abroad write; what is no reference of the letter has few names. In English nearly
 * all labels are known.
 */
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'

type Reference = Reading['references'][number]

/** Groups of digits and capitals, at least one with a digit, between spaces and strokes. */
const VALUE = String.raw`((?=[^\n]{0,14}\d)(?:[A-Z\p{sc=Han}]{1,8}(?=[ /.–-]?[A-Z]{0,6}[/.–-]?\d)|\d)[A-Z0-9]*(?:(?: ?[/.–-]{1,2} ?| )(?=[A-Z0-9]{0,8}\d)[A-Z0-9]+|[/–-][A-Z]{1,6}(?=[/–-]))*)(?![\p{L}\p{N}@%€])`
/** A label of at most six words, with what is said of it in brackets, and a colon or a wide space before a cell of its own. */
const WORDS = String.raw`(?:[\p{L}.'’/]{1,24}[ -]){0,5}[\p{L}.º°'’]{1,24}`
const BEHIND_COLON = String.raw`(?<=^|\t| {2}|[/|,;(–-] )(${WORDS})(?: ?\([^()\n]{2,40}\))? ?[:：][ \t]*(?:\p{Lu}[\p{Lu} ]{3,30}(?:\[\p{Lu}+\] ?)?[-–] )?`
const IN_NEXT_CELL = String.raw`(?<=^|\t| {2})(\p{Lu}${WORDS})(?:\t| {3,40})`
/** "contrat n° 06-55019", "expediente núm. 41/2026". */
const NUMBERED = String.raw`(?<![\p{L}\p{N}])(\p{L}[\p{L}.]{2,24}) (?:[Nn](?:[°º]|[o.][°º]?)|[Nn]r\.?|[Nn]úm\.|[Nn]um\.)[ ]{0,2}`
/** "exp. 2026/0918-7734": cut short, before a number with strokes. */
const CUT_SHORT = String.raw`(?<![\p{L}\p{N}.])(\p{L}{2,8})\. ?(?=\d[\d/ -]{7,24})`

const FORMS = [
  new RegExp(BEHIND_COLON + VALUE, 'gmu'),
  new RegExp(IN_NEXT_CELL + VALUE + String.raw`(?=$|\t| {2})`, 'gmu'),
  new RegExp(NUMBERED + VALUE, 'gu'),
  new RegExp(CUT_SHORT + VALUE, 'gu'),
]

/** Ways to reach or pay somebody, days and hours, what a firm is registered under, sums and counts, and laws. */
const NO_REFERENCE =
  /(?<!\p{L})(?:t[eé]l[eéè]?\p{L}*|fax|mobile?|handy|phone|portable|whatsapp|hotline|call|chiam\p{L}*|llam\p{L}*|iban|bic|swift|konto\p{L}*|c\/c|rib|compte bancaire|bank\p{L}*|banque|banca|banco|postfin\p{L}*|date|datum|dat[ae]|fecha|le|el|il|den|du|del|dal|am|vom|bis|hora|heures?|uhr\p{L}*|orari\p{L}*|ore|jour|tag|giorno|día|seite|page|pagina|página|blatt|uid|ust\p{L}*|steuer(?:nummer|-?nr)?|hr[ab]|handelsregister|siren|siret|rcs|naf|ape|tva|btw|kvk|rpr|bce|kbo|ondernemingsnummer|p\. ?iva|partita iva|iva|c\.? ?f\.?|codice fiscale|rea|cciaa|nif|cif|dni|nie|cap\p{L}*|kapital|d?[il]gs|reg\p{L}*|verordnung\p{L}*|directi\p{L}*|richtlijn|direttiva|beschluss|article|artikel|articolo|artículo|arts?\.?|gesetz|loi|legge|ley|wet|décret|decreto|dpr|d\.l\.\p{L}*|real decreto|section|montant|betrag|importe?|importo|bedrag|summe|somme|total\p{L}*|solde|saldo|gesamt\p{L}*|rue|avenue|via|calle|straat|straße|strasse|raum|zimmer|stock|étage|piano|bus|boîte|appartement|appt|plz|cp|cap|code postal|version|form\p{L}*|modello|mod\.?|cerfa|heure|stand|valeur|wert|valore|zins\p{L}*|née?|geb\p{L}*|nat[oa]|nacid[oa]|age|alter|tel\.?)\.?$/iu

/** Days, years, hours, sums and numbers of phones. */
const ANOTHER_THING = [
  /^\d{1,2}[ ./-](?:\d{1,2}|[A-Z]{3,9})[ ./-]\d{2,4}(?: \d\d?)?$|^\d{4}[-./]\d\d[-./]\d\d$|^\d\d?[./-]\d{4}$/,
  /^(?:19|20)\d\d(?: ?[/-] ?(?:19|20)?\d\d)?$/,
  /^(?:\p{Lu}{2,3} )?\d{1,3}(?:[ .]?\d{3})*[.,]\d\d$|^(?:\p{Lu}{3} )?\d{1,3}(?:[ .]\d{3})*$/u,
  /^0\d{1,4}(?:[ /-]\d{2,7}){1,4}$|^(?:IBAN )?[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){3}/,
]
const [SHORTEST, FEWEST_DIGITS, MOST, WITHIN] = [5, 4, 12, 20_000] as const

/** Each value behind a label, or behind "no.", that is not known for something else. */
export function referencesByForm({ working }: Pick<Letter, 'working'>): Reference[] {
  const text = working.text.slice(0, WITHIN)
  return FORMS.flatMap((form) => [...text.matchAll(form)])
    .flatMap((match) => {
      const [whole, label = '', printed = ''] = match
      const value = printed.replace(/[ ./–-]+$/u, '')
      if (NO_REFERENCE.test(label.trim()) || !isCode(value)) return []
      const start = match.index + whole.length - printed.length
      const span = toSpan(working, start, start + value.length)
      return [{ label, value: quoteOf(working, span), span }]
    })
    .slice(0, MOST)
}

function isCode(value: string): boolean {
  if (value.length < SHORTEST || value.replace(/\D/g, '').length < FEWEST_DIGITS) return false
  return !ANOTHER_THING.some((form) => form.test(value))
}
