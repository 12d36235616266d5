/** How people put a question in the languages beside English: whom they speak of, how they begin, how they thank. */
import type { Letter } from './letter.ts'

type Words = { asks: RegExp; kin: RegExp; begins: RegExp }

/** `asks`: what only a person who asks for help writes. `kin`: of whom they tell. `begins`: a bare question, typed. */
const WORDS: Readonly<Record<string, Words>> = {
  de: {
    asks: /(?<!\p{L})(?:(?:kurze|meine|eine|dringende) frage|frage zu[mr]?|(?:möchte|wollte|würde gerne?) (?:gern )?wissen|was (?:tun|nun|jetzt|mache ich|soll ich)|(?:danke|dank) (?:schon ?mal|im voraus|für (?:eure|ihre|jede) (?:hilfe|antwort\p{L}*))|weiß jemand|kennt sich jemand|hat jemand|bitte um (?:hilfe|rat)|hallo zusammen|geht das(?: einfach)?|kann (?:man|mir jemand)|wie sieht (?:das|es) aus)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mein|unser)(?:e[mnrs]?)? (?:mutter|vater|eltern|bruder|schwester|sohn|tochter|oma|opa|mann|frau|freund(?:in)?|partner(?:in)?|kollegin|kollege|vermieter(?:in)?|chef(?:in)?|nachbar(?:in)?)(?!\p{L})/giu,
    begins:
      /^(?:ab |bis )?(?:wann|wie|was|wer|wo|warum|welche[rs]?|kann|darf|muss|ist|gilt|habe ich|wieviel)(?!\p{L})/iu,
  },
  fr: {
    asks: /(?<!\p{L})(?:(?:je )?(?:souhaite|souhaiterais|voudrais|aimerais)(?: bien)? savoir|j'aimerais savoir|que se passe-t-il|(?:peut|puis|dois|peuvent|doit)-(?:on|ils?|elles?|je)|quels? (?:sont|recours)|comment (?:faire|réagir)|merci (?:d'avance|de vos?|pour vos?)(?: \p{L}+)?|bonjour à tous|quelqu'un (?:sait|peut|a)|une question|besoin (?:d'aide|de conseils?)|qu'en pensez-vous|au secours)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:ma|mon|mes|notre|nos) (?:mère|père|parents|frère|sœur|soeur|fils|fille|mari|femme|compagn\p{L}+|grand-mère|grand-père|propriétaire|bailleur|patron|employeur|voisine?s?|bail|conjointe?)(?!\p{L})/giu,
    begins:
      /^(?:quel(?:le)?s?|combien|comment|quand|où|pourquoi|qui|que|est-ce|peut-on|puis-je|dois-je)(?!\p{L})/iu,
  },
  es: {
    asks: /(?<!\p{L})(?:consulta:|(?:quisiera|quería|querría|me gustaría|necesito) saber|necesito (?:ayuda|consejo)|(?:gracias|saludos) (?:de antemano|por)|muchas gracias|alguien (?:sabe|puede|me)|(?:se )?puede(?:n)? (?:parar|pedir|hacer|echarme|obligar)|¿(?:qué|cómo|cuánto|cuándo|dónde|puedo|puede|es legal|tengo)|sirve de algo|no sé (?:ni|qué|si|cómo)|urgente por favor|hola a todos)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mis?|nuestr[oa]) (?:madre|padre|padres|hermano|hermana|hijo|hija|marido|mujer|pareja|abuel[oa]|casero|casera|jefe|jefa|vecin[oa])(?!\p{L})/giu,
    begins: /^(?:¿|cuánto|cuándo|cómo|qué|quién|dónde|por qué|puede|puedo|es legal|hay)(?!\p{L})/iu,
  },
  it: {
    asks: /(?<!\p{L})(?:(?:vorrei|volevo|avrei bisogno di) (?:sapere|chiedere)|(?:che |cosa )(?:ne pensate|mi consigliate|posso fare|devo fare|fare)|si può|a chi (?:mi )?rivolg\p{L}+|grazie (?:in anticipo|mille|a chi|per)|qualcuno (?:sa|può|ha)|ho bisogno di (?:aiuto|un consiglio)|per favore rispond\p{L}+|come (?:posso|devo|faccio)|mi sa(?:pete)? dire|buongiorno a tutti|ciao a tutti)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mi[oa]|nostr[oa]) (?:madre|padre|fratello|sorella|figli[oa]|marito|moglie|compagn[oa]|nonn[oa]|suocer[oa]|padrone di casa|capo|datore|vicin[oa])(?!\p{L})/giu,
    begins:
      /^(?:quanto|quando|come|cosa|che|chi|dove|perché|si può|posso|devo|è legale)(?!\p{L})/iu,
  },
  nl: {
    asks: /(?<!\p{L})(?:(?:ik )?(?:wil|wou|zou) (?:graag |willen )?(?:weten|vragen)|vraagje|(?:een|mijn|korte) vraag|alvast (?:bedankt|dank)|weet iemand|heeft iemand|iemand (?:ervaring|een idee)|wat (?:kan|moet|nu|doe) ik|hoe (?:zit|kan|moet)|mag (?:dat|dit|hij|zij|ze)|hallo allemaal|help)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mijn|onze) (?:moeder|vader|ouders|broer|zus|zoon|dochter|man|vrouw|vriend(?:in)?|partner|oma|opa|huisbaas|verhuurder|baas|werkgever|buurman|buurvrouw|buren)(?!\p{L})/giu,
    begins: /^(?:hoe|wat|wanneer|wie|waar|waarom|welke|mag|kan|moet|is|hoeveel)(?!\p{L})/iu,
  },
}

/** A question that somebody typed without more is shorter than this. */
const TYPED = 160
/** Words to the reader of a letter; in a question nobody is spoken to so, but in thanks. */
const FORMAL =
  /(?<!\p{L})(?:Ihnen|Ihr(?:e[mnrs]?)?|vous (?:devez|pouvez|êtes|avez|disposez)|votre|usted|le comunicamos|le informamos|Lei|La informiamo|Le comunichiamo|u (?:heeft|bent|moet|kunt)|uw)(?!\p{L})/u

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** "Merci de vos réponses": who thanks speaks to everybody. */
const THANKS =
  /(?<!\p{L})(?:merci|danke|vielen dank|gracias|grazie|bedankt|dank)(?!\p{L})[^.!\n]{0,60}/giu

/** The one to whom a message speaks, in each language. */
const SECOND: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}{0,2}|Ihnen|brauchst|kannst|musst)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:[Tt]u|[Tt]e|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|t'|[Vv]ous|[Vv]otre|[Vv]os)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:te|tú|tu|tus|contigo|usted|ustedes|les|le|agrégame|mira|has)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:ti|tu|tuo|tua|tuoi|te|vi|voi|dovete|rispondete|accredit\p{L}+)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie|u|uw)(?!\p{L})/giu,
}
/** By name, or as one writes to a firm; "bonjour à tous" speaks to nobody. */
const OPENED =
  /^(?:[^\n]{0,60}\n+)?\s*(?:(?:hallo|hoi|ha|hi|lieve|liebe[rs]?|beste|bonjour|salut|cher|chère|hola|buenas (?:tardes|noches)|buenos días|ciao|mam(?:a|á)?|papa|papá)[ ,]{1,2}(?!à tous|allemaal|zusammen|a tod[oa]s|a tutti|iedereen|tout le monde|forum|je |j'|ich |ik |me |mi |ho )\p{L}|(?:monsieur|madame|m\.|mme|estimad[oa]|muy señor|a la atención|geachte|sehr geehrte|gentile|egregio|spett)(?!\p{L}))/iu

/** A message to somebody: what is said to one reader is no question to all. */
export function isSpokenToOne({ language }: Pick<Letter, 'language'>, text: string): boolean {
  const second = SECOND[language]
  if (!second) return false
  const spoken = count(text.replace(THANKS, ' '), second)
  return (spoken >= 2 && !text.includes('?')) || (spoken >= 1 && OPENED.test(text))
}

/** A Japanese paper: a heading over the text, or words that only offices and firms write. */
export function isJapanesePaper(text: string): boolean {
  const isAsked = /(?:ですか|ますか|でしょうか|どうすれば|教えて|[?？])/.test(text)
  const hasHeading = /^[^。？?!！\n]{4,40}\n[^]/u.test(text)
  return (hasHeading && !isAsked) || OF_OFFICES.test(text)
}

const OF_OFFICES =
  /督促状を|催告状|調書|告知書|反則金[ \d]|納付すること|(?:請求|未納|停止)に関する|ご連絡なき|頂戴いたし|いただきます。|失礼いたします|失礼します|お世話になって|ご確認のお願い|ありがとう。|第[一二三四五六七八九十]+章|講師[:：]|契約書(?:（|\n)|レジュメ|大家です。|氏名 /u

/** How much speaks for a question, beside what `enquiry.ts` counts in every language. */
export function askingAbroad({ language }: Pick<Letter, 'language'>, text: string): number {
  const words = WORDS[language]
  if (!words || FORMAL.test(text.replace(THANKS, ' '))) return 0
  const marks = count(text, /\?/g)
  const isBare = text.length <= TYPED && !text.includes('\n') && words.begins.test(text)
  return (
    Math.min(3, count(text, words.asks) * 1.5) +
    (marks > 0 ? Math.min(1.5, count(text, words.kin)) : 0) +
    Math.min(1, Math.max(0, marks - 1) * 0.5) +
    (isBare ? 2.5 : 0)
  )
}
