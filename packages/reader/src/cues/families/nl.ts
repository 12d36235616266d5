/** Dutch: families of words that name the kind of a letter together. */
import type { Families } from '../families.ts'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const NL_FAMILIES = {
  ends: /^[^\n]{0,40}\b(?:opzeg(?:ging|brief)?|beëindiging)\b|\b(?:wens(?:en)?|besl(?:uit|uiten|oten)|ben ik genoodzaakt)\b[^.]{0,160}\bop te zeggen\b|\bzeg(?:gen)? (?:ik|wij)\b[^.]{0,60}\bop\b|\b(?:ik|wij) zeg(?:gen)?\b[^.]{0,60}\bop\b|\bbeëindig(?:en)? (?:ik|wij)\b|\b(?:ik|wij) beëindig(?:en)?\b|\bstoppen (?:we|wij) met je dienstverband\b/imu,
  home: /\b(?:huurovereenkomst|huurcontract|woninghuur\p{L}*|huurder|verhuurder|woning|appartement|huur)\b/iu,
  work: /\b(?:arbeidsovereenkomst|dienstverband|werkgever|proeftijd|arbeidscontract)\b/iu,
  unpaid:
    /(?<!\p{L})(?:niet (?:op tijd )?(?:betaald|ontvangen|voldaan|gelukt)|openstaand\p{L}*|achterstand|in gebreke|achterstallig\p{L}*|nog niet|vervallen|mislukt|te laat)(?!\p{L})/iu,
  rent: /\b(?:huur|huurpenningen|huurtermijn)\b/iu,
  supply:
    /\b(?:termijnbedrag|stroom|gas|energie|water(?:rekening)?|internet(?:rekening)?|levering|elektriciteit|meterstand)\b/iu,
  tax: /\b(?:belasting(?:dienst|aanslag)?|aanslag|motorrijtuigenbelasting|btw-aangifte|ozb|onroerende voorheffing)\b/iu,
  credit:
    /\b(?:premie|contributie|lening|krediet|factuur|rekening|termijnen|bestelling|abonnement|achteraf betalen)\b/iu,
  benefit: /\b(?:\p{L}*toeslag|uitkering|bijstand|kinderbijslag|aow|leefloon|groeipakket)\b/iu,
  back: /\bte veel\b|\bterug ?(?:te )?(?:betalen|vorder\p{L}*)|\bten onrechte\b/iu,
  policy: /\b(?:schade\p{L}*|verzekering|polis)\b/iu,
  goods: /\b(?:bestelling|product|aankoop|vlucht|boeking|garantie|reparatie)\b/iu,
  refused:
    /\bniet (?:verzekerd|gedekt|vergoed)|\bafwij[sz]|\bgeen dekking\b|\bwijzen[^.]{0,30}\baf\b/iu,
  court: /\b(?:rechtbank|kantonrechter|vrederechter|vredegerecht)\b/iu,
  called: /\b(?:verschijn|zitting|opgeroepen|gedagvaard)/iu,
  party: /\b(?:eiser|eiseres|verzoek(?:er|ster)|gedaagde|verweerder|verweerster|eisende)\b/iu,
  offence: /\b(?:snelheid|geparkeerd|parkeer\p{L}*|rood licht|overtreding|milieuzone)\b/iu,
  fine: /\b(?:boete|bekeuring|onmiddellijke inning|naheffing\p{L}*|sanctie)\b/iu,
} as const satisfies Families
