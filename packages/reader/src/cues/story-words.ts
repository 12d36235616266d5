/** Words of whoever tells a story, of whoever reads it, and of those who mostly do such things, by language. English has its own in told-story.ts. */

export const OWN_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|hab|bin)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|j['’]\p{L}+|me|m['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:yo|me|m[ií]|mis|nos|nuestr[oa]s?|tengo|estoy|soy|he|vivo|quiero|trabajo|compré|pagué|firmé|pedí|alquilé|contraté|dejé|recibí|vendí|devolví|encargué|reservé|llamé|llevo)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:io|mi|mio|mia|miei|mie|nostr[oaie]|ho|sono|devo|vivo|lavoro|lavoravo|abbiamo)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|wij|ons|onze|heb)(?!\p{L})/giu,
}

export const READER_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|te|toi|ton|ta|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|tú|tu|tus|te|ti|le (?:comunicamos|informamos|rogamos))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|Le|La (?:preghiamo|invitiamo|informiamo)|Vi|[Vv]oi|[Tt]u|[Tt]i|[Tt]uo|[Tt]ua|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:u|uw|jij|je|jou|jouw|jullie)(?!\p{L})/iu,
}

export const OTHERS_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:handwerker|vermieter(?:in)?|chef(?:in)?|arbeitgeber|versicherung|laden|händler|nachbar(?:in)?|bin schwanger|kündigung bekommen|brief bekommen|mahnung bekommen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:propriétaire|bailleur|patron(?:ne)?|employeur|artisan|magasin|assurance|voisine?|huissier|j'ai reçu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:casero|casera|jefe|jefa|empresa|tienda|seguro|vecin[oa]|me ha llegado|me llegó)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:padrone di casa|proprietario|capo|datore|negozio|assicurazione|vicin[oa]|ho comprato|mi è arrivat[oa])(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:huisbaas|verhuurder|baas|werkgever|winkel|verzekering|aannemer|buren|buurman|deurwaarder|gekregen)(?!\p{L})/iu,
}
