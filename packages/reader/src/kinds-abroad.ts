/** Facts beside the words of a kind, in the languages beside English: who writes, and what is only threatened. */
import type { Letter } from './letter.ts'

const RENT = String.raw`(?:renta|rentas|alquiler(?:es)?|mensualidad(?:es)?|loyers?|canon[ei]|affitt[oi]|huur\p{L}*|maandhuur|chiri\p{L}+|rendas?|alugue(?:l|r|éis)|czynsz\p{L}*|(?:monats|kalt|warm|wohnungs)?mieten?|miet(?:zins|zahlung|betr[aä]g|verpflichtung|r(?:ü|ue)ckst[aä]e?nd|schuld)\p{L}*)`
const OWED = String.raw`(?:adeud\p{L}+|impagad\p{L}+|pendientes?|deuda|requ(?:iero|erimos|erimiento)|impayé\p{L}*|dette|arriéré\p{L}*|insolut\p{L}+|moros\p{L}+|arretrat\p{L}+|non pagat\p{L}+|achterst\p{L}+|(?:niet|on)betaal\p{L}*|openstaan\p{L}*|restanț\p{L}+|datori\p{L}+|neplătit\p{L}*|atraso|dívidas?|zaległ\p{L}+|r(?:ü|ue)ckst[aä]e?nd\p{L}*|offen\p{L}*|fällige?\p{L}?|ausstehend\p{L}*|nicht (?:bezahlt|gezahlt|eingegangen|erfüllt|erhalten))`
const OWES_RENT = new RegExp(
  String.raw`(?<!\p{L})(?:${RENT}(?!\p{L})[^]{0,160}(?<!\p{L})${OWED}|${OWED}(?!\p{L})[^]{0,160}(?<!\p{L})${RENT})(?!\p{L})`,
  'iu',
)
/** "Transcurrido dicho plazo … se interpondrá demanda de desahucio", "in difetto … sfratto": what comes if the rent stays unpaid. */
const CLAIM_THREATENED =
  /(?<!\p{L})(?:transcurrid[oa]|de no|si no|en caso contrario|caso de no|en su defecto|à défaut|faute de|sans (?:règlement|paiement)|passé ce délai|in difetto|in mancanza|decors[oa]|trascors[oa]|in caso contrario|qualora|bij gebreke|indien|als u|anders|zonder betaling|blijft betaling|dacă nu|în caz contrar|caso contrário|se não|jeżeli|jeśli|w przeciwnym razie|sollten?|andernfalls|ansonsten|sonst|falls|wenn|bei (?:nicht|ausbleibender )?zahlung|ohne zahlung)(?!\p{L})(?:[^.]|\d\.){0,220}(?<!\p{L})(?:desahucio|desalojo|expulsion|résiliation|sfratto|ontruiming|ontbinding|evacuar\p{L}+|posesie|despejo|eksmisj\p{L}+|(?:zu )?kündigen|kündigung|räumungsklage|räumung)(?!\p{L})/iu
/** A court or an officer acts already, or the home is to be left. */
const IS_FURTHER =
  /(?<!\p{L})(?:commandement|assignation|citation|dagvaarding|exploot|gerechtsdeurwaarder|vonnis|jugement|ordonnance|huissier|commissaire de justice|c[ée]dula|decreto|sentencia|lanzamiento|diligencia|juicio|citazione|convalida|intimazione di sfratto|ufficiale giudiziario|precetto|rilascio|sloggio|disdetta|congé|opzegging|zeg(?:gen)? (?:wij |ik )?(?:u )?de huur|(?:doy|damos) por (?:resuelto|finalizado)|resuelvo|desaloj(?:e|en)|abandon(?:e|en|ar) (?:la|el) (?:vivienda|piso)|dejar? (?:libre )?(?:la|el) (?:vivienda|piso)|quitter les lieux|libérer|lasciare (?:libero )?l|liberare l|verlaten|opuścić|wyprowadzi\p{L}*|oddać klucz\p{L}*|desocup\p{L}+|părăsi\p{L}*|eliberați|evacuați|kündigen (?:wir|ich)|kündige|(?:wurde|wird|ist) (?:hiermit )?gekündigt|hilfsweise|geräumt|zu räumen|räumen sie|herausgabe|herauszugeben|kläger\p{L}*|beklagte\p{L}*|rechtsstreit|urteil|gerichtsvollzieher\p{L}*|zwangsvollstreckung)(?!\p{L})|(?:^|\n)[^\n]{0,24}(?:frist(?:lose|gerechte)|(?:außer|ausser)?ordentliche) kündigung/iu

/** A landlord asks for rent that is owed, and names the claim for the home only for the case that it stays unpaid. */
export function asksRentOnly({ language, working }: Letter): boolean {
  if (language === 'ja') return false
  const text = working.text.slice(0, 6000)
  return OWES_RENT.test(text) && CLAIM_THREATENED.test(text) && !IS_FURTHER.test(text)
}

const OF_SUPPLY =
  /(?<!\p{L})(?:energ[ií]a|luce|gas|acqua|acque|idric[oa]|servizio elettrico|aguas?|eléctrica|electricidad|électricité|eau|eaux|gaz|energie|stroom|water\p{L}*)(?!\p{L})/iu
const METERED =
  /(?<!\p{L})(?:POD|PDR|CUPS|EAN(?:-code)?|PDL|PRM|PCE|fornitura|suministro|fourniture|levering|contador|contatore|compteur|meter(?:stand)?)(?!\p{L})/u

/** A collector or a lawyer names the supplier whose bill it is. */
const COLLECTS =
  /(?<!\p{L})(?:recuper\p{L}+|credit[io]|cobros?|recobros?|abogad\p{L}+|incasso\p{L}*|namens|por cuenta de|per conto di|pour le compte de|au nom de|recouvrement|gerechtsdeurwaarder\p{L}*|avv\.)(?!\p{L})/iu

/** "Votre facture d'électricité", "uw drinkwaterrekening", "la bolletta": a bill for what comes through a meter. */
const SUPPLY_BILL =
  /(?<!\p{L})(?:(?:votre|vos|de) factures? (?:d['’](?:eau|électricité|énergie)|de gaz)|factures? (?:d['’]eau|d['’]électricité|de gaz)|(?:drink)?water(?:factuur|rekening)|energie(?:factuur|rekening|nota)|(?:uw|je) (?:factuur|rekening) voor (?:elektriciteit|gas|water|stroom)|bollett[ae]|facturas? de(?:l)? (?:agua|luz|gas|electricidad|suministro)|(?:abschl[aä]g\p{L}*|rechnung\p{L}*|jahresabrechnung) (?:für|über) (?:strom|gas|wasser|fernwärme|energie)|(?:strom|gas|wasser|energie)(?:rechnung|abschlag)\p{L}*)(?!\p{L})/iu
/** Whose money it is, in a letter of somebody else. */
const FOR_CLIENT =
  /(?<!\p{L})(?:(?:notre|nos) (?:mandante?s?|clients?|cliente)|(?:onze|mijn) (?:opdrachtgeefster|opdrachtgevers?|cliënte?)|nuestr[oa]s? (?:cliente|mandante)s?|(?:nostr[oa]|mi[oa]) (?:client[ei]|mandante|assistit[oa])|unser[e]?r? (?:mandant\p{L}*|auftraggeber\p{L}*)|huissiers? de justice(?= *(?:\n|$))|commissaires? de justice(?= *(?:\n|$)))(?!\p{L})/iu

/** Somebody who lets a home or a room speaks of its bills too. */
const OF_A_HOME = new RegExp(
  String.raw`(?<!\p{L})(?:${RENT}|caparra|camera|fianza|kaution|borgsom)(?!\p{L})`,
  'iu',
)

/** A supplier chases its own bill; what a collector may do later makes no collector of it. */
function chasesSupplyBill(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 6000)
  if (!SUPPLY_BILL.test(text) || OF_A_HOME.test(text) || actsForAnother(letter)) return false
  const head = letter.lines.filter((line) => line.text !== '').slice(0, 3)
  return !head.some((line) => COLLECTS.test(line.text))
}

/** A collector, a lawyer or an officer asks for the bill of a supplier. */
export function actsForAnother({ working }: Letter): boolean {
  return FOR_CLIENT.test(working.text.slice(0, 6000))
}

/** A supplier writes about its own bill: its trade in the head, and the meter or the supply below; or the bill by its name. */
export function isSupplierAbroad(letter: Letter): boolean {
  if (chasesSupplyBill(letter)) return true
  const head = letter.lines.filter(({ text }) => text !== '').slice(0, 2)
  return (
    head.some(({ text }) => text.length <= 70 && OF_SUPPLY.test(text) && !COLLECTS.test(text)) &&
    METERED.test(letter.working.text.slice(0, 6000))
  )
}
