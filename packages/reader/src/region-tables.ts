/** Post codes and names of regions. Only beginnings of codes that lie wholly in one region are listed. */
import type { CountryCode } from '@plainletter/contracts/country'
import { namesOfRegions } from '@plainletter/contracts/region-names'

export type Codes = { pattern: RegExp; regions: ReadonlyMap<string, string> }

/** "SN: 010 02" means that codes beginning with 010 or 02 are in SN. */
function byPrefix(rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(rows).flatMap(([region, prefixes]) =>
      prefixes.split(' ').map((prefix): [string, string] => [prefix, region]),
    ),
  )
}

/** The names as letters print them, in small letters; `others` where a name alone is also something else. */
function inSmall(country: string, others: Readonly<Record<string, string>>) {
  const names = Object.entries(namesOfRegions(country)).map(([code, name]) => [
    code,
    name.toLowerCase(),
  ])
  return { ...Object.fromEntries(names), ...others } as Readonly<Record<string, string>>
}

const STATES = inSmall('US', {
  DC: 'district of columbia',
  WA: 'washington state|state of washington|court of washington for|court of washington in',
})

const PROVINCES = inSmall('CA', { NL: 'newfoundland', QC: 'quebec|québec' })

const AUSTRALIA = inSmall('AU', {
  VIC: 'fines victoria|state of victoria|victoria police|consumer affairs victoria|court of victoria',
})

const CANTONS = {
  ZH: 'kanton zürich|betreibungsamt zürich',
  BE: 'kanton bern|canton de berne',
  GE: 'canton de genève|république et canton de genève',
  VD: 'canton de vaud',
  TI: 'cantone ticino|canton ticino',
  BS: 'kanton basel-stadt',
  AG: 'kanton aargau',
  LU: 'kanton luzern',
  SG: 'kanton st\\. gallen',
  VS: 'canton du valais|kanton wallis',
  FR: 'canton de fribourg',
  NE: 'canton de neuchâtel',
  JU: 'canton du jura',
  SO: 'kanton solothurn',
  TG: 'kanton thurgau',
  GR: 'kanton graubünden',
} as const satisfies Record<string, string>

const LAENDER = {
  BY: 'freistaat bayern|bayern',
  SN: 'freistaat sachsen|stadt leipzig|stadt dresden|landeshauptstadt dresden',
  BE: 'land berlin|stadt berlin|bezirksamt \\p{L}+ von berlin',
  HH: 'freie und hansestadt hamburg',
  HB: 'freie hansestadt bremen',
  BW: 'baden-württemberg|finanzamt freiburg|stadt stuttgart|stadt freiburg|stadt mannheim',
  NW: 'nordrhein-westfalen|land nrw|stadt köln|stadt dortmund|stadt essen',
  HE: 'land hessen',
  NI: 'land niedersachsen',
  SH: 'land schleswig-holstein',
  TH: 'freistaat thüringen',
  MV: 'mecklenburg-vorpommern',
  BB: 'land brandenburg',
  ST: 'land sachsen-anhalt',
  RP: 'rheinland-pfalz',
  SL: 'saarland',
} as const satisfies Record<string, string>

const BELGIUM = {
  VLG: 'vlaams gewest|vlaamse overheid',
  WAL: 'région wallonne|service public de wallonie',
  BRU: 'région de bruxelles-capitale|brussels hoofdstedelijk gewest',
} as const satisfies Record<string, string>

const COMUNIDADES = {
  CT: 'generalitat de catalunya|cataluña|catalunya',
  MD: 'comunidad de madrid',
  AN: 'junta de andalucía',
  VC: 'generalitat valenciana|comunitat valenciana',
  PV: 'país vasco|gobierno vasco|euskadi',
  GA: 'xunta de galicia',
  NC: 'gobierno de navarra|comunidad foral de navarra',
} as const satisfies Record<string, string>

function own(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.keys(table).map((code): [string, string] => [code, code]))
}

/** Where post codes are printed, and the region of each. */
export const CODES: Partial<Record<CountryCode, Codes>> = {
  us: {
    // "The agent says, OK, we have it" names no state.
    pattern:
      /(?<![A-Z])([A-Z]{2}),? \d{5}(?:-\d{4})?(?!\d)|(?:(?<=\p{Ll}, )(?!OK,)(?=..(?:[\n,.]|$))|(?<!\p{L})(?=.. (?:statutes?|(?:state )?law)\b))([A-Z]{2})/gu,
    regions: own(STATES),
  },
  ca: {
    pattern:
      /(?<![A-Z0-9])([ABCEGHJ-NPRSTVXY])\d[A-Z] ?\d[A-Z]\d(?![A-Z0-9])|(?<=\p{Ll}, )([A-Z]{2})(?=[\n,.]|$)/gu,
    regions: new Map([
      ...own(PROVINCES),
      ...byPrefix({
        NL: 'A',
        NS: 'B',
        PE: 'C',
        NB: 'E',
        QC: 'G H J',
        ON: 'K L M N P',
        MB: 'R',
        SK: 'S',
        AB: 'T',
        BC: 'V',
        YT: 'Y',
      }),
    ]),
  },
  au: {
    pattern: /(?<![A-Z])(NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}(?!\d)/gi,
    regions: own(AUSTRALIA),
  },
  de: {
    pattern: /(?<![\d.,/-])(?:D-)?(\d{5})(?= \p{Lu}\p{Ll})/gu,
    regions: byPrefix({
      SN: '010 011 012 013 014 015 016 017 018 02 040 041 042 043 08 09',
      BB: '019 030 031 032 144 145 146 147 148 149 15 16',
      ST: '060 061 062 063 064 066 067 068 39',
      TH: '070 071 072 073 074 075 076 077 364 373 985 986 990 991 992 993 994 995 996 997 998 999',
      BE: '10 12 130 131 133 134 135 136 140 141',
      MV: '170 171 173 174 18 190 191 192',
      HH: '20 210 220 221 222 223 224 225 227',
      SH: '235 24 25',
      HB: '275 281 282 283 287',
      NI: '26 290 291 292 293 295 296 30 31 370 371 381 382 383 384 385 386 490 491 493',
      NW: '32 33 40 41 42 44 45 46 47 480 481 482 483 50 510 511 512 513 514 516 52 531 532 533 570 571 572 573 58 59',
      HE: '341 342 350 351 352 353 354 355 360 361 362 60 61 630 631 632 633 634 635 642 643 645 646 651 652 654 685',
      RP: '54 550 551 552 553 554 560 561 562 563 564 565 566 567 67',
      SL: '661 663',
      BW: '681 682 683 691 70 71 72 73 74 75 760 761 762 763 764 77 78 79 880 882 883 884 890',
      BY: '637 638 80 81 82 83 84 85 86 870 871 872 873 874 875 876 877 892 893 90 91 92 93 94 95 96 970 971 972 973 974 975 976 977',
    }),
  },
  ch: {
    pattern: /(?<![\d.,'/-])(?:CH-)?(\d{4})(?= \p{Lu}\p{L})/gu,
    regions: byPrefix({
      VD: '10 11 1260 180',
      GE: '120 121 122',
      FR: '170 172',
      VS: '195 196 197 390 391 393',
      NE: '200 23',
      BE: '250 30 31 360',
      JU: '280',
      BS: '400 405',
      BL: '441 410',
      SO: '450 460',
      AG: '500 504 540',
      LU: '600 601 602',
      ZG: '630',
      TI: '650 66 68 69',
      GR: '700',
      ZH: '80 810 840 860 870',
      SH: '820',
      TG: '850 857',
      SG: '900 901',
    }),
  },
  be: {
    pattern: /(?<![\d.,/-])(?:B-)?(\d{4})(?= \p{Lu}\p{L})/gu,
    regions: byPrefix({
      BRU: '10 11 120 121',
      WAL: '13 14 4 5 6 7',
      VLG: '15 16 17 18 19 22 23 24 25 26 27 28 29 200 201 202 203 204 205 206 207 208 209 21 3 8 9',
    }),
  },
  es: {
    pattern: /(?<![\d.,/-])(\d{5})(?= \p{Lu}\p{L})/gu,
    regions: byPrefix({
      PV: '01 20 48',
      CM: '02 13 16 19 45',
      VC: '03 12 46',
      AN: '04 11 14 18 21 23 29 41',
      CL: '05 09 24 34 37 40 42 47 49',
      EX: '06 10',
      IB: '07',
      CT: '08 17 25 43',
      GA: '15 27 32 36',
      AR: '22 44 50',
      RI: '26',
      MD: '28',
      MC: '30',
      NC: '31',
      AS: '33',
      CN: '35 38',
      CB: '39',
      CE: '51',
      ML: '52',
    }),
  },
}

/** Offices that write to the whole country from one place: those of the United States, and the tax offices of Canada. */
export const OFFICES =
  /^(?:UT,? 84201|DC,? 20[2-5]\d\d|MO,? 64999|OH,? 45999|TX,? 73301|TN,? 37501|CA,? 93888|MA,? 01810|NY,? 11742|P3A ?5C\d|R3C ?3M\d|G1[KS] ?\d[A-Z]\d)/

/** A pattern of the names of a table: "TX: houston|dallas". */
export function named(table: Readonly<Record<string, string>>): Codes {
  const rows = Object.entries(table).flatMap(([region, names]) =>
    names.split('|').map((name): [string, string] => [name, region]),
  )
  const longestFirst = rows.map(([name]) => name).toSorted((a, b) => b.length - a.length)
  return {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${longestFirst.join('|')})(?!\p{L}| (?:st|street|ave|avenue|road|rd|blvd|drive|lane|way)(?!\p{L}))`,
      'giu',
    ),
    regions: new Map(rows),
  }
}

/** Names that stand for a region and for nothing else. */
export const NAMES: Partial<Record<CountryCode, Codes>> = {
  us: named(STATES),
  ca: named(PROVINCES),
  au: named(AUSTRALIA),
  ch: named(CANTONS),
  de: named(LAENDER),
  be: named(BELGIUM),
  es: named(COMUNIDADES),
}
