/**
 * Orders to whatever program reads a letter, told by what they are made of and not by fixed turns: whom they address (a program
 * that reads, sums up or sorts this text), what they want of it (say, report, classify), and of whom they speak ("the user").
 */
import { DocumentType } from '@plainletter/contracts/document-type'

/** "the program reading this", "le logiciel qui résume ce courrier", "das System, das diesen Brief auswertet". */
const WORKS_ON = [
  String.raw`(?:programs?|programmes?|software|systems?|tools?|apps?|models?|bots?|agents?|machines?|engines?)\s(?:that |which )?(?:is |are )?(?:automatically )?(?:read|process|summari[sz]|pars|analy[sz]|classify|classifi|scann?|interpret)(?:e?s|ing)?\s(?:this|these|the (?:letter|page|text|document))`,
  String.raw`(?:programme?n?|software|systeme?n?|werkzeuge?n?|dienste?n?|modelle?n?),?\s(?:die|das|der|welche[sr]?)\s(?:diese[sn]?|das|den)\s(?:brief|schreiben|text|dokument|seite)\s(?:liest|lesen|auswertet|auswerten|zusammenfass(?:t|en)|verarbeite[tn]|analysier(?:t|en))`,
  String.raw`(?:logiciels?|programmes?|syst[èe]mes?|outils?|mod[èe]les?|applications?)\s(?:qui|lisant|r[ée]sumant|analysant)\s(?:lit|lisent|r[ée]sume(?:nt)?|analyse(?:nt)?|traite(?:nt)?|classe(?:nt)?)?\s?(?:ce|cette|le|la)\s(?:courrier|lettre|document|page|texte)`,
  String.raw`(?:programas?|software|sistemas?|herramientas?|modelos?|aplicaci[óo]n(?:es)?)\sque\s(?:lean?|leen|resum[ae]n?|analice[n]?|analiza[n]?|procese[n]?|procesa[n]?|clasifi\p{L}+)\s(?:esta|este|la|el)\s(?:carta|documento|p[áa]gina|texto|escrito)`,
  String.raw`(?:programm[ai]|software|sistem[ai]|strument[oi]|modell[oi]|applicazion[ei])\sche\s(?:legg\p{L}+|riassum\p{L}+|analizz\p{L}+|elabor\p{L}+|classific\p{L}+)\s(?:quest[ao]|la|il)\s(?:lettera|documento|pagina|testo)`,
  String.raw`(?:programma['’]?s?|software|syste{1,2}m(?:en)?|tools?|model(?:len)?|hulpmiddel(?:en)?)\s(?:dat|die)\s(?:deze|dit|de)\s(?:brief|tekst|pagina|document|schrijven)\s(?:leest|lezen|samenvat(?:ten)?|verwerkt|verwerken|analyseert|analyseren)`,
].join('|')

/** Programs that read texts, by name: "document parser", "Textanalyse-Programme", "logiciel de lecture", "leessoftware". */
const READS = [
  String.raw`(?:document|letter|text|page|file|e-?mail|mail|pdf|ocr|automatic|automated|reader|reading|summary|language)[ -](?:readers?|pars(?:er|ing)s?|process(?:or|ing)s?|analy[sz]ers?|analysis|summari[sz]ers?|scanners?|classifiers?|interpreters?|bots?|software|tools?|programs?|engines?)(?: (?:software|tools?|programs?|only))?`,
  String.raw`(?:text|dokument\p{L}*|brief|lese|auswertungs?|analyse|textanalyse|vorlese)-?(?:programme?n?|software|systeme?n?|tools?|dienste?n?|roboter|bots?)|automatischen? (?:auswerter|leser|lesesysteme?n?|auswertung)`,
  String.raw`(?:logiciels?|programmes?|outils?|syst[èe]mes?) (?:de lecture|d['’]analyse|de r[ée]sum[ée]|de traitement|lecteurs?)`,
  String.raw`(?:programas?|software|sistemas?|herramientas?) (?:lector(?:es)?|de lectura|de an[áa]lisis|de resumen|que analiz\p{L}+)`,
  String.raw`(?:programm[ai]|software|sistem[ai]|strument[oi]) (?:di lettura|di analisi|di riassunto|lettor[ei])`,
  String.raw`(?:lees|analyse|samenvattings?|tekst)-?(?:software|programma['’]?s?|systeem|systemen|tools?|hulp)`,
].join('|')

/** What stands behind such a label is about this text, or is an order. */
const ABOUT_THIS = String.raw`this|it is|these are|the (?:true|real|correct|above|following)|report|state|say|tell|describe|classify|output|treat|mark|label|set|return|answer|respond|ignore|disregard|summari[sz]e|inform|dies|das ist|gib|geben sie|meld|nenn|sag|schreib|ordne|ce (?:document|courrier)|cette lettre|indiqu|dites|annonce|r[ée]pond|class|est[ea] |esto|diga|di |responda|clasifi|quest[aeo]|riporta|scriv|dica|rispond|classific|dit |deze|meld|noem|zeg|schrijf|vermeld`

/** A label of a few words that names the program, and behind its colon what it is to say: the paragraph is no part of the letter. */
export const LABELS = [
  // "Nota per gli assistenti automatici:", "Note aux lecteurs numériques :": a note to what reads by itself.
  /(?<!\p{L})(?:nota|avviso|istruzioni?|messaggio|hinweis|anweisung|nachricht|note|consigne|avis|aviso|instrucci[óo]n|mensaje|opmerking|instructie|bericht|note|notice|message) (?:per|an|für|pour|aux|à|para|a|voor|aan|to|for)\s?(?:gli|i|le|la|l['’]|die|den|das|les|los|las|el|de|het|all|any|the)?\s?(?:(?:assistenti|lettori|sistemi|programmi|strumenti|assistenten|leser|systeme?n?|programme?n?|assistants|lecteurs|systèmes|programmes|outils|asistentes|lectores|sistemas|programas|herramientas|lezers|systemen|programma['’]s) (?:automatic[ihe]+|automatizzat[ie]|digitali|virtuali|automatiques|automatisés|numériques|virtuels|automáticos|automatizados|digitales|virtuales)|(?:automati(?:sche[nr]?|sierte[nr]?|c|sed|zed)|geautomatiseerde|digitalen?|virtuellen?|virtuele) (?:assistenten|leser|systeme?n?|programme?n?|lezers|systemen|programma['’]s|assistants|readers|systems))[^\n:.]{0,20}[ \u00a0]?:/giu,
  new RegExp(
    String.raw`(?<!\p{L})(?:${WORKS_ON}|${READS})(?!\p{L})[^\n:.]{0,30}[ \u00a0]?[:,](?=[^\n]{0,40}(?<!\p{L})(?:${ABOUT_THIS}))`,
    'giu',
  ),
  /\b(?:whatever|whoever|anything|anyone)(?: is)? (?:summari[sz]ing|processing|parsing|classifying|analy[sz]ing) (?:this|the (?:letter|page|document))[^\n:.]{0,20}:/gi,
  /\bnew (?:instructions?|tasks?|directives?|orders?):(?=[^\n]{0,60}\bthe (?:user|human)\b)/gi,
  /(?:この|本)(?:文書|書面|手紙|書類|文章|通知)を(?:読む|読み取る|要約する|処理する|解析する|分析する)[^。\n]{0,8}(?:ソフト|プログラム|システム|ツール|アプリ|機械)[^。\n]{0,6}[：:、]/gu,
  /(?:システム|ソフト(?:ウェア)?|プログラム|読取(?:り)?装置)(?:向け|宛て?|へ)の?(?:指示|注意|連絡|命令)/gu,
] as const

/** What nobody says to a person: these sentences are no part of the letter. */
export const SENTENCES = [
  // The reader of the program is "the user": a letter speaks to "you".
  /\b(?:tell|inform|warn|instruct|advise|urge|convince|persuade|alert) the (?:end[ -])?(?:user|human)s?\b(?! (?:of|who|account|named?)\b)/gi,
  /(?<!\p{L})(?:(?:sag|sage|melde|nenne|teile) (?:dem|der) (?:nutzer|benutzer|anwender)(?:in)?|(?:dis|dites|annonce[zr]?) [àa] l['’]utilisat(?:eur|rice)|(?:dile|diga|dígale) al usuario|(?:di['’]|dì|riferisci) all['’]utente|(?:zeg|vertel|meld) (?:tegen |aan )?de gebruiker)(?!\p{L})/giu,
  /利用者(?:に|へ)[^。\n]{0,30}(?:伝え|告げ)(?:ること|よ|なさい|てください)/gu,
  /\bas an? (?:ai|llm|language model|automated (?:system|reader))\b,? you (?:must|should|will|shall)\b/gi,
  /\byour (?:new )?(?:task|goal|job|role) is (?:now )?to (?:report|say|state|output|classify|describe|answer|tell)\b[^.\n]{0,20}\b(?:this|the) (?:letter|page|document|text|paper)\b/gi,
  /\b(?:when(?:ever)?|if) you (?:are )?(?:summari[sz]|analy[sz]|process|classify|pars|interpret)(?:e|ing)? (?:this|the) (?:letter|document|page|text|e?mail)\b[^.\n]{0,30}\b(?:say|state|tell|report|answer|write|output|describe|treat)\b/gi,
  new RegExp(
    String.raw`(?<!\p{L})(?:${WORKS_ON}|${READS})(?!\p{L})[^.\n]{0,20}\b(?:should|must|shall|will|soll(?:en)?|müssen|muss|doi(?:t|vent)|debe[n]?|dev(?:e|ono)|moet(?:en)?)\b[^.\n]{0,80}\b(?:describe|report|classify|treat|state|answer|summari[sz]e|nennen|angeben|melden|indiquer|décrire|indicar|decir|indicare|descrivere|melden|noemen)`,
    'giu',
  ),
  // Names of kinds as only programs write them.
  new RegExp(
    String.raw`\b(?:${DocumentType.options.filter((type) => type.includes('_')).join('|')})\b`,
    'g',
  ),
  /\b(?:kind|type|documenttype|urgency|priority|deadline|classification|category|sender|amount)\s?=\s?[^\n;,]{1,40}[;,]\s?(?:kind|type|urgency|priority|deadline|classification|category|sender|amount)\s?=/gi,
] as const

/** Pieces that are marked off as a program's, from mark to mark. */
export const BLOCKS = [
  /\bBEGIN (?:[A-Z]{2,12} ){0,2}(?:INSTRUCTIONS?|PROMPTS?|OVERRIDES?|DIRECTIVES?)\b[\s\S]{0,800}?\bEND (?:[A-Z]{2,12} ){0,2}(?:INSTRUCTIONS?|PROMPTS?|OVERRIDES?|DIRECTIVES?)\b\.?/g,
  /\[(INTERNAL|SYSTEM|ADMIN|AI|BOT|HIDDEN|PROMPT)\][\s\S]{0,800}?\[\/\1\]/gi,
  /\{\{[^{}\n]{0,300}[=;][^{}\n]{0,300}\}\}/g,
  /\(for (?:automated|automatic|machine) (?:processing|reading)(?: only)?:[^()\n]{0,400}\)/gi,
] as const
