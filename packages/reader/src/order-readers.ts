/** Whoever or whatever reads a page for a person, made of nouns, verbs and what is read, in each language. */

type Parts = { machine: string; who: string; reads: string; page: string }

/** "Our app helps you read this letter": told of, not spoken to. */
export const NOT_OURS = String.raw`(?<!(?:our|unser\p{L}*|notre|nuestr[oa]|nostr[oa]|onze) )`

const PARTS: readonly Parts[] = [
  {
    machine: String.raw`(?:app|tool|machine|software|program|model|assistant|bot|ai|computer|system|service|engine|helper)s?`,
    who: 'whoever|whatever|anyone|anything|those|if',
    reads: String.raw`(?:open|read|scan|process|summari[sz]|translat|pars|transcrib|digiti[sz]|handl|describ|analy[sz]|check|photograph|examin)(?:e?s|ing|ed|e)?`,
    page: String.raw`(?:this|the|our|these) (?:letter|page|scan|document|text|file|paper|image|copy|mail|notice)s?`,
  },
  {
    machine: String.raw`(?:programm|software|system|werkzeug|modell|assistent|maschine|app|anwendung|computer|ki|sprachmodell)\p{L}*`,
    who: 'wer|was|falls|wenn',
    reads: String.raw`(?:lies|les|liest|auslies|zusammenfass|fass|übersetz|verarbeit|analysier|öffne|scann|vorlies|vorles|prüf|fotografier)\p{L}*`,
    page: String.raw`(?:dies\p{L}*|den|das|die) (?:brief|schreiben|seite|text|dokument|datei|blatt)\p{L}{0,2}`,
  },
  {
    machine: String.raw`(?:outil|logiciel|programme|système|application|appli|machine|modèle|assistant|robot|ia|ordinateur)s?`,
    who: 'celui qui|quiconque|ceux qui|qui|si',
    reads: String.raw`(?:li[rst]|lise|lisant|résum|tradui|trait|analys|ouvr|numéris|parcour|examin|photograph)\p{L}*`,
    page: String.raw`(?:ce|cette|le|la|ces) (?:courrier|lettre|page|texte|document|fichier|papier)s?`,
  },
  {
    machine: String.raw`(?:programa|software|sistema|aplicación|herramienta|máquina|modelo|asistente|robot|ia|ordenador|computadora)s?`,
    who: 'quien|quienes|el que|si',
    reads: String.raw`(?:le[aey]|resum|traduzc|traduc|proces|analic|analiz|abr|escane|examin|fotograf)\p{L}*`,
    page: String.raw`(?:est[ea]|la|el) (?:carta|papel|página|texto|documento|escrito|archivo)`,
  },
  {
    machine: String.raw`(?:programm[ai]|software|sistem[ai]|applicazion[ei]|strument[oi]|macchin[ae]|modell[oi]|assistent[ei]|ia|intelligenza artificiale|computer)`,
    who: 'chi|chiunque|se',
    reads: String.raw`(?:legg|riassum|traduc|elabor|analizz|apr|scansion|esamin|fotograf)\p{L}*`,
    page: String.raw`(?:quest[ao]|il presente|la presente|il|la) (?:lettera|pagina|testo|documento|atto|file|foglio)?`,
  },
  {
    machine: String.raw`(?:programma|software|systeem|app|hulpmiddel|machine|model|assistent|robot|ai|computer)(?:'?s|en)?`,
    who: 'wie|wat|als',
    reads: String.raw`(?:lees|leest|lezen|samenvat|vertaal|verwerk|analyseer|open|scan|bekijk|fotografeer)\p{L}*`,
    page: String.raw`(?:deze|dit|de|het) (?:brief|pagina|tekst|document|bestand|schrijven)`,
  },
]

/** "Any app that opens this letter", "chi elabora il presente file": both orders of verb and page. */
const READS_THE_PAGE = PARTS.flatMap(({ machine, reads, page }) => [
  String.raw`${NOT_OURS}${machine}[^.\n]{0,24} ${reads}(?: \p{L}+){0,3} ${page}`,
  String.raw`${NOT_OURS}${machine}[^.\n]{0,24} ${page}(?: \p{L}+){0,2} ${reads}`,
])

/** "A quien traduzca este papel con ordenador:": a label that names no machine. */
const WHOEVER_READS = PARTS.map(
  ({ who, reads, page }) =>
    String.raw`(?:${who}) (?:\p{L}+ ){0,2}${reads}(?: \p{L}+){0,3} ${page}[^.\n]{0,30}:`,
)

/** Named by its work, and spoken to: "Traduttore automatico, ", "Aplicación lectora:". */
const CALLED = [
  String.raw`(?:translation|reading|language|ai) (?:tools?|apps?|models?|software|assistants?)`,
  String.raw`(?:sprachmodelle?|übersetzungs(?:programm|software|dienst)\p{L}*|(?:hinweis|vermerk|anweisung|notiz|nachricht) (?:für|an) (?:den|die|das) (?:assistent|programm|system|modell|software|maschine)\p{L}*)`,
  String.raw`(?:traducteur|lecteur|assistant) automatique|(?:note|consigne|message) (?:pour|à) (?:l['’])?(?:assistant|outil|logiciel|machine|ia)`,
  String.raw`(?:aplicación|programa|máquina) lector[a]?|traductor automático|(?:nota|mensaje|orden) (?:para|a) (?:el|la) (?:asistente|programa|sistema|máquina|ia)`,
  String.raw`(?:traduttore|lettore|assistente) automatico|(?:nota|messaggio|ordine) (?:per|al) (?:il |l['’])?(?:assistente|programma|sistema|software)`,
  String.raw`(?:vertaal|lees)(?:machine|app|programma)|(?:bericht|notitie|opdracht) (?:aan|voor) (?:de|het) (?:assistent|programma|systeem|app|machine|leeshulp)`,
]

/** What people have on their phones to read letters for them. */
const HELPERS = String.raw`(?:(?:\p{L}+[- ]?)?(?:app|apps|chatbots?|bots?)|(?:ai|ki|ia)(?:-\p{L}+)?|(?:language|translation) models?|sprachmodelle?|übersetzer|software|logiciel|traduct(?:eur|or)a?|traduttore|vertaler|translator)`
/** "Liebe Übersetzungs-App", "Voor de chatbot van de ontvanger:", "KI-Hinweis:". */
const SPOKEN_TO = [
  String.raw`(?:dear|liebe[rs]?|sehr geehrte\p{L}*|ch(?:er|ère)|estimad[oa]|querid[oa]|gentile|car[oa]|lieve|beste|geachte) ${HELPERS}(?!\p{L})`,
  String.raw`(?:for|to|für|an|pour|à|aux?|para|a|al|per|voor|aan) (?:the|any|den|die|das|dem|l['’]|la|le|les|el|los|il|lo|de|het|seul )?\s?${HELPERS}(?!\p{L})(?: \p{L}+){0,4}\s?[:,]`,
  String.raw`(?:for|to|für|an|pour|à|aux?|para|a|per|voor|aan) (?:all |any |the |alle |die |les |tous les |los |todos los |i |tutti i |gli |de )?(?:automated |automatic |automatisierte[nr]? |automatische[nr]? |geautomatiseerde )(?:systems?|systemen?|readers?)\s?:`,
  String.raw`(?:pour|aux?|para|a|per) (?:tous |todos |tutti )?(?:les |los |i |gli )?(?:systèmes|lecteurs|sistemas|lectores|sistemi|lettori) (?:automatiques|automatisés|automáticos|automatizados|automatici|automatizzati)\s?:`,
  String.raw`(?:car[oa]|gentile|querid[oa]|estimad[oa]|chère?|liebe[rs]?|lieve|beste) (?:assistent[ei]?|assistant|asistente|robot|computer|ordenador|bot)(?!\p{L})`,
  String.raw`à l['’]attention (?:du|des|de la|de l['’]) ?(?:logiciel|programme|système|outil|application|machine)s?`,
  String.raw`(?:wer|was) (?:dieses dokument|dieses schreiben|diesen brief|diese seite) (?:maschinell|automatisch|elektronisch|digital) (?:lies|ausw|verarb|erfass)\p{L}*`,
  String.raw`(?:ai|ki|ia)[- ](?:note|hinweis|notiz|anweisung|consigne|nota|notitie)`,
]
const NAMED_AT_HEAD =
  /(?:^|[>(["])\s?(?:translator|übersetzer|traducteur|traductor|traduttore|vertaler|chatbot|app)\s?[:,](?=\s\p{Ll})/imu

/** Said to be for no person's eyes. */
const NOT_FOR_PEOPLE = [
  String.raw`(?:for|to) the machine|not for (?:people|humans|human eyes)|(?:the )?humans? (?:cannot|can['’]t|will not|do not|does not|must not) (?:see|read|notice)|(?:machines|software|ai|bots) only`,
  String.raw`nicht für menschen|nur für (?:maschinen|ki|die ki|programme|software)|(?:der|die) menschen? (?:sieht|sehen|liest|lesen) (?:dies|das|es) nicht`,
  String.raw`s['’]adresse (?:au seul|aux seuls|seulement aux?|uniquement aux?) (?:logiciel|programme|outil|ia|machine)s?|pas pour les humains|réservé (?:aux machines|à l['’]ia|aux logiciels)|invisible pour l['’]humain`,
  String.raw`no (?:es )?para (?:las )?personas|solo para (?:máquinas|la ia|programas)|el humano no (?:ve|lee)`,
  String.raw`non per (?:le persone|gli umani)|solo per (?:macchine|l['’]ia|i programmi)|l['’]umano non (?:vede|legge)`,
  String.raw`niet voor mensen|alleen voor (?:machines|ai|programma['’]s|software)|de mens (?:ziet|leest) dit niet`,
]

/** A pattern for each language: a page has the words of one or two, and the others are passed over. */
const begins = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(String.raw`(?<!\p{L})(?:${source})`, 'iu'))
const words = (sources: readonly string[]) =>
  begins(sources.map((source) => String.raw`(?:${source})(?!\p{L})`))

export const READERS: readonly RegExp[] = [
  ...words(READS_THE_PAGE),
  ...begins(WHOEVER_READS),
  ...words(CALLED),
  ...begins(SPOKEN_TO),
  NAMED_AT_HEAD,
  /(?:翻訳|読み上げ|要約)(?:アプリ|ソフト|AI)(?:へ|に)/u,
]
export const NO_PERSON: readonly RegExp[] = [
  ...words(NOT_FOR_PEOPLE),
  /(?:AI|機械|ソフト|プログラム)(?:専用|向け|だけ)/u,
]

/** "Write that", "répondre «", "il doit dire que": letters say it too. */
export const SAID_SO: readonly RegExp[] = [
  ...begins([
    String.raw`(?:describe|render|present|report|treat|mark|classify|label|summari[sz]e|record|file|log) (?:it|this|them|(?:the|this|our) \p{L}+) as|(?:say|write|answer|reply|state|tell them|tell him|tell her) (?:only |just )?that|(?:say|write|answer|reply|return|output|report|print|display) (?:only )?["“'‘«]|tell (?:them|him|her) (?:the|that)|(?:it|they|he) (?:is|are) to (?:answer|say|reply|report)|must (?:conclude|answer|say) that`,
    String.raw`(?:sag|schreib|antwort|meld|teil|gib|geb|nenn)\p{L}*,? (?:hier |bitte |ihm |ihr |nur |das |so ){0,3}(?:aus|dass|mit|so mit|als)(?: ?[:„«"])?|ergebnis\s?=|(?:stuf|ordn|behand|beschreib|wert)\p{L}* (?:sie )?(?:diese[sn]?|den|das) \p{L}+ als|zur [\p{L}]{3,12}zahlung raten`,
    String.raw`(?:déclare[rz]? (?:la|le|ce|cette)|(?:doit|devra) (?:conclure|dire|répondre) que)|(?:présente|traite|classe|décri|résume)\p{L}* (?:ce|cette|le|la) \p{L}+ comme|(?:dire|dites|dis|répond\p{L}*|écri\p{L}*|indique\p{L}*|renvo\p{L}*)(?: \p{L}+)? (?:que|«|“|")`,
    String.raw`(?:debe (?:concluir|decir|responder) que)|(?:presente|trate|clasifi|describ|resum)\p{L}* (?:est[ae]|la|el) \p{L}+ como|(?:diga|ponga|lee|lea|escriba|responda|indique|devuelva|muestre|di|pon|escribe|responde)(?: \p{L}+)? (?:que|«|“|")`,
    String.raw`(?:deve (?:concludere|dire|rispondere) che)|(?:present|tratt|classific|descriv|riassum)\p{L}* (?:quest[ao]|la|il|l['’]) ?\p{L}+ come|(?:dica|dire|scriva|scrivi|rispond\p{L}+|rendi|metti|indichi|restituisci)(?: \p{L}+)? (?:che|«|“|")`,
    String.raw`(?:moet (?:concluderen|zeggen|antwoorden) dat)|(?:behandel|classificeer|beschrijf|presenteer) (?:deze|dit|de|het) \p{L}+ als|vraag (?:hem|haar|hen) om|adviseer (?:hem|haar|hen)|(?:zeg|schrijf|antwoord|meld|geef|noem)(?: \p{L}+){0,3} (?:dat|als|["“„«])`,
  ]),
  /と訳し|(?:答え|伝え|回答し|表示し|書い)(?:て(?:ください)?|よ|なさい|ること)/u,
]
