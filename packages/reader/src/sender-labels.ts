/** Senders behind a label or a signature with a role, in the languages beside English: "REMITENTE: D. …", "R. Tarn (Vermieter)". */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isOrganisation, looksLikeName } from './organisation-name.ts'
import { PERSON_NAME, WINDOW } from './sender-forms.ts'

const SENDER =
  'absender(?:in)?|expéditeur|expéditrice|remitente|mittente|afzender|pagar a|payer à|zahlbar an|pagare a|te betalen aan'
const LANDLORD =
  'vermieter(?:in|schaft)?|eigentümer(?:in)?|bailleur|bailleresse|propriétaire|arrendador|arrendadora|propietari[oa]|locatore|locatrice|proprietari[oa]|verhuurder|verhuurster|eigenaar|por la propiedad|p(?:er|\\.) la proprietà|pour le propriétaire|für (?:den|die) eigentümer(?:in)?'
const EMPLOYER = 'arbeitgeber(?:in)?|employeur|empleador|empresa|datore di lavoro|azienda|werkgever'

const HONORIFIC = String.raw`(?:(?:D\.ª?|Dña\.|Dª|Don|Doña|Sra?\.|Herrn?|Frau|M\.|Mme|Monsieur|Madame|Sig\.(?:ra)?|Dhr\.|Mevr\.|De heer|Mevrouw) )?`
const VALUE = String.raw`(${HONORIFIC}[^\n,;(]{3,60})`

function labelled(labels: string): RegExp {
  return new RegExp(
    String.raw`(?:^|\n)[ \t]*(?:der |die |le |la |el |il |lo |de )?(?:${labels})(?: ?[(/][^\n:]{1,30})? ?[:：][ \t]*${VALUE}`,
    'giu',
  )
}

/** "REMITENTE" over the name, as a heading of its own. */
const LABEL_ABOVE = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:der |die |le |la |el |il |lo |de )?(?:absender(?:in)?|expéditeur|expéditrice|remitente|mittente|afzender)[ \t]*:?[ \t]*\n[ \t]*${VALUE}`,
  'giu',
)

/** "De: Reformas Tarn" over "A: D.ª Lorena". */
const FROM_TO = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:de|da|von|van) ?: *${VALUE}[^\n]*\n[ \t]*(?:a|an|à|aan|para|al?la) ?:`,
  'giu',
)
/** "De : Cabinet Dr Tarn" as the first line. */
const FROM_FIRST = new RegExp(
  String.raw`^\s*(?:de|da|von|van) ?: *(?=\S+ \S)${VALUE}[ \t]*\n`,
  'giu',
)

/** "Cedió a Tarn Europe SCSp (el "Cesionario")": who owns a debt now, and writes. */
const NEW_OWNER =
  /(?<!\p{L})(?:cedi[óo]|cedid[oa]s?|transmitid[oa]s?|cédée?s?|abgetreten|cedut[oa]|overgedragen) (?:a|à|an|aan)(?: la| die| de)? (\p{Lu}[^\n,;()]{2,60}?) ?\((?:el |la |le |the |il )?[“"«„](?:cesionari[oa]|cessionnaire|cessionari[oa]|zessionar(?:in)?)/giu

/** Words of a label with a small or a great first letter. */
function inEitherCase(labels: string): string {
  return labels.replace(
    /(^|\|)(\p{L})/gu,
    (_all, before: string, first: string) => `${before}[${first.toUpperCase()}${first}]`,
  )
}

const PERSON = String.raw`(?!Il |El |La |Le |Die |Der |De )\p{Lu}[\p{L}.'-]{0,24}(?: (?:(?:de|del|di|van|von|der|den|la) ){0,2}\p{Lu}[\p{L}.'-]{1,24}){1,3}`
/** "Fdo.: D. Andrés Tarn" over "Arrendador", "R. Tarn (Vermieter)". */
const SIGNED_AS = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:(?:[Gg]ez\.|[Ff]do\.?:?|[Ff]irmado:?|[Ss]igné ?:?|[Ff]\.to|[Ww]\.g\.) )?${HONORIFIC}(${PERSON})[ \t]*(?:\n[ \t]*|, ?| ?\(|[–-] ?)(?:als |[Ee]l |[Ll]a |[Ll]e |[Ii]l |[Dd]e |Ihre? )?(?:${inEitherCase(LANDLORD)})(?!\p{L})`,
  'gu',
)
/** "Fdo.: Andrés Tarn", "gez. Ada Tarn" as the last words of a letter about a home, where no house is named. */
const SIGNED_LAST = new RegExp(
  String.raw`\n[ \t]*(?:[Gg]ez\.|[Ff]do\.?:?|[Ff]irmado:?|[Ff]irma:|[Ss]igné ?:?|[Ff]\.to|[Ww]\.g\.|[Gg]etekend:?) ?${HONORIFIC}(${PERSON})[ \t.]*\s*$`,
  'gu',
)
/** "HR, Kinderopvang Tarn", "Ufficio Personale, Profumerie Tarn": the last words of the letter. */
const FROM_DESK =
  /(?:^|\n|[.!] )(?:HR|[Pp]ersonalabteilung|[Uu]fficio \p{L}+|[Ss]ervice \p{Ll}+|[Dd]epartamento de \p{L}+|[Aa]fdeling \p{L}+|[Ll]a [Dd]irection|[Ll]a [Dd]irezione|[Ll]a [Dd]irección), (\p{Lu}[^\n,]{2,40}?)\.?\s*$/gu

/** "Nous, Maître Hélène Castera, commissaire de justice", "ik, mr. J. Smit, gerechtsdeurwaarder": an officer who serves a paper. */
const OFFICER_WRITES = new RegExp(
  String.raw`(?:[Nn]ous|[Jj]e soussignée?|[Jj]'ai|[Ii]k|[Ii]o sottoscritt[oa]|[Uu]nterzeichnete[r]?),? ((?:Maître |Me |mr\. )?${PERSON}), (?:toegevoegd |Ober)?(?:commissaire|huissi[eè]re?|gerechtsdeurwaarder|[Gg]erichtsvollzieher|[Uu]fficiale [Gg]iudiziario)`,
  'gu',
)
/** "Je soussigné Paul Tarn, propriétaire", "il sottoscritto Carlo Tarn, locatore": who ends a lease, at home and without a letterhead. */
const UNDERSIGNED = new RegExp(
  String.raw`(?<!\p{L})(?:[Jj]e,? soussignée?|(?:[Ii]l|[Ll]a|[Ii]o) sottoscritt[oa]|(?:[Ee]l|[Ll]a) (?:abajo firmante|que suscribe)|[Dd](?:er|ie) Unterzeichne(?:te|r|rin)|[Ii]k, ondergetekende),? ${HONORIFIC}(?:don |doña )?(${PERSON})(?=,| \(|\s(?:in qualità|en (?:ma )?qualité|en calidad|als))`,
  'gu',
)
/** "Il sottoscritto Ufficiale Giudiziario addetto all'UNEP presso il Tribunale di Tarn": the office of the officer who writes. */
const OFFICER_OF = new RegExp(
  [
    String.raw`[Uu]fficiale [Gg]iudiziario,? (?:in servizio )?(?:addett[oa] )?(?:presso |(?:d?all?|d?ell?)(?:['’]|[oae]? ))(?:l['’]|il |la |lo )?`,
    String.raw`[Ll]etrad[oa] de la [Aa]dministración de [Jj]usticia (?:adscrit[oa] a[l]? |en (?:el|la) |del? (?:la )?)`,
    String.raw`gerechtsdeurwaarder,? (?:werkzaam|verbonden|ten kantore)[^,\n]{0,30}? (?:van|bij|aan) `,
    String.raw`(?:huissier|commissaire) de justice (?:associée? )?(?:au sein de|membre de) (?:la |l['’])?`,
  ]
    .map(
      (writes) =>
        String.raw`${writes}((?:UNEP|[Uu]fficio|\p{Lu})[\p{L}.'’º° ]{3,80}?)(?=[,;\n]|\.\s| visto| vista)`,
    )
    .join('|'),
  'gu',
)
/** "Le propriétaire, M. Georges Collard" as the last words of a letter. */
const SIGNS_BEHIND_ROLE = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:[Ii]hre? |[Dd]e[rn]? |[Dd]ie |[LlEe][ael] |[Ii]l )?(?:${inEitherCase(LANDLORD)})(?:,[ \t]*\n?|[ \t]*\n)[ \t]*${HONORIFIC}(${PERSON})(?=[ \t.]*(?:\n[^\n]{0,60})?\s*$)`,
  'gu',
)

/** "Empfänger: Tarn Wohnen KG" right above its IBAN: who is paid writes, where nobody else is named. */
const PAYEE = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:(?:[Zz]ahlungs)?[Ee]mpfänger(?:in)?|[Bb]egünstigter?|[Kk]ontoinhaber(?:in)?|[Bb]énéficiaire|[Tt]itulaire(?: du compte)?|[Bb]eneficiari[oa]|[Tt]itular(?: de la cuenta)?|[Ii]ntestatari[oa]|[Bb]egunstigde|[Tt]en name van|[Tt]\.n\.v\.) ?:?[ \t]*(?=\p{Lu})${VALUE}[ \t]*\n[ \t]*(?:IBAN|[Kk]onto|[Cc]ompte|[Rr]ekening|[Cc]uenta|[Cc]onto)`,
  'gu',
)

/** Teams that every firm has. */
const NO_FIRM = String.raw`(?!(?:kunden|service|support|inkasso|mahn|buchhaltung|forderung|verkaufs|vertriebs|praxis|client|clienti|commercial|comercial|soporte|assistenza|vendite|recouvrement|comptab|klanten|incasso))`
/** "Ihr Dachdecker Tarn Team", "L'équipe Tarn Lampes": the last words of a mail that has no letterhead. */
const TEAM_SIGNS = [
  String.raw`(?:[Ii]hr|[Dd]ein|[Ee]uer|[Dd]as|[Hh]et|[Jj]e|[Uu]w) (?=\p{Lu})${NO_FIRM}([^\n,:]{3,40}?)[ -][Tt]eam`,
  String.raw`(?:(?:[Ii]hr|[Dd]ein|[Ee]uer|[Dd]as) Team (?:von|vom|bei)|[Hh]et team van) (?:der |dem |de |het )?(?=\p{Lu})${NO_FIRM}([^\n,:]{3,40}?)`,
  String.raw`(?:[Vv]otre équipe|L['’]équipe|Il team|Lo staff|El equipo) (?:de |du |di |del )?(?=\p{Lu})${NO_FIRM}([^\n,:]{3,40}?)`,
].map((signs) => new RegExp(String.raw`\n[ \t]*${signs}[ \t.!]*\s{0,6}$`, 'gu'))

/** "Klinik: Zentrum Tarn": where a calm paper asks the patient to come. */
const PLACE_OF_CARE =
  'klinik|praxis|krankenhaus|clinique|cabinet(?: médical)?|hôpital|clínica|hospital|ambulatorio|studio medico|ospedale|kliniek|praktijk|ziekenhuis'
/** "Service verbalisateur : Police municipale", "Organo accertatore: Polizia Locale", and on the French form no colon at all. */
const FINED_BY = [
  labelled(
    'service(?: (?:verbalisateur|émetteur))?|unité verbalisatrice|dienststelle|(?:ausstellende |bußgeld)?behörde|bußgeldstelle|órgano (?:sancionador|instructor|emisor)|organismo(?: emisor)?|unidad(?: denunciante)?|organo accertatore|comando|ente (?:accertatore|impositore|emittente)|ufficio accertatore|(?:opsporings|verbaliserende )instantie',
  ),
  /(?:^|\n)[ \t]*Service ((?:Centre|Police|Gendarmerie|Brigade|Unité|Agence)[^\n(:]{3,60}(?:(?:\n(?=\p{Ll})|(?<= (?:de|du|des|la|et|d['’]))[ \t]*\n)[^\n(:]{2,60})?)/gu,
] as const
const FINE: ReadonlySet<DocumentType> = new Set(['PENALTY_CHARGE_NOTICE'])
const TAX: ReadonlySet<DocumentType> = new Set(['TAX_DEMAND'])
const CALM: ReadonlySet<DocumentType> = new Set(['OTHER'])

const SERVED: ReadonlySet<DocumentType> = new Set([
  'BAILIFF_NOTICE',
  'RENT_ARREARS_LETTER',
  'EVICTION_NOTICE',
])
const HOME: ReadonlySet<DocumentType> = new Set(['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'])
const WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])

const SHAPES = [
  { pattern: labelled(SENDER), score: 8.5, kinds: undefined },
  { pattern: LABEL_ABOVE, score: 8.5, kinds: undefined },
  { pattern: FROM_TO, score: 8, kinds: undefined },
  { pattern: OFFICER_OF, score: 8.2, kinds: undefined },
  { pattern: FROM_FIRST, score: 8, kinds: undefined },
  { pattern: NEW_OWNER, score: 8, kinds: undefined },
  { pattern: labelled(LANDLORD), score: 5.5, kinds: HOME },
  { pattern: SIGNED_AS, score: 7, kinds: HOME },
  { pattern: UNDERSIGNED, score: 8, kinds: HOME },
  { pattern: SIGNED_LAST, score: 2.6, kinds: HOME },
  { pattern: labelled(EMPLOYER), score: 5.5, kinds: WORK },
  { pattern: OFFICER_WRITES, score: 7, kinds: SERVED },
  { pattern: SIGNS_BEHIND_ROLE, score: 7, kinds: undefined },
  { pattern: FROM_DESK, score: 5, kinds: undefined },
  { pattern: labelled(PLACE_OF_CARE), score: 5.5, kinds: CALM },
  {
    pattern: labelled('ente creditore|ente impositore|organismo acreedor|collectivité'),
    score: 5,
    kinds: TAX,
  },
  ...FINED_BY.map((pattern) => ({ pattern, score: 6.5, kinds: FINE })),
  ...TEAM_SIGNS.map((pattern) => ({ pattern, score: 2.2, kinds: undefined })),
] as const satisfies readonly {
  pattern: RegExp
  score: number
  kinds: ReadonlySet<DocumentType> | undefined
}[]

const TITLE = new RegExp(`^${HONORIFIC}`, 'u')

/** A letterhead names whoever writes: what is paid may be another's. */
function hasHouseInHead({ lines }: Letter): boolean {
  return lines.slice(0, 8).some(({ block, text }) => block !== 'body' && isOrganisation(text))
}

/** The names behind labels and beside roles, best first. */
export function fromLabelsAbroad(letter: Letter, documentType: DocumentType): Candidate[] {
  if (letter.language === 'en' || letter.language === 'ja') return []
  const text = letter.working.text.slice(0, WINDOW)
  const payee = hasHouseInHead(letter) ? [] : [{ pattern: PAYEE, score: 2.3, kinds: undefined }]
  const shapes = [...SHAPES, ...payee]
  return shapes
    .filter(({ kinds }) => !kinds || kinds.has(documentType))
    .flatMap(({ pattern, score }) =>
      Array.from(text.matchAll(pattern))
        .slice(0, 4)
        .flatMap((match) => {
          const name = cleanName(
            (match.slice(1).find(Boolean) ?? '').replace(/\s+/g, ' ').replace(TITLE, ''),
          )
          if (!looksLikeName(name) && !PERSON_NAME.test(name)) return []
          const start = match.index + Math.max(0, match[0].lastIndexOf(name.slice(0, 12)))
          return [{ name, start, end: start + name.length, score, isSigned: true }]
        }),
    )
}
