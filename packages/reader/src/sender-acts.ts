/** Senders that an act names in its own words, abroad: the party that sues, and the public body whose head signs. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { looksLikeName } from './organisation-name.ts'
import { isSummons } from './pleading.ts'
import { PERSON_NAME, WINDOW } from './sender-forms.ts'

/** A party up to the comma behind it; a legal form may stand behind a comma of its own. */
const PARTY = String.raw`((?!(?:Per|Nell|In (?:dem|der|Sachen)|Il|La)(?!\p{L}))\p{Lu}[^\n,;()]{2,60}(?:, ?S\.? ?[LAC](?:\.? ?[UPA])?\.?)?)`
const TITLE = String.raw`(?:(?:D\.ª?|Dña\.|Don|Doña|Monsieur|Madame|M\.|Mme|[Ss]ig\.?(?:ra|na)?\.?|[Ss]ignora?|[Dd]e heer|[Mm]evrouw|Herrn?|Frau|[Ll]a société|[Ll]a mercantil|[Ll]a entidad|[Ll]a societ[àa]['’]?|[Ll]a ditta|[Ii]l|[Ll]a) ){0,2}`
/** "De besloten vennootschap met beperkte aansprakelijkheid": what a Dutch party is, before its name. */
const BODY_OF_LAW = String.raw`(?:(?:de |het )(?:(?:naamloze|besloten|commanditaire) vennootschap(?: (?:met|naar) [\p{Ll} ]{4,40}?)?|vennootschap onder firma|stichting|vereniging|coöperatie|rechtspersoon|maatschap) )?`

/** "Op verzoek van", "à la requête de": below the letterhead of an officer or a court the act is sent by that one. */
const SERVED_FOR = [
  String.raw`(?<!\p{L})(?:[Tt]en|[Oo]p|TEN|OP) (?:verzoeke?|VERZOEKE?) (?:van|VAN)\s*:?\s*${BODY_OF_LAW}${TITLE}${PARTY}(?=,)`,
  String.raw`(?<!\p{L})(?:[ÀA] la|[ÀA] LA) (?:demande|requête|DEMANDE|REQU[ÊE]TE) (?:de|DE)\s*:?\s*${TITLE}${PARTY}(?=,)`,
].map((one) => new RegExp(one, 'gu'))

/** "Il sottoscritto", "en representación de", "Klägerin": the court above it is the one to which it goes. */
const ASKS_COURT = [
  String.raw`(?<!\p{L})(?:[Ii]l|[Ll]a) sottoscritt[oa] (?![Aa]vv|[Uu]fficiale)${TITLE}${PARTY}`,
  String.raw`(?:^|\n|[Pp]er )${TITLE}(?![Aa]vv)${PARTY},(?=[^\n]{0,240}(?:rappresentat[oa] e difes[oa]|elettivamente domiciliat[oa]))`,
  String.raw`en (?:nombre y )?representación de ${TITLE}${PARTY}`,
  String.raw`(?:^|\n)(?:der |des |von )?${PARTY}(?=,?[^\n]{0,120}(?:\n[^\n]{0,60})?[-–—] ?(?:Kläger(?:in)?|Antragsteller(?:in)?) ?[-–—])`,
].map((one) => new RegExp(one, 'gu'))

/** The title of the act or the day on which it is served, where no letterhead stands above them. */
const OPENS_AS_ACT =
  /^\s*(?:(?:exploot|dagvaarding|assignation|citation|att[o0] di precett[o0])(?!\p{L})|heden|ten jare|l['’]an(?!\p{L})|(?:le|op) (?:\p{L}|\d))/iu

const HEADS = String.raw`(?:[Vv]ice-)?[Pp]r[ée]sidente?|[Mm]aire|[Dd]irecteur(?: général)?|[Dd]irectrice(?: générale)?|[Ss]indac[oa]|[Dd]irigente|[Dd]irettore|[Dd]irettrice|[Aa]lcalde(?:sa)?|[Dd]irectora?|[Cc]ollege van burgemeester en wethouders|[Bb]urgemeester|[Ll]andr(?:at|ats|ätin)|(?:[Oo]ber)?[Bb]ürgermeister(?:in|s)?`
const BODIES = String.raw`[Cc]onseil (?:départemental|régional|général)|[Dd]épartement|[Mm]étropole|[Cc]ommunauté|[Cc]aisse|[Aa]gence|[Oo]ffice|CAF|CPAM|CCAS|MSA|[Cc]ollectivité|[Cc]omune|[Pp]rovincia|[Rr]egione|[Cc]ittà metropolitana|[Aa]yuntamiento|[Dd]iputación|[Cc]abildo|[Gg]emeente|[Pp]rovincie|[Ww]aterschap|[Ll]andkreis(?:es)?|[Kk]reis(?:es)?|[Ss]tadt|[Gg]emeinde`
/** "Pour le Président du Conseil départemental de la Tarnelle", "Namens het college van … van de gemeente Tarnwijk". */
const HEAD_SIGNS = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:(?:Pour|P/|P\.D\.|P\.O\.|Por|Per|Namens|Im Auftrag|I\. ?A\.) ?)?(?:[LlDd][aeo]s? |[Ii]l |[Ee]l |[Hh]et |[Dd](?:er|es|ie) )(?:${HEADS}) (?:de la |de l['’]|du |des |del |della |dell['’]|van de |van |der |de )((?:${BODIES})(?: (?:de la |de l['’]|du |des |de |d['’]|di |del |della |van )?\p{Lu}?[\p{L}'’-]{2,30}){1,6})`,
  'gu',
)

const COURTS = String.raw`(?:[Aa]mts|[Ll]and|[Oo]berland|[Aa]rbeits|[Ss]ozial|[Vv]erwaltungs|[Ff]amilien|[Ff]inanz|[Mm]ahn)(?:gericht(?=s)|gericht|amt(?=s)|amt)`
const PLACE = String.raw`(?: (?:de l[ao] |de l['’]|del? |des |du |d['’]|di |della |dell['’]|van |te |am |in |im |a\. ?d\. )?(?:n[.º°]{1,2} ?\d{1,3}|\p{Lu}[\p{L}'’-]{1,24})){1,8}`
/** "Mahnbescheid des Amtsgerichts Tarnau", "Ordonnance du tribunal judiciaire de Tarnes": the title of the paper names who made it. */
const MADE_BY = [
  String.raw`^\s*(?:\p{L}+ ){0,2}\p{L}*(?:[Bb]escheid|BESCHEID|[Uu]rteil|URTEIL|[Bb]eschluss|BESCHLUSS|[Vv]erfügung|[Ll]adung|LADUNG|[Bb]efehl|BEFEHL) (?:des|der|DES|DER|vom|beim) (${COURTS}(?:e?s)?${PLACE}|\p{Lu}\p{L}*(?:kasse|stelle|agentur|verwaltung)${PLACE})`,
  String.raw`^\s*(?:[Oo]rdonnance|[Jj]ugement|[Ii]njonction|[Cc]onvocation|[Aa]vis|[Dd]écision|[Aa]rrêt)(?: [\p{Ll}']{2,14}){0,4} (?:du |de la |de l['’])((?:[Tt]ribunal|[Cc]onseil de prud['’]hommes|[Cc]our|[Jj]ustice de paix|[Pp]réfecture|[Cc]aisse)(?: \p{Ll}{4,14}){0,2}${PLACE})`,
  String.raw`^\s*(?:[Ss]entencia|[Aa]uto|[Dd]ecreto|[Cc]édula|[Rr]equerimiento|[Pp]rovidencia|[Rr]esolución)(?: [\p{Ll}]{2,14}){0,3} (?:del |de la )((?:[Jj]uzgado|[Tt]ribunal|[Aa]udiencia|[Aa]yuntamiento|[Jj]efatura|[Tt]esorería)${PLACE}(?: e \p{Lu}\p{L}+${PLACE})?)`,
  String.raw`^\s*(?:[Ss]entenza|[Dd]ecreto|[Oo]rdinanza|[Aa]vviso|[Aa]tto|[Vv]erbale)(?: [\p{Ll}]{2,14}){0,3} (?:del |della |dell['’])((?:[Tt]ribunale|[Gg]iudice di [Pp]ace|[Cc]orte|[Pp]refettura|[Cc]omune|[Pp]rocura)(?: \p{Ll}{5,12})?${PLACE})`,
  String.raw`^\s*(?:[Vv]onnis|[Bb]eschikking|[Oo]proep(?:ing)?|[Bb]esluit|[Dd]wangbevel)(?: [\p{Ll}]{2,14}){0,3} van (?:de |het )((?:[Rr]echtbank|[Kk]antonrechter|[Gg]erechtshof|[Vv]redegerecht|[Gg]emeente|[Bb]elastingdienst)(?:${PLACE})?)`,
].map((one) => new RegExp(one, 'gu'))

const SUES: ReadonlySet<DocumentType> = new Set(['COURT_CLAIM', 'EVICTION_NOTICE'])
/** "Atto di precetto" without a letterhead above it: whoever won a judgment asks to be paid, by the hand of a lawyer. */
const OPENS_AS_DEMAND = /^\s*att[o0] di precett[o0](?!\p{L})/iu
const IN_FORCE: ReadonlySet<DocumentType> = new Set([
  'BAILIFF_NOTICE',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
])

/** The names in an act, best first. */
export function fromActs(letter: Letter, documentType: DocumentType): Candidate[] {
  if (letter.language === 'en' || letter.language === 'ja') return []
  const isOwnDemand = IN_FORCE.has(documentType) && OPENS_AS_DEMAND.test(letter.working.text)
  const isSuit = SUES.has(documentType) && isSummons(letter)
  const forms = isOwnDemand || isSuit ? formsOf(letter) : []
  const parties = forms.flatMap((one) => named(letter, one, 10)).filter(({ name }) => isParty(name))
  const makers = MADE_BY.flatMap((one) => named(letter, one, NAMED_IN_TITLE))
  return [...parties.slice(0, 1), ...named(letter, HEAD_SIGNS, 8.5), ...makers]
}

/** Less than the party that sues, more than a line of the head. */
const NAMED_IN_TITLE = 7

function formsOf({ working }: Letter): readonly RegExp[] {
  return OPENS_AS_ACT.test(working.text) ? [...SERVED_FOR, ...ASKS_COURT] : ASKS_COURT
}

function isParty(name: string): boolean {
  return looksLikeName(name) || PERSON_NAME.test(name)
}

function named(letter: Letter, pattern: RegExp, score: number): Candidate[] {
  return Array.from(letter.working.text.slice(0, WINDOW).matchAll(pattern))
    .slice(0, 3)
    .map((match) => {
      const printed = match[1] ?? ''
      const start = match.index + match[0].indexOf(printed)
      const name = inNominative(cleanName(printed))
      return { name, start, end: start + printed.length, score, isSigned: true }
    })
}

/** "Des Landkreises Tarnau", "de gemeente Tarnwijk", "… et par délégation": the name as a letterhead has it. */
function inNominative(name: string): string {
  const own = name
    .replace(/ (?:et |e )?(?:par|por|per|pour) .{0,30}$/u, '')
    .replace(/^([Ll]andkreis|[Kk]reis)es(?= )/u, '$1')
    .replace(/^(\p{Lu}\p{L}*(?:gericht|amt))e?s(?= )/u, '$1')
  return own.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
}
