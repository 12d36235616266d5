/** German: families of words that name the kind of a letter together. */
import type { Families } from '../families.ts'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const DE_FAMILIES = {
  ends: /\bkündige(?:n)? (?:ich|wir)\b|^[^\n]{0,40}\bkündigung\b(?! (?:ihres|des) (?:kredit|vertrag|abo|darlehen))|\bvon ihnen (?:zu )?trennen\b|\b(?:arbeitsvertrag|arbeitsverhältnis|anstellung|mietverhältnis|mietvertrag)\b[^.]{0,30}\b(?:endet|wird (?:beendet|aufgelöst))\b|\bnicht (?:weiter )?beschäftigen\b/im,
  home: /(?<!\p{L})(?:mieter\p{L}*|vermieter\p{L}*|mietvertrag\p{L}*|mietverh\p{L}*|mietobjekt\p{L}*|mietsache|wohnung|wohn- und geschäftsräume\p{L}*)/iu,
  work: /(?<!\p{L})(?:arbeitsverh\p{L}*|arbeitsvertr\p{L}*|anstellung\p{L}*|arbeitszeugnis|probezeit|resturlaub|arbeitspapiere|beschäftigungsverh\p{L}*|beschäftig\p{L}*)/iu,
  unpaid:
    /(?<!\p{L})(?:offen(?:e|en|er|es)?|rückst[aä]nd\p{L}*|fehl(?:t|en)|keinen zahlungseingang|nicht (?:eingegangen|bezahlt|gezahlt|abgebucht|beglichen)|noch aus(?:steht)?|überfällig|zurückgegangen|rücklastschrift\p{L}*|trotz (?:mahnung|erinnerung)|säumig|verspätet\p{L}*)(?!\p{L})/iu,
  rent: /(?<!\p{L})(?:mieterkonto|mietzahlung\p{L}*|mieten?|kaltmiete|monatsmiete\p{L}*|nutzungsentgelt)(?!\p{L})/iu,
  supply:
    /(?<!\p{L})(?:strom\p{L}*|gas(?:rechnung|lieferung|versorgung)?|fernwärme|wasser(?:rechnung|gebühren|versorgung)|energie(?:rechnung|lieferung)?|internetanschluss|mobilfunk\p{L}*|telefonrechnung|abschlag)(?!\p{L})/iu,
  tax: /(?<!\p{L})(?:finanzamt|steuer(?:erklärung|bescheid|schuld|nummer)?|grundsteuer|gewerbesteuer|hundesteuer|verspätungszuschlag\p{L}*|säumniszuschl\p{L}*|vorauszahlung)(?!\p{L})/iu,
  credit:
    /(?<!\p{L})(?:rechnung\p{L}*|beitr[aä]g\p{L}*|prämien?|darlehen|kredit\p{L}*|raten?|bestellung|kaufvertrag|ratenzahlung|kreditkarte)(?!\p{L})/iu,
  benefit:
    /(?<!\p{L})(?:bürgergeld|kindergeld|wohngeld|elterngeld|arbeitslosengeld|kinderzuschlag|unterhaltsvorschuss|bafög|grundsicherung|sgb (?:ii|iii|xii)|rentenzahlung)(?!\p{L})/iu,
  back: /(?<!\p{L})(?:zu erstatten|zurückzuzahlen|zurückzahlen|zurückgefordert|überzahl\p{L}*|zu viel|zu unrecht|rückforder\p{L}*)/iu,
  policy: /(?<!\p{L})(?:schaden\p{L}*|versicherungs\p{L}*|versicherung|leistungsantrag|police)/iu,
  goods:
    /(?<!\p{L})(?:bestellung|artikel|ware|gerät|reklamation|gewährleistung|garantie|reise|flug|buchung)/iu,
  refused:
    /(?<!\p{L})(?:ablehn\p{L}*|abgelehnt|lehnen (?:wir )?\p{L}* ?ab|nicht versichert|kein\p{L}* versicherungsschutz|nicht (?:übernehmen|erstatten|leisten|ersetzen)|leistungsfrei|keine erstattung)/iu,
  court: /(?<!\p{L})\p{L}{0,24}gericht(?!\p{L})|schlichtungsbehörde/iu,
  called:
    /(?<!\p{L})(?:geladen|ladung|vorgeladen|güteverhandlung|mündlichen? verhandlung)(?!\p{L})/iu,
  party: /(?<!\p{L})(?:kläger\p{L}*|beklagte\p{L}*|klagepartei|klage)(?!\p{L})/iu,
  offence:
    /(?<!\p{L})(?:haltverbot|parkten|parkverstoß|geschwindigkeit\p{L}*|überschritten|rotlicht|ordnungswidrigkeit|verstoß|umweltzone)(?!\p{L})/iu,
  fine: /(?<!\p{L})(?:verwarnung\p{L}*|bußgeld\p{L}*|geldbuße|busse|geldstrafe)(?!\p{L})/iu,
} as const satisfies Families
