/** Questions about a purchase or a contract for a small sum, in the languages beside English. */

/** As much as a pair of shoes costs, in euros or francs. */
const SMALL = 150
/** A story of more than one trouble is longer. */
const LONG = 1200

/** Something bought, ordered or subscribed to, and what the seller says. */
const BOUGHT =
  /(?<!\p{L})(?:\p{L}*shop|online|im internet|(?:ein|aus|nach)?gekauft|bestell(?:t|ung)|händler|verkäufer|abo|abonnement|fitness\p{L}*|studio|handyvertrag|mietwagen|gutschein|acheté\p{L}{0,2}|commandé\p{L}{0,2}|vendeur|magasin|salle de sport|opérateur|forfait|bon d'achat|compr(?:é|ado|amos)|pedí|pedido|tienda|vendedor|gimnasio|operadora|compañía|portabilidad|vale|comprato|ordinato|negozio|venditore|palestra|noleggi\p{L}+|gestore telefonico|buono|webshop|webwinkel|gekocht|besteld|bestelling|winkel|verkoper|sportschool|provider|tegoedbon)(?!\p{L})/iu

/** Somebody with power, an office, a collector, a court, a home, work, family or a car: no small matter. */
const MORE_AT_STAKE =
  /inkasso|incasso|recouvrement|recobro|recupero crediti|mahnbescheid|gericht|tribunal|juzgado|tribunale|rechtbank|huissier|vollzieher|deurwaarder|ufficiale giudiziario|abogad|anwalt|avocat|avvocato|advocaat|anzeige|polizei|police|policía|polizia|politie|betrug|betrüg|arnaque|estafa|truffa|oplicht|miete|mieter|wohnung|loyer|propriétaire|logement|alquiler|casero|piso|affitto|casa\b|huur|chef\b|arbeit|employeur|patron|jef[ea]\b|trabajo|lavoro|datore|werkgever|kündig\p{L}* (?:mir|mich)|gebrauchtwagen|autohaus|voiture|coche|auto\b|macchina|jobcenter|krankenkasse|behörde|amt(?!\p{L})|caf(?!\p{L})|impôts|hacienda|seguridad social|inps|agenzia|gemeente|belastingdienst|uitkering|rente(?!\p{L})|pensi|bürgergeld|allocation|schufa|kredit|crédit|préstamo|prestito|lening/iu

/** Every sum of the text, with or without a sign: "89,95", "137 euros", "CHF 40". */
const SUMS =
  /(?:chf|eur|fr\.|€) ?(\d{1,3}(?:['. ]\d{3})*(?:[.,]\d\d)?)(?!\d)|(?<![\d.,])(\d{1,3}(?:['. ]\d{3})*(?:[.,]\d\d)?) ?(?:€|eur|euros?|franken|francs?|franchi|fr\.|chf)(?!\p{L})|(?<![\d.,])(\d{1,4},\d\d)(?![\d.,%])/giu

/** True where every sum is small and nothing but a purchase is at stake. */
export function isSmallMatterAbroad(text: string): boolean {
  if (text.length > LONG || !BOUGHT.test(text) || MORE_AT_STAKE.test(text)) return false
  const sums = Array.from(text.matchAll(SUMS), (match) =>
    valueOf(match[1] ?? match[2] ?? match[3] ?? ''),
  )
  return sums.length > 0 && sums.every((sum) => sum <= SMALL)
}

function valueOf(printed: string): number {
  return Number(printed.replace(/['. ](?=\d{3})/g, '').replace(',', '.'))
}
