/** Kinds of letter that two or three families of words name together, in whatever turn a writer puts them. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { Letter } from './letter.ts'

/** How much is looked at. */
const WINDOW = 8000

type Composed = { kind: DocumentType; weight: number; words: readonly RegExp[] }

/** A notice that ends something stands in a heading or is given in so many words; the other words say what it ends. */
const ENDS = {
  de: /\bkündige(?:n)? (?:ich|wir)\b|^[^\n]{0,40}\bkündigung\b(?! (?:ihres|des) (?:kredit|vertrag|abo|darlehen))/im,
  fr: /^[^\n]{0,40}\bcongé(?!\p{L})|\bdonn(?:e|ons) (?:donc |par la présente )?congé(?!\p{L})|^[^\n]{0,40}\b(?:résiliation|rupture)\b|\bmet(?:tons|s|tre)? fin (?:à|au)(?!\p{L})/imu,
  es: /^[^\n]{0,50}\b(?:resolución|extinción|rescisión|finalización|no renovación|preaviso)\b|\ble comunic(?:o|amos)\b[^.]{0,80}\b(?:resol|extin|rescin|finaliz|no (?:renov|prorrog))/im,
  it: /^[^\n]{0,50}\b(?:disdetta|recesso|risoluzione|rilascio)\b|\bcomunic\w+\b[^.]{0,80}\b(?:disdetta|recesso|risol\w+|cessazione)\b/im,
  nl: /^[^\n]{0,40}\b(?:opzegging|beëindiging)\b|\bzeg(?:gen)? (?:ik|wij)\b[^.]{0,60}\bop\b|\bbeëindig(?:en)? (?:ik|wij)\b/im,
} as const satisfies Record<string, RegExp>

const ROWS = {
  de: [
    {
      kind: 'EVICTION_NOTICE',
      weight: 4.5,
      words: [
        ENDS.de,
        /\b(?:mieter\p{L}*|vermieter\p{L}*|mietvertrag\p{L}*|mietverh\p{L}*|mietobjekt\p{L}*|mietsache|wohnung|wohn- und geschäftsräume\p{L}*)\b/iu,
      ],
    },
    {
      kind: 'DISMISSAL_LETTER',
      weight: 4.5,
      words: [
        ENDS.de,
        /\b(?:arbeitsverh\p{L}*|arbeitsvertr\p{L}*|anstellung\p{L}*|arbeitszeugnis|probezeit|resturlaub|arbeitspapiere|beschäftigungsverh\p{L}*)/iu,
      ],
    },
    {
      kind: 'BENEFIT_OVERPAYMENT',
      weight: 4,
      words: [
        /\b(?:bürgergeld|kindergeld|wohngeld|elterngeld|arbeitslosengeld|kinderzuschlag|unterhaltsvorschuss|bafög|grundsicherung|sgb (?:ii|iii|xii)|rentenzahlung)\b/i,
        /(?<!\p{L})(?:zu erstatten|zurückzuzahlen|zurückzahlen|zurückgefordert|überzahl\p{L}*|zu viel|zu unrecht|rückforder\p{L}*)/iu,
      ],
    },
    {
      kind: 'INSURANCE_DECISION',
      weight: 3,
      words: [
        /\b(?:schaden\p{L}*|versicherungs\p{L}*|leistungsantrag|police)\b/iu,
        /\b(?:ablehn\p{L}*|abgelehnt|nicht versichert|kein\p{L}* versicherungsschutz|nicht (?:übernehmen|erstatten|leisten)|leistungsfrei)\b/iu,
      ],
    },
    {
      kind: 'COURT_CLAIM',
      weight: 3,
      words: [
        /\p{L}*gericht\b|\bschlichtungsbehörde\b/iu,
        /\b(?:geladen|ladung|vorgeladen|güteverhandlung|mündlichen? verhandlung)\b/i,
        /\b(?:kläger\p{L}*|beklagte\p{L}*|klagepartei|klage)\b/iu,
      ],
    },
  ],
  fr: [
    {
      kind: 'EVICTION_NOTICE',
      weight: 4.5,
      words: [
        ENDS.fr,
        /\b(?:logement|bail|locataire|appartement|les lieux|remise des clés|que je vous loue)\b/i,
      ],
    },
    {
      kind: 'DISMISSAL_LETTER',
      weight: 4.5,
      words: [
        ENDS.fr,
        /\b(?:contrat de travail|période d'essai|solde de tout compte|certificat de travail|rapports de travail|votre poste|votre emploi)\b/i,
      ],
    },
    {
      kind: 'BENEFIT_OVERPAYMENT',
      weight: 4,
      words: [
        /\b(?:rsa|apl|aah|allocataire|allocations?|prestations?|prime d'activité|crédit d'impôt pour|chômage|indemnités journalières)\b/i,
        /\ben trop\b|\bde trop\b|trop[- ]perçu|\bindu\b|indûment|(?<!\p{L})à tort\b|\brécupér/iu,
      ],
    },
    {
      kind: 'INSURANCE_DECISION',
      weight: 3,
      words: [
        /\b(?:sinistre|assuré|assurance|vos garanties)\b/i,
        /\brefus|ne pouvons (?:pas|donner|donc)|n'est pas (?:couvert|garanti|acquise)|exclu(?:sion|e|s)?\b|déchéance/i,
      ],
    },
    {
      kind: 'COURT_CLAIM',
      weight: 3,
      words: [
        /\b(?:tribunal|juge|prud'hommes|justice de paix|cour)\b/i,
        /\b(?:convoqu|comparaître|assign|à l'audience)/i,
        /\b(?:demandeu|demanderesse|requérant|requête|défende)/i,
      ],
    },
  ],
  es: [
    {
      kind: 'EVICTION_NOTICE',
      weight: 4,
      words: [
        ENDS.es,
        /\b(?:vivienda|arrendamiento|alquiler|inquilin[oa]|arrendatari[oa]|entrega de llaves)\b/i,
      ],
    },
    {
      kind: 'DISMISSAL_LETTER',
      weight: 4.5,
      words: [
        ENDS.es,
        /\b(?:contrato de trabajo|relación laboral|finiquito|puesto de trabajo|período de prueba)\b/i,
      ],
    },
    {
      kind: 'BENEFIT_OVERPAYMENT',
      weight: 4,
      words: [
        /\b(?:prestaci(?:ón|ones)|subsidio|ingreso mínimo vital|desempleo|pensión)\b/i,
        /\b(?:indebid|reintegr|devolv|devolución|cobr(?:ado|ó) de más|en exceso)/i,
      ],
    },
    {
      kind: 'INSURANCE_DECISION',
      weight: 3,
      words: [
        /\b(?:siniestro|póliza|asegurad[oa]|aseguradora)\b/i,
        /no (?:está|queda|se encuentra) (?:cubiert|amparad)|\b(?:rehus|rechaz|deneg|exclu)/i,
      ],
    },
    {
      kind: 'COURT_CLAIM',
      weight: 3,
      words: [
        /\b(?:juzgado|tribunal)\b/i,
        /\b(?:citad[oa]|emplaz|comparec|comparezc)/i,
        /\b(?:demandante|demandad[oa]|peticionari[oa]|part[e]? actora)\b/i,
      ],
    },
  ],
  it: [
    {
      kind: 'EVICTION_NOTICE',
      weight: 4,
      words: [
        ENDS.it,
        /\b(?:locazione|immobile|appartamento|conduttore|conduttrice|inquilin[oa]|alloggio)\b/i,
      ],
    },
    {
      kind: 'DISMISSAL_LETTER',
      weight: 4.5,
      words: [
        ENDS.it,
        /\b(?:rapporto di lavoro|contratto di lavoro|periodo di prova|mansioni|tfr)\b/i,
      ],
    },
    {
      kind: 'BENEFIT_OVERPAYMENT',
      weight: 4,
      words: [
        /\b(?:naspi|assegno unico|reddito di|assegno di inclusione|pensione|indennità di|prestazione)\b/i,
        /\b(?:indebit|restitu|non spettant|non dovut|recupero)/i,
      ],
    },
    {
      kind: 'INSURANCE_DECISION',
      weight: 3,
      words: [
        /\b(?:sinistro|polizza|assicurat[oa])\b/i,
        /non (?:è|possiamo|risulta|rientra)[^.]{0,40}(?:indennizz|coper|accogl|garanz)|\brespin|\brigett/i,
      ],
    },
    {
      kind: 'COURT_CLAIM',
      weight: 3,
      words: [
        /\b(?:tribunale|giudice)\b/i,
        /\b(?:udienza|compari)/i,
        /\b(?:ricorrente|attore|attrice|istante|convenut[oa]|resistente)\b/i,
      ],
    },
  ],
  nl: [
    {
      kind: 'EVICTION_NOTICE',
      weight: 4,
      words: [ENDS.nl, /\b(?:huurovereenkomst|huurder|verhuurder|woning|appartement|huur)\b/i],
    },
    {
      kind: 'DISMISSAL_LETTER',
      weight: 4.5,
      words: [
        ENDS.nl,
        /\b(?:arbeidsovereenkomst|dienstverband|werkgever|proeftijd|arbeidscontract)\b/i,
      ],
    },
    {
      kind: 'BENEFIT_OVERPAYMENT',
      weight: 4,
      words: [
        /\b(?:\w*toeslag|uitkering|bijstand|kinderbijslag|aow|leefloon|groeipakket)\b/i,
        /\bte veel\b|\bterug(?:betalen|vorder|te betalen|gevorderd)|\bten onrechte\b/i,
      ],
    },
    {
      kind: 'INSURANCE_DECISION',
      weight: 3,
      words: [
        /\b(?:schade\w*|verzekering|polis)\b/i,
        /\bniet (?:verzekerd|gedekt|vergoed)|\bafwij[sz]|\bgeen dekking\b/i,
      ],
    },
    {
      kind: 'COURT_CLAIM',
      weight: 3,
      words: [
        /\b(?:rechtbank|kantonrechter|vrederechter|vredegerecht)\b/i,
        /\b(?:verschijn|zitting|opgeroepen|gedagvaard)/i,
        /\b(?:eiser|eiseres|verzoek(?:er|ster)|gedaagde|verweerder|verweerster|eisende)\b/i,
      ],
    },
  ],
  ja: [
    {
      kind: 'LETTER_BEFORE_CLAIM',
      weight: 4,
      words: [
        /弁護士|司法書士|当職/,
        /訴訟(?:を)?(?:提起|等)|訴えを提起|法的(?:手続き?|措置)(?:を|に|等)/,
        /までに|以内に/,
      ],
    },
    {
      kind: 'DISMISSAL_LETTER',
      weight: 4,
      words: [/解雇|雇用契約.{0,8}終了|労働契約.{0,8}(?:終了|解除|更新しない)/, /貴殿|あなた|様/],
    },
    {
      kind: 'EVICTION_NOTICE',
      weight: 4,
      words: [/解約|更新拒絶|明け?渡し|退去/, /賃貸|建物|居室|部屋/, /通知|申し?入れ|求め/],
    },
    {
      kind: 'UTILITY_BILL_DEMAND',
      weight: 3,
      words: [/電気|ガス|水道|電力/, /料金|ご使用/, /停止|未払|確認できて/],
    },
  ],
  en: [
    {
      kind: 'DISMISSAL_LETTER',
      weight: 3.5,
      words: [
        /\byour (?:employment|job|appointment|contract of employment|position(?: with us)?)\b(?!\w)[^.,;]{0,40}\b(?:ends|ended|is ending|is over|will (?:end|not be (?:renewed|confirmed|extended))|(?:is|was|has been|will be) terminated|comes? to an end)\b/i,
        /^(?![^]*redundan)/i,
        /\b(?:notice|holiday|final pay|appeal|p45|uniform|last day|payroll|probation\w*|manager|hr|human resources)\b/i,
      ],
    },
    {
      kind: 'EVICTION_NOTICE',
      weight: 3.5,
      words: [
        /\b(?:landlord|tenan(?:t|cy)|lease|rental unit|premises)\b/i,
        /\b(?:give|giving|gives|serve|hereby) (?:you )?(?:\w+ ){0,3}notice (?:to|that)\b|^[^\n]{0,40}\bnotice to (?:quit|leave|vacate|end)\b/im,
        /\b(?:leave|quit|vacate|possession|move out|end (?:your|the) (?:tenancy|lease))\b/i,
      ],
    },
  ],
} as const satisfies Record<string, readonly Composed[]>

/** The kinds of the letter's own language whose families of words all stand in it. */
export function composedKinds(letter: Letter): readonly Composed[] {
  const rows = Object.entries(ROWS).find(([language]) => language === letter.language)?.[1] ?? []
  const text = letter.working.text.slice(0, WINDOW)
  return rows.filter(({ words }) => words.every((family) => family.test(text)))
}
