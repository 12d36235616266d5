/** Words of whoever tells a story, of whoever reads it, and of those who mostly do such things, by language. English has its own in told-story.ts. */

export const OWN_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|hab|bin)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|j['’]\p{L}+|me|m['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:yo|me|m[ií]|mis|nos|nuestr[oa]s?|tengo|estoy|soy|he|vivo|quiero|trabajo|compré|pagué|firmé|pedí|alquilé|contraté|dejé|recibí|vendí|devolví|encargué|reservé|llamé|llevo)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:io|mi|mio|mia|miei|mie|nostr[oaie]|ho|sono|devo|vivo|lavoro|lavoravo|abbiamo)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|wij|ons|onze|heb)(?!\p{L})/giu,
  pl: /(?<!\p{L})(?:ja|mnie|mi|mn[ąi]e?|mój|moj(?:a|e|ej|ego|emu|ą|i|ich)|mam|jestem|mieszkam|pracuję|dosta(?:łe|ła)m|my|nas|nam|nasz\p{L}*)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:eu|me|mim|comigo|meus?|minhas?|nós|noss[oa]s?|tenho|moro|vivo|trabalho|recebi|ganho|pago|paguei|estou|sou|fui|fiquei|assinei|comprei)(?!\p{L})/giu,
  ro: /(?<!\p{L})(?:eu|mie|îmi|mi-a[ur]?|m-a[mu]?|mine|meu|mea|mei|mele|nostr\p{L}+|noastr\p{L}+|sunt|locuiesc|stau|lucrez|primesc|plătesc|am (?:primit|plătit|lucrat|semnat|cumpărat|rămas|fost|un|o))(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:ben|benim|bana|beni|bende|biz|bizim|bize|\p{L}{2,}(?:yorum|[dt][ıiuü]m)|(?:ev|iş|patron|eş|oğl|kız)\p{L}?\p{L}?(?:ım|im|um|üm))(?!\p{L})/giu,
  uk: /(?<!\p{L})(?:я|мене|мені|мною|мій|мо(?:я|є|ї|єї|їй|го|єму|їх)|ми|нас|нам|наш\p{L}*)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:я|меня|мне|мной|мой|мо(?:я|ё|е|и|ей|его|ему|их)|мы|нас|нам|наш\p{L}*)(?!\p{L})/giu,
  ar: /(?<!\p{L})و?(?:أنا|نحن|لي|عندي|لدي|معي|أسكن|أعمل|أعيش|وصلتني|وصلني|استلمت|دفعت|وقعت|زوجي|زوجتي|ابني|ابنتي|راتبي|عقدي|بيتي)(?!\p{L})/gu,
  zh: /我/gu,
}

export const READER_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|te|toi|ton|ta|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|tú|tu|tus|te|ti|le (?:comunicamos|informamos|rogamos))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|Le|La (?:preghiamo|invitiamo|informiamo)|Vi|[Vv]oi|[Tt]u|[Tt]i|[Tt]uo|[Tt]ua|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:u|uw|jij|je|jou|jouw|jullie)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:Pan(?:a|u|em|i|ią|ie)?|Państw\p{L}*|prosimy|informujemy|wzywamy|ty|ci|twój|twoj\p{L}+)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:você|vocês|o senhor|a senhora|v\. ?ex\p{L}*|vossa|tu|te|teu|tua|solicitamos|informamos|comunicamos|pedimos)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:dumneavoastră|dvs|dumneata|vă|tu|te|tău|ta|stimat\p{L})(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:siz|size|sizi|sizin|sen|sana|sayın|\p{L}{2,}(?:[ıiuü]n[ıiuü]z)(?:[ıiuü]|d[ae]n?|[ae])?|\p{L}+y[ıi]n[ıi]z)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ви|вас|вам|вами|ваш\p{L}*|ти|тобі|твій|твоя|просимо|повідомляємо|шановн\p{L}+)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}*|ты|тебе|твой|твоя|просим|уведомляем|уважаем\p{L}+)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:حضرتك\p{L}*|يرجى|نعلمكم|نحيطكم|نبلغكم|السيد|السيدة|\p{L}{2,}كم)(?!\p{L})/u,
  zh: /[您贵]|你(?!好|们好)|特此|兹通知/u,
}

export const OTHERS_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:handwerker|vermieter(?:in)?|chef(?:in)?|arbeitgeber|versicherung|laden|händler|nachbar(?:in)?|bin schwanger|kündigung bekommen|brief bekommen|mahnung bekommen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:propriétaire|bailleur|patron(?:ne)?|employeur|artisan|magasin|assurance|voisine?|huissier|j'ai reçu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:casero|casera|jefe|jefa|empresa|tienda|seguro|vecin[oa]|me ha llegado|me llegó)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:padrone di casa|proprietario|capo|datore|negozio|assicurazione|vicin[oa]|ho comprato|mi è arrivat[oa])(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:huisbaas|verhuurder|baas|werkgever|winkel|verzekering|aannemer|buren|buurman|deurwaarder|gekregen)(?!\p{L})/iu,
}
