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
const WORDS = String.raw`(?:[\p{L}.'’/°º]{1,24}[ -]){0,5}[\p{L}.º°'’]{1,24}`
const BEHIND_COLON = String.raw`(?<=^|\t| {2}|[/|,;(–-] )(${WORDS})(?: ?\([^()\n]{2,40}\))? ?[:：][ \t]*(?:\p{Lu}[\p{Lu} ]{3,30}(?:\[\p{Lu}+\] ?)?[-–] )?`
const IN_NEXT_CELL = String.raw`(?<=^|\t| {2})(\p{Lu}${WORDS})(?:\t| {3,40})`
/** "contrat n° 06-55019", "expediente núm. 41/2026". */
const NUMBERED = String.raw`(?<![\p{L}\p{N}])(\p{L}[\p{L}.]{2,24}) (?:[Nn](?:[°º]|[o.][°º]?)|[Nn]r\.?|[Nn]úm\.|[Nn]um\.)[ ]{0,2}`
/** "crédit renouvelable n°" at the end of a cell whose next line goes on with the number. */
const NUMBERED_BELOW = String.raw`(?<![\p{L}\p{N}])(\p{L}[\p{L}.]{2,24}) [Nn](?:[°º]|r\.?|\.)[ \t│|]*\n[ \t│|]*`
/** "N° de l'avis de paiement :", with nothing or another column behind it, above a line that the number fills. */
const BELOW_COLON = String.raw`(?<=^|\t| {2})(${WORDS}) ?[:：](?:[ \t]*| {6,}[^\n]{2,60})\n[ \t]*`
/** "Mitglied 77-104562", "adhérent 4412 097": the reader, or what the letter is about, with a number. */
const OF_READER = String.raw`(?<![\p{L}\p{N}])(Mitglied|Kund(?:e|in)|Nutzer(?:in)?|Versicherte[rn]?|Teilnehmer(?:in)?|Mieter(?:in)?|Auftrag|Bestellung|Ticket|Schaden|Police|Buchung|Liegenschaft|Wohn(?:ung|einheit)|Nutzeinheit|Objekt|[Aa]dhérente?|[Aa]bonnée?|[Aa]llocataire|[Ll]ocataire|[Ss]inistre|[Cc]ommande|[Dd]ossier|[Ss]ocio|[Cc]liente|[Pp]ratica|[Ss]inistro)(?: Nr\.?)? `
/** "exp. 2026/0918-7734": cut short, before a number with strokes. */
const CUT_SHORT = String.raw`(?<![\p{L}\p{N}.])(\p{L}{2,8})\. ?(?=\d[\d/ -]{7,24})`

const FORMS = [
  new RegExp(BEHIND_COLON + VALUE, 'gmu'),
  new RegExp(IN_NEXT_CELL + VALUE + String.raw`(?=$|\t| {2})`, 'gmu'),
  new RegExp(NUMBERED + VALUE, 'gu'),
  new RegExp(CUT_SHORT + VALUE, 'gu'),
  new RegExp(NUMBERED_BELOW + VALUE, 'gu'),
  new RegExp(BELOW_COLON + VALUE + String.raw`(?=[ \t]*$)`, 'gmu'),
  new RegExp(OF_READER + VALUE, 'gu'),
]

/** Ways to reach or pay somebody, days and hours, what a firm is registered under, sums and counts, and laws. */
const NO_REFERENCE =
  /(?<!\p{L})(?:(?:c[oó]digo|code) postal|postleitzahl|plz|cap|postcode|t[eé]l[eéè]?\p{L}*|fax|mobile?|handy|phone|portable|whatsapp|hotline|call|chiam\p{L}*|llam\p{L}*|iban|bic|swift|konto\p{L}*|c\/c|rib|compte bancaire|bank\p{L}*|banque|banca|banco|postfin\p{L}*|date|datum|dat[ae]|fecha|le|el|il|den|du|del|dal|am|vom|bis|hora|heures?|uhr\p{L}*|orari\p{L}*|ore|jour|tag|giorno|día|seite|page|pagina|página|blatt|uid|ust\p{L}*|steuer(?:nummer|-?nr)?|hr[ab]|handelsregister|siren|siret|rcs|naf|ape|tva|btw|kvk|rpr|bce|kbo|ondernemingsnummer|p\. ?iva|partita iva|iva|c\.? ?f\.?|codice fiscale|rea|cciaa|nif|cif|dni|nie|cap\p{L}*|kapital|d?[il]gs|reg\p{L}*|verordnung\p{L}*|directi\p{L}*|richtlijn|direttiva|beschluss|article|artikel|articolo|artículo|arts?\.?|gesetz|loi|legge|ley|wet|décret|decreto|dpr|d\.l\.\p{L}*|real decreto|section|montant|betrag|importe?|importo|bedrag|summe|somme|total\p{L}*|solde|saldo|gesamt\p{L}*|rue|avenue|via|calle|straat|straße|strasse|raum|zimmer|stock|étage|piano|bus|boîte|appartement|appt|plz|cp|cap|code postal|version|form\p{L}*|modello|mod\.?|cerfa|heure|stand|valeur|wert|valore|zins\p{L}*|née?|geb\p{L}*|nat[oa]|nacid[oa]|age|alter|tel\.?)\.?$/iu

/** Days, years, hours, sums and numbers of phones. */
const ANOTHER_THING = [
  /^\d{1,2}[ ./-](?:\d{1,2}|[A-Z]{3,9})[ ./-]\d{2,4}(?: \d\d?)?$|^\d{4}[-./]\d\d[-./]\d\d$|^\d\d?[./-]\d{4}$/,
  /^(?:19|20)\d\d(?: ?[/-] ?(?:19|20)?\d\d)?$/,
  /^(?:\p{Lu}{2,3} )?\d{1,3}(?:[ .]?\d{3})*[.,]\d\d$|^(?:\p{Lu}{3} )?\d{1,3}(?:[ .]\d{3})?$/u,
  /^(?=(?:\D?\d){8,12}$)0\d{1,4}(?:[ /-]\d{2,7}){1,4}$|^(?:IBAN )?[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){3}/,
]
const [SHORTEST, FEWEST_DIGITS, MOST, WITHIN] = [5, 4, 12, 20_000] as const

/** Each value behind a label, or behind "no.", that is not known for something else. */
export function referencesByForm({ working }: Pick<Letter, 'working'>): Reference[] {
  const text = working.text.slice(0, WITHIN)
  return FORMS.flatMap((form) => [...text.matchAll(form)])
    .flatMap((match) => {
      const [whole, label = '', printed = ''] = match
      const value = printed.replace(/[ ./–-]+$/u, '')
      const start = match.index + whole.length - printed.length
      if (NO_REFERENCE.test(label.trim()) || !isCode(value)) return []
      if (isPostCode(text, start, value)) return []
      const span = toSpan(working, start, start + value.length)
      return [{ label, value: quoteOf(working, span), span }]
    })
    .slice(0, MOST)
}

/** "69007 LYON", in the column beside the label. */
function isPostCode(text: string, start: number, value: string): boolean {
  return /^\d{4,5}$/.test(value) && /^ \p{Lu}\p{L}/u.test(text.slice(start + value.length))
}

function isCode(value: string): boolean {
  if (value.length < SHORTEST || value.replace(/\D/g, '').length < FEWEST_DIGITS) return false
  return !ANOTHER_THING.some((form) => form.test(value))
}
