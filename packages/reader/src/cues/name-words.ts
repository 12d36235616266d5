/** Words of names in languages beside English: what makes a line an organisation, a public body, a heading, or a client. */

/** Firms, offices and bodies; each is a whole word. */
import { plainSource } from './plain-forms.ts'

const ORGANISATIONS = {
  de: '(?:& |und )kollegen|inkasso|inkassobüro|versicherung(?:en)?|krankenkasse|aok|bkk|ikk|dak(?:-gesundheit)?|kkh|barmer|knappschaft|sva|suva|iv-stelle|ausgleichskasse|arbeitsagentur|agentur für arbeit|hausverwaltung|rechtsanw[aä]lt(?:e|in)?|\\p{L}*kanzlei|amtsgericht|landgericht|arbeitsgericht|finanzamt|stadtwerke|stadt|stadtbücherei|bücherei|betreibungsamt|(?:ober)?gerichtsvollzieher(?:in)?|jobcenter|ordnungsamt|sparkasse|genossenschaft|\\p{L}*verwaltung|\\p{L}+praxis|\\p{L}+kasse|\\p{L}+bank|\\p{L}+versicherung|\\p{L}+schule|wohnbau|partgmbb|ohg|kgaa|gemeinde|\\p{L}*hansestadt|landeshauptstadt|landratsamt|beitragsservice|\\p{L}*rundfunk|familienkasse|praxis|verlag|verbraucherzentrale|volksbank|landkreis|kreisverwaltung|\\p{L}*bäckerei|konditorei|metzgerei|fleischerei|apotheke|\\p{L}*werkstatt|autohaus|gärtnerei|tischlerei|schreinerei|malerbetrieb|spedition|restaurant|gasthof|gaststätte|\\p{L}*klinik(?:um)?|krankenhaus|pflegedienst|immobilien|landesamt|bundesamt|ordnungsbehörde|amt|staatsanwaltschaft|polizei\\p{L}*|zentralkasse|landesjustizkasse|gmbhstadtverwaltung|\\p{L}*verein|e\\. ?v|studierendenwerk|schule|steuerverwaltung|stadtamt|bezirksamt|bürgeramt|jugendamt|sozialamt|gesundheitsamt|bauamt|versorgungsamt|zollamt|hauptzollamt|bußgeldstelle|\\p{L}*technik|hausmeisterservice|elektro|sanitär|malermeister|dachdecker(?:ei)?',
  fr: 'associés|cpam|msa|carsat|cnav|cipav|paierie|métropole|agence|société|régie|tribunal|mairie|ville|commune|préfecture|caisse|direction|recouvrement|étude|huissiers?|commissaires?|assurances?|mutuelle|banque|crédit|syndic|immobilière?|scp|selarl|eurl|sci|sàrl|srl|scrl|cabinet|office|centre|ministère|service public|association|médiathèque|bibliothèque|boulangerie|boucherie|pharmacie|restaurant|clinique|hôpital|trésorerie|urssaf|rectorat|garage|entreprise|coopérative|lycée|collège|école|conseil (?:départemental|régional|général)|plomberie|menuiserie|maçonnerie|toitures?|chauffage|dépannage|opticiens?|salon|transports?|greffe|cour',
  es: 'juzgado|ayuntamiento|agencia|gestiones|cobros|recobros|banco|seguros|abogados|bufete|inmobiliaria|comunidad|centro|asociación|diputación|tribunal|hacienda|delegación|administración|s\\.l(?:\\.u)?\\.?|sociedad|panadería|farmacia|restaurante|gimnasio|academia|clínica|taller|talleres|colegio|comercializadora|distribuidora|transportes|mutua|cooperativa|policía|jefatura|consejería|ministerio|servicio|instituto|tesorería|dirección general|reformas|fontanería|carpintería|cerrajería|instalaciones',
  it: 'tribunale|agenzia|comune|studio legale|recupero crediti|banca|assicurazioni|avvocat[oi]|avv|amministrazione|condominio|associazione|prefettura|questura|giudice di pace|s\\.r\\.l|società|biblioteca|ente|panificio|farmacia|ristorante|palestra|clinica|officina|istituto|scuola|cooperativa|corte|polizia|comando|azienda|regione|provincia|ministero|consorzio|trasporti|ospedale|impianti|idraulica|falegnameria|ristrutturazioni|edilizia|serramenti|procura',
  nl: 'incasso|incassobureau|incassokantoor|gerechtsdeurwaarder(?:s|skantoor)?|rechtbank|belastingdienst|gemeente|woningstichting|woningcorporatie|verzekering(?:en)?|advocaten|advocatenkantoor|bibliotheek|stichting|vereniging|\\p{L}*verzekering(?:en)?|v\\.o\\.f|bakkerij|fod|stad|vredegerecht|bureau|dienst|justitieel|vastgoed(?:beheer)?|makelaar(?:s|dij)?|energie|slagerij|apotheek|garage|restaurant|kliniek|ziekenhuis|politie|provincie|waterschap|zorgverzekeraar|kantoor|\\p{L}*techniek|\\p{L}*bouw|schildersbedrijf|loodgieters?|hoveniers?|installaties|vve|ocmw|vereniging van eigenaars|\\p{L}+bedrijf|\\p{L}*praktijk|\\p{L}+beheer|\\p{L}+school',
  en: 'lp|corp|apartments|realty|law offices?|attorneys|dac|clg|transport|commissioners|sheriff',
} as const satisfies Record<string, string>

const JAPANESE =
  '合同会社|[(（][株有][)）]|裁判所|税務署|年金事務所|県税事務所|福祉事務所|町役場|法律事務所|管理組合|弁護士法人'

export const FOREIGN_ORGANISATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${Object.values({ ...ORGANISATIONS, de: plainSource(ORGANISATIONS.de) }).join('|')})(?![\p{L}\p{N}])|${JAPANESE}`,
  'iu',
)

/** Names of bodies that are written without capitals: "Agence nationale de traitement automatisé des infractions". */
export const OPENS_NAME =
  /^(?:agence|direction|caisse|tribunal|tribunale|juzgado|ayuntamiento|agencia|agenzia|comune|rechtbank|gemeente|centre|ministère|commune|ville|mairie|cabinet|office|centraal|servicio|istituto|instituto|institut|consorzio|prefettura|questura|préfecture|tesorería|diputación|consejería|trésorerie|cassa|ministero|ministerio|conseil (?:départemental|régional|général))(?!\p{L})/iu

/** Words of a heading, not of a name. */
const HEADINGS = {
  de: 'mahnbescheid|zahlungsbefehl|\\p{L}*aufforderung|\\p{L}*bescheid|\\p{L}+mahnung|\\p{L}*verfügung|\\p{L}*androhung|\\p{L}*ankündigung|rechnung|ladung|abmahnung|bußgeldbescheid|vollstreckungsbescheid|räumung|newsletter|betrifft|wichtig|frist|aufhebungsvertrag|vertrag|vereinbarung|\\p{L}*abrechnung|mieterhöhung\\p{L}*|termin(?:erinnerung|bestätigung)|\\p{L}*kündigung|hinweis|datenschutz|information(?:en)?|niederlassung|abteilung|personalabteilung|mahnabteilung|per einschreiben|einschreiben|per bot(?:e|en)|per e-?mail|pfändungsankündigung',
  fr: 'veuillez agréer|je vous prie|signification|citation|rappel de rendez-vous|ressources humaines|facture|mise en demeure|assignation|ordonnance|commandement|congé|lettre recommand[ée]e|sommation|convocation|licenciement|loyers?|décompte|régularisation|avis|rupture conventionnelle|contrat|service (?:cotisations|clients?|recouvrement|gestion|comptabilité)|politique de|dossier',
  es: 'recursos humanos|requerimiento|reclamación|comunicación|notificación|providencia|demanda|carta de|cédula|procedimiento|desahucio|factura|expediente|asunto|contrato|aviso|burofax|despido|finiquito|citación|sentencia|diligencia|política de|atención al cliente',
  it: 'risorse umane|sollecito|decreto ingiuntivo|atto di|intimazione|cartella|verbale|precetto|raccomandata|oggetto|diffida|avviso|preavviso|disdetta|licenziamento|contratto|fattura|ufficio(?! (?:di )?esecuzion| delle| federale| cantonale)',
  nl: 'afdeling (?:incasso|debiteuren\\p{L}*|personeel\\p{L}*|klant\\p{L}*|verhuur|bezwaar)|personeelszaken|dagvaarding|aanmaning|bevel tot|beschikking|ingebrekestelling|aanslag|huurachterstand|sommatie|betreft|factuur|nieuwsbrief|\\p{L}*herinnering|vaststellingsovereenkomst|afrekening|huurverhoging|privacyverklaring|opzegging|betalingsherinnering|dwangbevel|aankondiging|exploot|oproep(?:ing)?',
} as const satisfies Record<string, string>

export const FOREIGN_HEADING = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values({ ...HEADINGS, de: plainSource(HEADINGS.de) }).join('|')})(?!\p{L})|督促|催告書|通知書|内容証明|配達証明|特別送達|簡易書留|請求書|訴状|御中|(?:様|殿)$`,
  'iu',
)

/** Greetings, a place with its day, and what Japanese papers print as titles and labels. */
export const NO_NAME_ABROAD =
  /^(?:hallo|hoi|hi|hey|moin|liebe[rs]?|lieve|beste|geachte|sehr geehrte[rs]?|guten tag|bonjour|salut|coucou|ch(?:er|ère)s?|hola|car[oaie]|preg\.m[oa]|egr|gent\.m[oaie]|gentilissim[oaie]|buonasera|apreciad[oa]s?|estimad[oa]s?|querid[oa]s?|buen[oa]s|muy (?:señor|sre?s)|ciao|buongiorno|gentil[ei]|egregi[oa]|spett|ill\.m[oa]|groet(?:en|jes)?|gr[uü](?:ß|ss)e?n?|saludos|saluti|vecin[oa]|vicin[oa]|buurman|buurvrouw|vandaag|heden|heute|oggi|hoy|aujourd'hui)(?!\p{L})|^(?:en|fait à) \p{Lu}\p{L}+$|^(?:pour (?:le|la) (?:président|maire|préfet|direct|recteur)\p{L}*|per (?:il|la) (?:sindac|president|dirigent|direttor)\p{L}*|p\.d\.|im auftrag)(?!\p{L})|^recommandée? avec (?:ar|accusé)(?!\p{L})|^(?:je soussignée?|ik,? ondergetekende|io sottoscritt[oa]|el que suscribe|der unterzeichnete)(?!\p{L})|^(?:an (?:die|den|das|herrn|frau|familie)|aan (?:de|het|mevrouw|meneer)|op verzoek van|à la (?:demande|requête) de|a (?:petición|instancia) de|su (?:istanza|richiesta) di|ad istanza di|auf antrag (?:de[rs]|von)|alla) (?=\p{Lu})|^(?:filiale|geschäftsstelle|zweigstelle|hauptgeschäftsstelle|regionalzentrum|kundencenter|servicecenter|succursale|sucursal) \p{Lu}[\p{L}-]+$|^(?:(?:commissaires?|huissiers?) de justice|avocats?(?: à la cour| au barreau d\p{L}+ \p{L}+)?|notaires?|rechtsanwälte(?: und notare?)?|avvocati|steuerberater)(?: associée?s?| in partnerschaft| partnerschaft mbb)?$|^(?:registriert|eingetragen|zugelassen|mitglied|agréée?s?|immatriculée?|inscrite?s?|registrat[oa]|iscritt[oa]|geregistreerd|ingeschreven)(?: \p{L}+)? (?:nach|als|bei|im|in|unter|par|au|à|sous|al|presso|bij|onder)(?!\p{L})|^(?:auto|decreto|decisione|locandina|rapportbespreking|sms|dipl\.-jur|s\. ?coop|periodo \d.*|recommandé|racc\. a\.r\.?|la direction|la dirección|la direzione|(?:die )?geschäftsleitung|atentamente|abschrift|ausfertigung|rappel|erinnerung|promemoria|(?:terug)?bevestiging|bestätigung|confirmation|conferma|confirmación|recordatorio|laatste waarschuwing|goed nieuws|petite annonce|orden de cese.*|mietenbuchhaltung|kunden(?:service|dienst|betreuung)|forderungsmanagement|(?:dein|ihr) \p{L}+[- ]?(?:team|service)|(?:al|all'ill\.mo) (?:juzgado|tribunal).*)$|(?:のお願い|について|のお知らせ|のご案内|予告書?|調書|命令書?|決定書|催告状|の件|ご連絡票?|大家)(?:[(（][^)）]*[)）]?)?$|^(?:【|重要|令和\d|平成\d|\S{0,6}(?:期限|期日|予定日|使用水量|使用場所|使用期間|ご案内))|さん$|。|を|(?:納付書|告知書|免許証\S*|催告|督促書?|の通知|請求|要項|計算書|経歴書|だより|過料|警告書|手数料 \d+|第.{1,3}章)$|^(?:つきましては|ご契約|水栓|当事者|請求債権)|料金$|^(?:あなた|お宅|先週|本日|今月|滞納者|債務者|被告|原告|違反者|使用者|契約者|名義人|氏名)|^(?!.*(?:会社|組合|法人|[(（][株有][)）])).*(?:\d(?:円|日|月|年|時|分|回)|番号|残高|標準額|一式)/iu

/** What stands before the one for whom a letter is written. */
const CLIENTS = {
  de: 'unsere[rs]? (?:auftraggeberin|auftraggebers?|mandantin|mandant(?:en)?)|gläubiger(?:in)?|antragsteller(?:in)?|namens(?: und in vollmacht)?|zwangsvollstreckungssache',
  fr: 'notre cliente?|créancier|pour le compte de|à la (?:demande|requête) de|mandatés? par|demandeur',
  es: 'nuestr[oa] (?:cliente|mandante)|en nombre(?: y representación)? de|por (?:cuenta|encargo) de|a (?:petición|instancia) de|demandante|acreedor|ejecutante',
  it: 'nostr[oa] (?:mandante|cliente|assistit[oa])|per conto d(?:ella|ello|ell[’\u0027]|el|i)|su incarico d(?:ella|el|i)|creditore|ricorrente',
  nl: 'onze (?:opdrachtgever|cliënte?)|namens|in opdracht van|(?:op|ten) verzoeke? van|eiseres|eiser|schuldeiser',
} as const satisfies Record<string, string>

export const FOREIGN_CLIENT = String.raw`(?<!\p{L})(?:${Object.values({ ...CLIENTS, de: plainSource(CLIENTS.de) }).join('|')})`
export const BEFORE_FOREIGN_CLIENT = new RegExp(
  String.raw`${FOREIGN_CLIENT}[\s:,]{0,6}(?:die |der |des |la société |la sarl |la |le |el |il |de |den )?$|(?:債権者|原告|申立人)[\s:]*$`,
  'iu',
)

/** Courts, tax offices, councils and other bodies with powers, by their names. */
const PUBLIC = {
  de: 'bundesagentur für arbeit|bundesverwaltungsamt|bundeskasse|(?:stadt|gemeinde|kreis|gerichts|landesober|landeshaupt|oberjustiz)kasse|amtsgericht|landgericht|arbeitsgericht|finanzamt|jobcenter|stadt|landratsamt|betreibungsamt|gemeinde|hauptzollamt|beitragsservice|(?:norddeutscher|westdeutscher|mitteldeutscher|bayerischer|hessischer|saarländischer) rundfunk|(?:ober)?gerichtsvollzieher(?:in)?|agentur für arbeit|familienkasse|steuerverwaltung|landeshauptstadt|landesamt|bundesamt|polizei\\p{L}*|ordnungsamt|staatsanwaltschaft|landeskasse|landesjustizkasse|justizkasse|zoll|rentenversicherung|ausländerbehörde|studierendenwerk|kreisverwaltung|landkreis|bezirksamt|kanton|betreibungs- und konkursamt|friedensrichteramt|strassenverkehrsamt|\\p{L}*steueramt|steuerverwaltung|migrationsamt|amt für|arbeitslosenkasse|regierungspräsidium|sozialamt|bürgeramt|standesamt|jugendamt|bezirkshauptmannschaft|magistrat der|landesjustizverwaltung|bußgeldstelle|zentrale bußgeldstelle',
  fr: "direction générale|finances publiques|trésor public|tribunal|ville de|mairie|commune de|préfecture|caisse (?:d[’']allocations|primaire|nationale|régionale d[’']assurance|centrale|de (?:compensation|retraite|sécurité|prévoyance sociale)|d[’']assurance (?:retraite|maladie|vieillesse))|centre hospitalier|hôpital|urssaf|agence nationale|france travail|service public|spf|office des poursuites|revenu québec|agence du revenu|cour du québec|office national|pôle emploi|onem|onss|ministère|trésorerie|greffe|parquet|police|gendarmerie|administration cantonale|république et canton|état de|rectorat|assurance maladie|département de|justice de paix|cour|caf|cpam|allocations familiales|msa|carsat|centre automatisé|office français|ofii|actiris|forem|cpas|ccas|mdph|commune|conseil (?:départemental|régional|général)|(?<!france )métropole|administration fiscale|office cantonal|service cantonal",
  es: 'agencia tributaria|juzgado|ayuntamiento|seguridad social|tesorería|diputación|dirección general|servicio público|sepe|tribunal|ministerio|policía|jefatura|consejería|generalitat|junta de|instituto nacional|comunidad de madrid|gobierno|consell|oficina de extranjería|inspección de trabajo|fogasa|hacienda foral|cabildo',
  it: 'agenzia delle entrate|agenzia delle entrate-riscossione|tribunale|comune di|inps|istituto nazionale|prefettura|questura|polizia|ministero|regione|provincia di|comando|inail|roma capitale|corte|giudice di pace|procura|agenzia delle entrate riscossione|ader|asl|ispettorato (?:territoriale|nazionale)|ufficio immigrazione',
  nl: 'belastingdienst|rechtbank|gemeente|cjib|dienst uitvoering onderwijs|centraal justitieel|uwv|sociale verzekeringsbank|fod|vredegerecht|stad|duo|waterschap|svb|dienst toeslagen|politie|openbaar ministerie|provincie|vlaamse|rva|rijksdienst|naturalisatiedienst|ind|minister|ministerie|ocmw|vdab|raad voor de rechtspraak|rechter-commissaris',
  en: 'internal revenue|revenue service|revenue agency|revenue commissioners|revenue nsw|department of|workforce commission|services australia|fines victoria|city of|sheriff|social security administration|an post|tax office|taxation office|auckland transport',
} as const satisfies Record<string, string>

export const PUBLIC_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values({ ...PUBLIC, de: plainSource(PUBLIC.de) }).join('|')})(?!\p{L})|裁判所|市役所|区役所|\p{Script=Han}[都道府県市区町村](?:上|下|上下)?水道(?:局|部|課)|税務署|県税事務所|町役場|年金事務所|福祉事務所|年金機構|入国管理|在留管理|税事務所|労働基準監督署|公共職業安定所|ハローワーク|警察|教育委員会|広域連合|[市区町村]長|(?:^|[都道府県])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}[市区町村]$|^(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)$`,
  'iu',
)
