/** The day on which a home or a tenancy must be given up, told from the days on which it began. */

/** "Your tenancy, which commenced on", "this notice was served on:": behind us, whatever ends. */
const BEGAN_OR_SERVED =
  /\b(?:commenced|began|started|entered into|signed|served|dated|given|posted|delivered|notified|informed|warned|told|written to)(?: in writing| by letter)? (?:to you )?(?:on|from)[:\s]*$/i

/** "Registrato il", "vom", "suscrito el", "begint op": when it was let, not when it ends. */
const BEGAN_ABROAD =
  /(?<!\p{L})(?:registrat[oa]|stipulat[oa]|sottoscritt[oa]|decorrenza|firmad[oa]|suscrit[oa]|celebrad[oa]|conclue?|signée?|consentie?|geschlossen\p{L}*|vom|seit|getekend|gesloten|ingegaan|gaat in|prend cours|begint|beginnt|commence|comienza|inizia|vanaf|desde|depuis|dal|contrat(?:o|to)? del?|contrato de)\s+(?:(?:il|el|en fecha|le|op|am|a partir de)\s+)?$/iu

/** "L'an deux mille vingt-six et le", "Heden,": the day on which an officer writes his act. */
const ACT_OPENS =
  /(?:^|\n)[ \t]*(?:l['’]an(?:n[oée]e?)?(?!\p{L})[^\n]{0,60}|(?:op )?heden,?)(?: (?:le|il|giorno|op|de))?\s$/iu

/** "Lausanne, le": where and when the letter was written. */
const PLACE_BEFORE =
  /(?:^|\n)[ \t]*\p{Lu}[\p{L} .'-]{1,30}, (?:le|den|il|el|op|li|a) (?:\p{L}{4,10},? )?$/u

/** "Au 30 novembre, date à laquelle les locaux devront être libérés": what the day is for stands behind it. */
const LEFT_BY_THEN =
  /^[^\n]{4,24}?,? (?:date|jour|data|fecha|datum|zu dem|bis zu dem|an dem|op welke datum|por lo que|entro (?:la )?quale|in cui|en (?:la )?que)[^.\n]{0,60}(?<!\p{L})(?:libér|quitt|restitu|évacu|rilasci|lasciar|liberar|desaloj|libre|ontruim|verlaten|opgeleverd|geräumt|räumen|zurückzugeben|herauszugeben)/iu
/** "Je vous donne congé à compter du", "kündige ich das Mietverhältnis mit Wirkung zum". */
const ENDS_FROM =
  /(?<!\p{L})(?:donn\p{L}+ congé|congé (?:vous )?est donné|résili\p{L}* (?:votre|le|du) (?:contrat de )?bail|mietver(?:hältnis|trag)|mietvertrag|kündig\p{L}*|contrato de arrendamiento|contratto di locazione|disdetta|huurovereenkomst)[^.\n]{0,140}(?<!conclu|consenti|signé|begonnen|geschlossen|suscrito|stipulato|gesloten) (?:à (?:compter|effet) du|avec effet (?:au|du)|à effet au|mit wirkung (?:zum|vom|ab)|con efectos? (?:del?|desde el|al?)(?: día)?|a partir del?|con effetto dal?|a far data dal|met ingang van|met effect (?:op|vanaf))\s$/iu

/** True for a day on which a home must be given up, or from which a court may be asked for it. */
export function isDayToLeave(text: string, start: number): boolean {
  const left = text.slice(Math.max(0, start - 170), start)
  if (LEAVING_LABEL.test(left) || ENDS_FROM.test(left)) return true
  if (LEFT_BY_THEN.test(text.slice(start, start + 130))) return true
  if (
    [LET_SINCE, BEGAN_OR_SERVED, BEGAN_ABROAD, ACT_OPENS, PLACE_BEFORE].some((one) =>
      one.test(left),
    )
  )
    return false
  return (
    /\b(?:after|on|at any time from|earlier than|before|until|by|possession is|zum|auf(?: den)?|ablauf des|le|el|il|op|per|effective(?: as of| on| from)?)(?: (?:nächsten|kommenden|prochain|próximo|prossimo|aanstaande|día|giorno|\p{L}{3,6}day,?))?[:\s]*$/iu.test(
      left,
    ) &&
    /leave|possession|quit|end|terminat|fristgerecht|disdetta|cesserà|recesso|opzeg|zeg(?:gen)? |résili|court|vacate|beg[iu]n|move out|congé|evict|räum|kündig|desaloj|rilasci|opgezegd|no renovar|no prorrogar|vencer[áa]|extingu|nicht verlängern/i.test(
      left,
    )
  )
}

/** "Will attend at 4 Tarn Row on 15 May 2026 at 10.30 to give possession": the day on which an officer comes for the home. */
export function isDayOfEviction(text: string, start: number): boolean {
  const left = text.slice(Math.max(0, start - 120), start)
  return COMES_ON.test(left) && GIVES_POSSESSION.test(text.slice(start, start + 110))
}

const COMES_ON =
  /\b(?:will|shall) (?:attend|call|be (?:at|carried out)|visit|return|come)\b[^\n]{0,80}\bon\s$/i
const GIVES_POSSESSION =
  /^[^\n]{6,70}\b(?:to (?:give|take|obtain|recover|deliver) possession|to evict|to (?:carry out|enforce) the eviction)\b/i

/** "Your tenancy began on": a home that was let then. */
const LET_SINCE =
  /\b(?:tenancy|lease|contract|agreement|term|occupation)\b[^.\n]{0,40}\b(?:began|begun|started|commenced|dated|granted|signed|entered into|beginning|starting)\b[^.\n]{0,24}$/i

/** "Termination Date:", "Auszugstermin:". */
const LEAVING_LABEL =
  /\b(?:termination date|(?:vacate|move[- ]out|moving out|leave) (?:date|by)|date (?:to|you must) (?:leave|vacate|move out)|(?:earliest )?date (?:on which )?you (?:can|may|could) be (?:required|asked) to leave|notice expires(?: on)?|auszugstermin|date de départ|date d'effet|fecha de salida|data di rilascio|einddatum)[ \t]*[:：]?[ \t]*$/i
