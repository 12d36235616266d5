/** Cuts what stands around a name as it is printed: labels, offices, addresses, what the firm is. */

import { asksOnce } from './asked-lately.ts'
import { couldMatch } from './occurrences.ts'

/** A line that is a name and nothing else, whatever small words are in it. */
const JAPANESE_FIRM = /^(?:株式会社[^\s、。]{1,12}|[^\s、。]{1,12}株式会社)$/u

type Cut = readonly [RegExp, string]

/** What stands before a name: "Ada Quill, Tarn Lamps Ltd" is a person of the firm, and "From:" a label. */
const BEFORE_NAME: readonly Cut[] = [
  [
    /^State of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?=(?:Unemployment|Department|Office|Division|Bureau|Board)\b)/u,
    '',
  ],
  [/^(?:the )?(?:claimant|plaintiff|creditor|landlord|employer) is (?=\p{Lu})/iu, ''],
  [/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, (?=[^,\n]{3,50}\b(?:ltd|limited|plc|llp|llc|inc)\b)/iu, ''],
  [/^[^\p{L}\p{N}]+|^[^】\n]{1,12}】/u, ''],
  // "Het bestuur van de VvE Tarnhof", "La direction du Lycée Tarn": who signs for the house by an office.
  [
    /^(?:[Hh]et|[Dd]e|[Ll][ae]|[Ll]['’]|[Ii]l|[Ee]l|[Dd]er) ?(?:bestuur|directie|voorzitter|secretaris|amministratore|direttor\p{L}*|direct(?:ion|eur|rice|ora?)|gérante?|syndic|trésori\p{L}+|secrétaire|secretari[oa]|administradora?|gerente|verwalter|vorstand) (?:van (?:de |het )?|del(?:la|l['’])? ?|di |de la |de l['’]|du |de |der |des )(?=\p{Lu})/u,
    '',
  ],
  // "Ihr Team von Tarnbau", "Ihr Team der Grundschule Tarn", "L'équipe de la Médiathèque Tarn".
  [
    /^(?:[Ii]hr |[Dd]ein |[Ee]uer |[Dd]as |[Hh]et )?[Tt]eam (?:von|vom|van|im|der|des|aus)(?: der| de| het| dem)? (?=\p{Lu})|^(?:(?:[Vv]otre |[Tt]oute l['’]|[Ll]['’])équipe (?:de |du |des )(?:la |l['’])?|(?:[Ii]l [Tt]eam|[Ll]o [Ss]taff) (?:di |del(?:la |l['’]| ))|[Ee]l [Ee]quipo (?:de |del )(?:la |los |las )?)(?=\p{Lu})/u,
    '',
  ],
  // "Namens de Raad van Bestuur UWV": a board signs for its house.
  [/^(?:[Nn]amens )?(?:[Dd]e )?[Rr]aad van [Bb]estuur (?:van (?:de |het )?)?(?=\p{Lu})/u, ''],
  // "Pour la Banque Tarn," above the hand of its director; "Pour le maire" names nobody else.
  [
    /^(?:[Pp]our (?:la |le |l['’])|[Ff]ür (?:die|den|das) |[Pp]er (?:la |il |l['’]))(?!Préside|Maire|Préf|Direct|Recteur|Chef|Responsable|Comptable|Dirett|Diretrice|Sindac|Presid|Dirigente|Responsabile)(?=\p{Lu})/u,
    '',
  ],
  [
    /^(?:from|sender|between|cheques to|managing agents? (?:for|of|to)|the|signed for|for and on behalf of|on behalf of|for|issued by|in the)[: ]+["']?(?=\p{Lu})/iu,
    '',
  ],
]

/** Where another statement begins: what the firm is, whom it acts for, where it is registered. */
const NAME_ENDS =
  /,(?<!^(?:Department|DEPARTMENT|Ministry|MINISTRY|Immigration|IMMIGRATION)\b[^,\n]{0,40}(?:, [^,\n]{2,30})?(?=, \p{Lu}[\p{L} ]{2,40}(?: and| &| AND|,) \p{Lu}),)(?! (?:Inc|INC|P?LLC|L\.L\.C|P\.L\.L\.C|LLP|Ltd|LTD|Corp|CORP|N\.A|P\.C|P\.A|PC|S\.[AL]|S\.L\.U)\b)(?! County of \p{Lu})(?! \p{Lu}\p{L}+ (?:and|&) (?:\p{Lu}\p{L}+ Council|Partners|Co\b|Sons|PARTNERS|CO\b|SONS))(?!(?: \p{Lu}[\p{L}'-]+,){0,3} \p{Lu}[\p{L}'-]+,? (?:&|and) \p{Lu}[\p{L}'-]+,? (?:LLP|P?LLC|L\.L\.P|P\.L\.L\.C|P\.?[CA]|APC|Ltd|LTD|Solicitors|Attorneys|Lawyers)\b)(?!(?: \p{Lu}\p{L}+,){0,2} \p{Lu}[\p{L}'-]+ (?:&|et|ET|und|UND|e|E|y|Y|en|EN) (?:Cie|CIE|Associé|ASSOCIÉ|Partner|PARTNER|Koll|KOLL|Söhne|SÖHNE|Fils|FILS|Associat|ASSOCIAT|Figli|FIGLI|Hijos|HIJOS|Asociad|ASOCIAD|Zonen|ZONEN|Partenaires|PARTENAIRES|Co\b|CO\b))| acting | agissant | mandatée? (?:par|pour) | pour le compte | im Auftrag | in Vollmacht | managing | a division of | A Division of | (?:is|ist|est|es|è) (?:(?:een|eine|une|una?|un') ?|el |il |l')?(?:geregistreerde |eingetragene |registrata )?(?:handelsnaam|merknaam|merk|[Hh]andelsmarke|[Mm]arke|marque|nom commercial|enseigne|marca|nombre comercial|marchio|insegna) (?:van|der|von|de|du|di|della|del)\b| trading as | t\/a | d\/?b\/?a | (?:is|are) (?:a|an|the|part|authorised|registered) | as agent| \(?(?:ABN|ACN|NZBN)\b| \(?(?:registered|company (?:no|number))| on behalf of | \(["']?(?:the|we|us)\b|\. (?=\p{Lu})(?<!(?:\b\p{Lu}|\b(?:Mr|Mrs|Ms|Dr|DR|St|ST|Ste|STE|Mt|MT|Ft|FT|Co|No|NO|Avv|AVV|Dott|DOTT|Ing|Prof|PROF|Rag|Geom|Lic|Dra|Sig|Soc|SOC|Hnos?|Gebr|D(?:e)?pto|Uff|Serv|Afd|Abt|Sez|Spett|[Nn]r|med|dent|vet|jur|phil|rer|nat|e))\. )/u

/** Teams, titles, labels and greetings around a name. */
const AROUND_NAME: readonly Cut[] = [
  // "Tarnley and Tarnley Solicitors", "t/a Tarnley & Tarnley Legal": the names under which one house trades.
  [/^(\p{Lu}[\p{L}\p{N}.'-]{2,30}(?: \p{Lu}[\p{L}.'-]+)?),? (?:and|&|or) (?=\1 \p{Lu})/u, ''],
  // "Tarn Real Estate for Jo Lark": who writes, before the one for whom.
  [
    /^([^,\n]{3,50}\b(?:real estate|realty|propert(?:y|ies)|property management|lettings?|estate agents?|solicitors|lawyers|attorneys|llp|ltd|limited|pty|inc)\b\.?),? (?:for|on behalf of|as agents? for) (?:the (?:landlord|owner|lessor|rental provider),? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+){1,2}$/iu,
    '$1',
  ],
  // "Gulf Management for Tarn Homeowners Association": the house for which a manager writes.
  [
    /^[^,\n]{3,40}? for (?=\p{Lu}[^\n]{3,60}\b(?:homeowners?|condominium|owners|community|residents)['’]? association$)/iu,
    '',
  ],
  [
    / (?:abuse|copyright|billing|legal|(?<!\b(?:employment|economic|social|job) )security|compliance) (?:department|dept|team|agent|desk)$/i,
    '',
  ],
  [/^(?:managed|operated|administered|issued) by (?=\p{Lu})/u, ''],
  // "Part of Tarn Care Homes LLP", below the name of the home.
  [
    /^(?:an? )?(?:part|member|division|subsidiary|brand|trading (?:name|style)) of (?:the )?(?=\p{Lu})/iu,
    '',
  ],
  // "恒信地产有限公司 Everwin Property Pty Ltd": of a name in two scripts the one that is registered.
  [
    /^(?!.*株式会社)[^\p{Script=Latin}\d\n]{2,40}[ (（/|·-](?=\p{Script=Latin}[^\n]*\b(?:ltd|limited|pty|inc|llc|llp|plc|gmbh|association|council|services?|agency|society)\b)/iu,
    '',
  ],
  // "Director General of HMRC Customer Strategy": the office of a person, then the house.
  [
    /^(?:(?:deputy|acting|assistant|interim) )?(?:director[- ]general|chief executive(?: officer)?|ceo|president|(?:managing|executive) director) (?:of|at|for) (?:the )?(?=\p{Lu})/iu,
    '',
  ],
  [/^(HMRC) Customer \p{Lu}[\p{L} &]{3,40}$/u, '$1'],
  [/[ ,]+(?:\+?\d[\d ()-]{7,}\d)$/, ''],
  [
    /^(?:clerk|secretary|agents?|solicitors?|attorneys?|counsel|lawyers?|bursar) (?:to|of|for) (?:the )?(?:(?:plaintiff|claimant|creditor|landlord|owner)s?,? )?(?=\p{Lu})/iu,
    '',
  ],
  [/^cheques? (?:to be )?(?:made )?(?:payab\wes?|out) to (?=\p{Lu})/iu, ''],
  [
    /^((?:london |royal )*borough of .{3,40}?) (?:pcn|ref|parking|revenues?|council tax|benefits|housing|traffic|environment|legal|debt|income|customer)\b.*$/i,
    '$1',
  ],
  [/ (?:certificated )?(?:enforcement agents?|bailiffs|enforcement agency)$/i, ''],
  // "Service Tarnland agent", under a signature: what the person does there, in small letters.
  [
    /(?<=\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+) (?:\p{Ll}+ )?(?:agent|officer|representative|adviser|advisor|delegate|clerk|caseworker)$/u,
    '',
  ],
  [/^(?:het|das|dein|euer|ihr|je|jouw) (.+) team$/i, '$1'],
  [
    / (?:customer (?:services?|care|relations|support)|collections? department|legal department|(?:(?:account|loan|debt) )?(?:servicing|security|recover(?:y|ies)|collections?|payments?|billing|renewals|arrears|credit control) team|team)$/i,
    '',
  ],
  [/ \((?:solicitors|barristers|bailiffs|debt collectors|enforcement agents)\)$| appeals$/i, ''],
  [/(\b(?:ltd|limited|plc|llp|llc)\b\.?) .*$/i, '$1'],
  [/(\bgmbh\b)(?! & co) .*$/i, '$1'],
  [
    /(\b(?:borough|city|county|district|parish|town|community|metropolitan|capital|\p{L}{3,}) council) (?!of|for|tax\b).*$/iu,
    '$1',
  ],
  [/ \((?!uk\)|gb\)|\p{Lu}\p{Ll}+\)|[^)\n]{3,50} chamber\))[^)]*\)?$/iu, ''],
  [
    /^(?:[\p{L}]+ ){0,3}(?:manager|director|executive|officer|administrator|secretary|treasurer|adviser|advisor|handler|commander) (?=\p{Lu}\p{L}+ \p{Lu})/iu,
    '',
  ],
  [
    /^(?:l'équipe|equipe|(?:the )?team at|team|das team von|het team van|ihr team von|el equipo de|il team di?|all at|your friends at) (?=\p{Lu})/iu,
    '',
  ],
  [
    /^(?:contact|call|email|(?:rdv|rendez-vous|appointment|termin|cita|appuntamento|afspraak) (?:chez|with|at|bei|en|con|da|bij)) (?=\p{Lu})/iu,
    '',
  ],
  [
    /^(?:head of [\p{L} &]{2,30}|treasurer|bursar|principal|secretary|chair(?:man|woman)?|(?:head|deputy) teacher|director|clerk), (?=\p{Lu}\p{L}+ \p{Lu})/iu,
    '',
  ],
  [/^(?:ihre?|votre|vos|su|il vostro|la vostra|uw) (?=\p{Lu})/iu, ''],
  [
    /^(?:il|la|le|el|de|het|der|die|das) (?=(?:circolo|comitato|comité|collectif|club|peña|parroquia|parrocchia|\p{L}*verein|\p{L}+kring|\p{L}+raad|\p{L}+club) )/iu,
    '',
  ],
  [
    /^(?:(?:[Ll]a société|[Ll]a societ[àa]|[Ll]a ditta|[Ll]a mercantil|[Ll]a entidad|[Dd]ie firma) (?=\p{Lu}\p{L})|[Ll]['’](?=(?:Immobiliare|Impresa|Azienda|Agenzia|Associazione|Istituto|Ente|Ufficio|Officina|Opera) ))/u,
    '',
  ],
  [
    /^.*\b(?:news|newsletter|updates?|message|greetings|statement|letter) from (?:the )?(?=\p{Lu})/u,
    '',
  ],
  [/^(?:signed|signature)[: ]+|^messrs\.? /i, ''],
  [/^(?:F\.to|[Ff]do\.?:?|[Ff]irmado:?|[Gg]ez\.|[Ww]\.g\.) (?=\p{Lu})/u, ''],
  [
    /^(?:name|creditor|landlord|employer)(?: name)?[: ]+(?!(?:properties|property|services|management|solutions|group|holdings|partners) (?:ltd|limited|plc|llp|llc|inc)\b)(?=\p{Lu}[^\n]*\b(?:ltd|limited|plc|llp|llc|inc)\b)/iu,
    '',
  ],
  [/^(?:it's|it is|this is|i'm|i am) .{2,40}? (?:from|at) (?=\p{Lu})/iu, ''],
  [
    /^Cyngor (?:\p{Lu}\p{L}+ ){1,3}?(?=\p{Lu}\p{L}+ (?:County |City |Borough |County Borough )?Council)/u,
    '',
  ],
  [/\b([SC])rn(?=[aeiou])/g, '$1m'],
]

/** A Japanese firm in a longer line. */
const IN_JAPANESE =
  /^.*?((?:(?:[\p{Script=Han}\p{Script=Katakana}ー]|(?![のはがをにとでへ])\p{Script=Hiragana})*株式会社(?:[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]|(?![のはがをにとでへ])\p{Script=Hiragana})*)).*$/u

/** What is left over at the end. */
const AFTER_NAME: readonly Cut[] = [
  // "The People v. Owen Lark": up to the other side.
  [/ v$/, ''],
  [/^(.*?(?:市役所|区役所|裁判所|税務署|年金事務所)).*$/u, '$1'],
  [/^([^(]*)\)$/, '$1'],
  [
    /^(?:nachricht von|mitteilung (?:von|der)|sms (?:van|von|de)|bericht van|message de|mensaje de|messaggio da) (?=\p{Lu})/iu,
    '',
  ],
  [/^(?:賃貸人|家主|貸主|大家|通知人(?:代理人)?|差出人)\s+(?=\S{2})/u, ''],
  [/\s(?:理事長|代表取締役.*|所長)$|(?<=事務所)長$/u, ''],
  // "緑川市水道部 料金課": the desk of an office.
  [/(?<=[部局庁署所])[ 　][^ 　]{1,12}[課係室班]$/u, ''],
  // "Talleres Tarn, S.L." keeps its last stop, "Dachbau A+" its sign.
  [
    /(?!(?<= \p{L})\+$)(?<![ ,.](?:\p{L}{1,2}\.)*\p{L}{1,2}\.\p{L}{1,2})[^\p{L}\p{N})]+$|(?<=\.)[^\p{L}\p{N})]+$/u,
    '',
  ],
]

/** Cuts what is no part of the name: addresses, what the firm is, marks at the ends. */
export const cleanName: (printed: string) => string = asksOnce((printed) => {
  const whole = cut(printed.trim(), BEFORE_NAME)
  const own = whole.slice(0, NAME_ENDS.exec(whole)?.index)
  const name = cut(own, AROUND_NAME).replace(IN_JAPANESE, (line, firm: string) =>
    JAPANESE_FIRM.test(line) ? line : firm,
  )
  return cut(name, AFTER_NAME)
})

/** Cuts only shorten: what the text cannot match at first it does not match later. */
function cut(text: string, cuts: readonly Cut[]): string {
  return couldMatch(cuts, text).reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text,
  )
}
