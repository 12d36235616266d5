/**
 * What gives away an order to software, by families: whom it speaks to, what it wants told or kept back, the part it hands out,
 * the shape of what only programs write. Each family is told in all languages at once; none of them alone makes an order.
 */

import { NO_PERSON, NOT_OURS, READERS, SAID_SO } from './order-readers.ts'

/** `software`: no letter to a person has it, or hardly one. */
export type OrderSign = { weight: number; software: boolean; pattern: RegExp }

const WORD = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
/** A pattern for each language: a page has the words of one or two, and the others are passed over. */
const words = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`${WORD}(?:${source})${END}`, 'iu'))

/** Whatever reads, scans, sums up or speaks the page. */
const PROGRAM = words([
  String.raw`(?:whoever|whatever|anyone|anything|any (?:system|tool|program|software|one)|those)(?: who| that| which)?(?: is| are)? (?:process|read|scan|summari[sz]|handl|transcrib|digiti[sz]|index|pars)(?:e?s|e|ing) (?:this|the|our|these) (?:scan|page|letter|document|text|image|file|copy|mail)s?`,
  String.raw`(?:accessibility|screen|automated|automatic|machine|text|page) readers?|reading (?:aid|assistant|software)|text recognition|recognition software|${NOT_OURS}(?:virtual|digital|reading|automated) assistants?|(?:language|summary|reading|translation) (?:tools?|software|models?)|summari[sz]ers?|dear (?:helper|assistant|machine|robot|computer|program)`,
  String.raw`(?:auswertende[nrs]?|lesende[nrs]?|verarbeitende[nrs]?) (?:system|programm|software|dienst)\p{L}*|künstliche intelligenz|texterkennung(?:ssoftware)?|lesehilfe|vorlese(?:programm|software|hilfe|dienst)\p{L}*|bildschirmleser|sprachassistent\p{L}*|mit (?:einem|dem) programm (?:zusammenfass|ausles|auswert|les)\p{L}*|das programm (?:hat|soll|muss|darf)`,
  String.raw`(?:logiciels?|programmes?|outils?|systèmes?|applis?|applications?|robots?) (?:qui|chargée?s?|automatiques?)|lecteurs? d['’]écran|aide à la lecture|logiciels? (?:de lecture|de traitement|de résumé|d['’]analyse)|${NOT_OURS}assistants? (?:vocal|virtuel|numérique|de lecture|automatique)\p{L}*|intelligence artificielle|reconnaissance de texte|outils? de lecture`,
  String.raw`inteligencia artificial|(?:cualquier|todo) (?:programa|sistema|software)|(?:programa|sistema|software|aplicación|herramienta) (?:que|de) (?:le[ae]|lectura|resum|analic|proces|reconoc)\p{L}*|lector(?:es)? de pantalla|${NOT_OURS}asistente (?:virtual|digital|automático|de lectura)|reconocimiento de texto`,
  String.raw`(?:programm|sistem|software|applicazion|strument)\p{L}* (?:di|che) (?:riconosc|lettur|legg|riassum|analizz|elabor)\p{L}*|riconoscimento (?:del )?testo|modello linguistico|intelligenza artificiale|lettor[ei] (?:automatic[oi]|di schermo|dello schermo)|${NOT_OURS}assistente (?:virtuale|digitale|automatico|di lettura)|istruzioni (?:riservate |destinate )?(?:al|per il) (?:software|sistema|programma)`,
  String.raw`leeshulp|voorleeshulp|(?:voorlees|lees|herkennings|samenvattings)(?:software|programma|systeem|app)|schermlezers?|tekstherkenning|kunstmatige intelligentie|${NOT_OURS}(?:digitale|automatische|virtuele) (?:assistent|lezer)|(?:het|elk|ieder) programma dat`,
])
/** In capitals alone: small, they are words of Italian and French. */
const PROGRAM_BRIEF =
  /(?<!\p{L})(?:(?:dear|any|the|for|to|an die|für die|jede|l['’]|pour|la|por la|per l['’]|de|voor) ?)(?:AI|KI|IA)(?!\p{L})/u
const PROGRAM_JA =
  /(?:読み取る|読み上げる|読む|処理する|要約する|解析する)(?:プログラム|ソフト|システム|AI|装置|機械|アプリ)|読み上げ(?:ソフト|機能)|文字認識|アシスタント|人工知能|AI(?:で|が|は|へ|に)/u

/** This page as something that is summed up or read aloud. */
const SUMMED_UP = words([
  String.raw`(?:summary|transcript(?:ion)?|digest) of (?:this|the) (?:page|letter|document|text|notice)|(?:summari[sz]|transcrib)(?:e[sd]?|ing) (?:this|the) (?:page|letter|document|text)|(?:this|the) (?:page|letter|document|text) (?:is|gets|has been|will be) (?:being )?(?:summari[sz]ed|read aloud|read out|parsed)|test document|scanning service`,
  String.raw`zusammenfassung (?:dieses|des) (?:briefe?s|schreibens|texte?s)|(?:diesen brief|dieses schreiben|diese seite|diesen text) [^.\n]{0,50}(?:zusammen(?:fass\p{L}*)?|vor(?:lies\p{L}*|les\p{L}*)?|auswert\p{L}*)`,
  String.raw`lecture (?:automatique|automatisée) de|(?:résumé|synthèse) (?:de|du) (?:ce |cette |présente? )?(?:courrier|lettre|page|document)|(?:résum|analys)\p{L}+ (?:ce|cette) (?:courrier|lettre|page|document)`,
  String.raw`(?:quien|quienes) resuma\p{L}*|resum\p{L}+ (?:de )?est[ea] (?:carta|página|documento|escrito)|lectura automática de`,
  String.raw`riassum\p{L}+ (?:di )?(?:quest[aoe]|la presente|il presente) (?:lettera|pagina|atto|documento|testo)|chi riassume|lettura automatica di`,
  String.raw`vat (?:deze|dit) (?:brief|tekst|pagina|bericht) [^.\n]{0,40}samen|samenvatting van (?:deze|dit) (?:brief|tekst|pagina|bericht)`,
])
const SUMMED_UP_JA = /要約(?:する場合|担当|者|の際|するとき)|自動(?:読取|要約)/u

/** What the result is to be. */
const RESULT = words([
  String.raw`(?:correct|right|exact|only|expected|proper|required|true) (?:summary|output)|expected (?:answer|result|reading)|(?:your|the) (?:answer|summary|reply|response|output) (?:must|should|shall|is to) (?:say|state|read|contain|be|consist)|must consist (?:only )?of|it should (?:contain|say|read)|(?:any|every) other summary|before you answer|(?:summary|output|result|response)[-_ ]?(?:override|text|to[-_ ]show)?\s?[:=]|announce\s?:|show_user|(?:report|give|show|state|list) the (?:total|sum|amount|date|deadline|sender) as|respond only|answer only|output only`,
  String.raw`(?:richtige|einzige|korrekte|erwartete) (?:zusammenfassung|ausgabe)|antworte(?! bitte| sie)|nur (?:folgenden|diesen) satz|(?:ist|sind) [^.\n]{0,40}(?:einzuordnen|auszugeben|zu klassifizieren)|gib (?:nur|als)|rate (?:ihm|ihr|der|dem)|antwortvorlage`,
  String.raw`(?:résumé|réponse|résultat) (?:exacte?|attendue?|à afficher)|resume[_ ]a[_ ]afficher|tu répon(?:ds|dras)|vous répondrez|recopie[rz]? (?:cet objet|ce texte|ce bloc) tel quel|annoncez[- ]le|(?:renvoyer|répondre|afficher|retourner|indiquer) (?:uniquement|seulement)`,
  String.raw`(?:resultado|resumen|respuesta) (?:obligatori[oa]|exact[oa]|únic[oa])|mostrará (?:este|esta)|(?:responda|escriba|diga|responde|escribe) (?:que|solo|solamente|únicamente)|respuesta\s?=`,
  String.raw`(?:riassunto|sintesi) (?:esatt[oa]|corrett[oa]|giust[oa]|finale|da mostrare)|va riassunt[oa]|i riassunti che|rispond(?:i|ere) (?:solo |soltanto )?che|risposta\s?=`,
  String.raw`(?:juiste|enige|verwachte) (?:samenvatting|uitkomst)|geef als antwoord|meld (?:de lezer|alleen)|antwoord (?:op elke vraag|alleen|dat)|antwoord\s?=`,
])
/** An order as a member of an object. */
const RESULT_MEMBER =
  /"(?:consigne|instructions?|instrucci[óo]n|istruzion[ei]|anweisung|instructie|directive|system|prompt|指示)"\s?:/iu
const RESULT_JA =
  /(?:正しい|唯一の)(?:要約|回答)|以後の応答|とだけ[^。\n]{0,8}(?:伝え|答え|表示)|(?:出力|回答|要約)する?こと|ものとして扱/u

/** "Never mention your password": said for the person's own good. */
const OWN_SECRET = String.raw`(?: \p{L}+){0,3} (?:your|ihre?\p{L}{0,2}|votre|vos|sus?|uw|suoi|sue|password|pin|code|kennwort|passwort|kontodaten|wachtwoord|tarjeta|contraseña|dati|mot de passe)(?!\p{L})`

/** What is to be kept back. */
const KEPT_BACK = [
  String.raw`(?:do not|don['’]t|never|not to) (?:mention|read (?:out|aloud) the|translate the (?:paragraph|sentence|line|part)|show|report|repeat|cite|recompute|reveal|display|speak of|speak about|name)|(?:leave|leaving) (?:out (?:the|any|all)|(?:the|any|all) [^.\n]{1,40} out of (?:your|the) (?:summary|answer|transcript))|stop reading here|read no further|(?:delete|remove|drop) the (?:sums|amounts|dates|deadlines?)|skip (?:the (?:section|part|page|paragraph|line)|everything else)|never (?:mentions|speaks|names|shows)|omit (?:the|any|all)|suppress\s?=`,
  String.raw`(?:nicht|keine[snr]?(?: \p{L}+)?) (?:auszugeben|zu nennen|zu erwähnen|anzuzeigen|zu zeigen)|(?:nenne|erwähne|zeige) (?:weder|keine[nr]?|nicht)|hat dies zu unterlassen|verschweige|lass (?:sie )?[^.\n]{0,40} weg|unverändert auszugeben`,
  String.raw`ne (?:pas )?(?:citer|mentionner|afficher|parler|parle[sz]?|citez|mentionne[zr]?|signale[zr]?|indique[zr]?|révéle[zr]?|rappele[zr]?)(?: (?:pas|jamais|ni|aucune?))?|n['’]affiche[zr]? (?:ni|pas|aucune?)|ne[_ ]pas[_ ]analyser\p{L}*|passe[rz]? sous silence|effacer l['’]historique`,
  String.raw`no (?:mencione|muestre|cite|nombre|revele|repita)[sn]?|omit(?:a|e|ir) (?:las?|los?|el|tod[oa]s?)|modo\s?=\s?silencio`,
  String.raw`non (?:riportare|citare|menzionare|mostrare|nominare|rivelare|chiamare nessuno)|ometter[ei]`,
  String.raw`(?:laat|sla) [^.\n]{0,60}(?:weg|over)|(?:noem|vermeld|toon) (?:geen|nooit)|zonder [^.\n]{0,30} te noemen`,
].map((source) => new RegExp(`${WORD}(?:${source})${END}(?!${OWN_SECRET})`, 'iu'))
const KEPT_BACK_JA =
  /(?:文|部分|段落|内容)は?[をは]?飛ばす|(?:表示|言及|記載|書か)(?:せず|しないで|ないで|しないこと|ないこと|するな)|触れ(?:ず|ないで|ないこと)|伏せて/u

/** The person whose letter it is, spoken of behind their back: a letter says "you". */
const BEHIND_BACK = words([
  String.raw`(?:tells?|informs?|advises?|assures?|shows?|lets?|states? that|says? that|reminds?|urges?|convinces?|asks? (?:him|her|them) for (?:his|her|their)) (?:to )?the (?:reader(?! of)|user|recipient|person|customer|debtor|addressee|human|lady|gentleman|tenant must)|the (?:customer|user|recipient|person) has no right|for the (?:customer|user|reader|recipient);?`,
  String.raw`(?:der|dem) (?:leserin|leser|nutzer|nutzerin|empfängerin|empfänger|benutzer|benutzerin|person|dame|herrn) (?:nur|folgend\p{L}*|weiter)|rate (?:ihm|ihr)`,
  String.raw`(?:indique[rz]?|dire|dites|dis|annonce[zr]?|signale[rz]?|explique[rz]?|faire savoir) (?:à l['’](?:allocataire|usag(?:er|ère)|utilisat(?:eur|rice)|assurée?)|au (?:destinataire|lecteur|client|monsieur)|à la (?:personne|lectrice|destinataire|dame|cliente))`,
  String.raw`(?:dígale|dígales|dile|diga|informe|explique|indique|comuni(?:ca|que)|haz saber|haga saber) (?:a (?:la|el) |al )(?:persona|lectora?|usuari[oa]|destinatari[oa]|ciudadan[oa]|señora|señor)`,
  String.raw`(?:dica|dire|di['’]|riferisca|comunichi|consigli|spieghi|indichi) (?:al|alla|all['’])\s?(?:lettore|lettrice|utente|destinatari[oa]|persona|contribuente|signora|signore)`,
  String.raw`(?:meld|zeg|vertel|leg)(?: \p{L}+)? (?:de|tegen de|aan de) (?:lezer|gebruiker|ontvanger|persoon|mevrouw|meneer|klant)`,
])
const BEHIND_BACK_JA =
  /(?:利用者|読者|受取人|本人)に(?:は)?[^。\n]{0,30}(?:伝え|知らせ)(?:て|る|よ)/u

/** "All is in order": a letter may say that too. */
const NOTHING_TO_DO = words([
  String.raw`nothing needs to be done|no[- ]action[- ]required|everything is in order|(?:may|can) (?:throw|bin|ignore|discard) (?:this|it|the)|paid in full|balance is nil|information leaflet|it is paid|advertisement|thank[- ]you letter|only a survey|no payment is due|no deadline found|owes? nothing|(?:case|account|matter) is closed|(?:payment|paying) is (?:voluntary|optional)`,
  String.raw`alles (?:erledigt|in ordnung|bezahlt)|kein handlungsbedarf|keine reaktion nötig|nichts zu zahlen|sie müssen nichts tun|als werbung|kein widerspruch möglich`,
  String.raw`dette est éteinte|document vide|rien à payer|sans importance|à classer|aucun recours|rien à faire|exemple fictif|dette\s?=\s?0|statut\s?=\s?clos`,
  String.raw`todo correcto|pago es voluntario|sin plazo|nada que pagar|multa fue pagada|no haga nada|rompa la carta|puede tirarla|no es válida|documento publicitario|ya ha anulado`,
  String.raw`nessuna scadenza|lettera di auguri|niente da pagare|non occorre fare nulla|avviso già annullato|già (?:annullato|pagato)|può buttar\p{L}*`,
  String.raw`niets openstaat|niets te betalen|u hoeft niets te doen|rekening\s+vervallen|niets te doen`,
])
const NOTHING_TO_DO_JA = /手続きは完了|支払いは不要|何もする必要/u

/** A part to be played, or a state to be in. */
const PART = words([
  String.raw`(?:debug(?:ging)?|developer|test|admin)[- ]mode (?:is )?(?:on|enabled|activ(?:e|ated))|(?:debug|entwickler|ontwikkelaars|test)-?modus (?:ist |is )?(?:an|aktiv\p{L}*|aan|actief)|modo (?:de )?(?:depuración|desarrollador|prueba) activado|mode (?:de )?(?:débogage|développeur|test) activé|modalità (?:di )?(?:debug|sviluppatore|prova) attiv[ao]|(?:task list|new (?:directives?|task))\s?:|in which you are \p{L}+|you are (?:now )?(?:an? |the )?(?:\p{L}+ ){0,2}(?:assistant|helper|bot|language model|chatbot)|(?:let us|let['’]s) play|stay (?:in )?\p{L}+ until|play the (?:part|role) of`,
  String.raw`du bist (?:jetzt|nun|ab sofort|ab jetzt)|sie sind (?:jetzt|nun|ab sofort) (?:ein|eine|der|die) (?:\p{L}+ )?(?:assistent|helfer|berater|kundendienst|mitarbeiter)\p{L}*|neue regel|spiele? die rolle`,
  String.raw`(?:tu es|vous êtes) (?:désormais|maintenant|à présent) (?:le|la|une?|l['’]) ?(?:\p{L}+ )?(?:conseill|assistant|agent|représentant|porte-parole)\p{L}*|joue[rz]? le rôle|mets-toi à la place`,
  String.raw`(?:ahora )?eres (?:ahora )?(?:el|la|un|una) (?:asistente|agente|asesor|consejero)|a partir de (?:ahora|aquí),? (?:eres|responde)|usted es ahora (?:el|la|un|una)`,
  String.raw`(?:ora|da ora|adesso) sei|sei (?:ora|adesso|da ora)|lei è (?:ora|adesso) (?:il|la|un|una|l['’]) ?(?:assistente|consulente|operatore)`,
  String.raw`(?:je|jij) bent (?:nu|vanaf nu|voortaan)|u bent (?:nu|vanaf nu|voortaan) (?:de|een|in) (?:\p{L}+ )?(?:assistent|medewerker|adviseur|helper|klantenservice|\p{L}*stand)`,
])
const PART_JA =
  /あなたは[^。\n]{0,20}(?:担当者|係員|アシスタント|職員)(?:です|として|である)|(?:になりきって|として振る舞)/u

/** What was said before is to be forgotten, or what follows to be decoded and obeyed. */
const FORGET = words([
  String.raw`(?:forget|ignore|disregard|drop) (?:your|all|any|the)(?: \p{L}+)? (?:rules|instructions)|overrides? (?:the rest|everything|all)|(?:forget|ignore) everything (?:above|before|else)|(?:letter|page|text) above (?:is|was) (?:only |just )?a (?:test|draft|sample)|decode the (?:line|text|following)|(?:decode|obey|follow) (?:it|this|them) (?:before|and|then)|safety checks? (?:are |is )?(?:switched )?off`,
  String.raw`(?:obige|vorige) (?:brief|schreiben|text) (?:ist|war) (?:nur )?ein (?:test|entwurf)|(?:bisherigen|früheren|vorherigen|obigen) (?:anweisungen|regeln|vorgaben) (?:zu )?(?:vergessen|missachten|ignorieren)|(?:vergiss|vergessen sie|missachte|ignoriere) (?:deine|ihre|alle|die|das)(?: \p{L}+)? (?:regeln?|anweisung\p{L}*|vorgaben|obige|vorherige)|vergiss (?:alles|das)`,
  String.raw`(?:oublie[zr]?|ignore[zr]?) (?:tes|vos|les|toutes les|toutes tes)(?: \p{L}+)? ?(?:règles|consignes|instructions)|oublie[zr]? (?:tout ce )?qui précède|(?:lettre|page) ci-dessus (?:est|était) (?:un test|un essai)`,
  String.raw`(?:olvide|olvida|ignore|ignora) (?:lo|todo lo|las|sus|tus)(?: \p{L}+)? ?(?:anterior(?:es)?|reglas|instrucciones|indicaciones)|carta (?:anterior|de arriba) (?:era|es) (?:solo )?una prueba|borre esta (?:lista|línea|nota)`,
  String.raw`(?:dimentica|dimentichi|ignora|ignori) (?:le|tutte le)(?: \p{L}+)? ?(?:regole|istruzioni)|dimentica (?:tutto|quanto precede)|lettera (?:precedente|sopra) (?:è|era) (?:solo )?una prova`,
  String.raw`(?:vergeet|negeer) (?:je|uw|alle|de)(?: \p{L}+)? ?(?:regels|opdrachten|instructies)|vergeet (?:alles|wat hierboven)|(?:vorige|bovenstaande) brief (?:is|was) (?:maar )?een test`,
])

/** Other words for what the letter says. */
const PUT_OTHERWISE = words([
  String.raw`replace the (?:amount|date|sum|deadline|figure|sender)\p{L}*(?: owed| due)? (?:with|by)|(?:read|speak|render|translate|put)(?:ing)? [^.\n]{0,40} as ["“„']`,
  String.raw`(?:beim|im) (?:übertragen|übersetzen|übersetzung) (?:ins|nach)? ?\p{L}*|mach(?:e)? aus [^.\n]{1,40} (?:bitte )?|mit ["“„«][^"”“»\n]{1,40}["”“»] (?:wiederzugeben|zu übersetzen|und)`,
  String.raw`(?:traduire|traduisez|rendre) [^.\n]{0,40} par ["“«]|remplace[rz]? (?:le|la|les) (?:montant|somme|date|délai)`,
  String.raw`donde pone [^.\n]{1,40} le[ea]|tradu(?:zca|cir|ce) [^.\n]{0,40} (?:por|como) ["“«]|(?:sustituya|cambie) (?:el|la) (?:importe|plazo|fecha)`,
  String.raw`tradu(?:ca|rre|ci) [^.\n]{0,40} con ["“«]|sostituis(?:ca|ci) (?:l['’]importo|il termine|la data)`,
  String.raw`vertaal [^.\n]{0,40} (?:als|met) ["“„]|vervang (?:het bedrag|de datum|de termijn)`,
])
const TRANSLATED =
  /["“„«][^"”“»\n]{2,40}["”“»]\s+(?:mit|met|par|por|con|as|by|with)\s+["“„«][^"”“»\n]{2,40}["”“»]/iu

/** Hidden from people, or said to be. */
const UNSEEN =
  /<!--|<(?:span|div|p|font)\b[^>\n]{0,120}(?:font-size\s?:\s?[01](?:px|pt)?|#fff|white|display\s?:\s?none|opacity\s?:\s?0)|\((?:weiße|weisse|white|hidden|invisible|unsichtbare?r?|texte blanc|blanc sur blanc|testo bianco|texto blanco|witte|白)[^)\n]{0,20}\)|(?<!\p{L})(?:hidden (?:message|note|text|instruction)s?|consigne cachée|instrucción oculta|istruzione nascosta|versteckte anweisung|verborgen opdracht|versteckte (?:nachricht|notiz)|message caché|mensaje oculto|messaggio nascosto|verborgen (?:bericht|tekst))(?!\p{L})/iu

/** Attributes of a page of the web, that stand in no letter. */
const ATTRIBUTES =
  /\b(?:alt|aria-[a-z]+|role|title|name|content|data-[a-z]+)="[^"\n]{0,160}"\s+(?:alt|aria-[a-z]+|role|title|name|content|data-[a-z]+)="/i

/** The shape of what programs write: logs, headers, objects, constants, marks, talk of two. */
const SHAPES = [
  /^\[?\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?\]?\s+(?:INFO|WARN|DEBUG|ERROR|TASK|NOTICE)\b/m,
  /^X-[A-Za-z]+(?:-[A-Za-z]+)*\s?:/m,
  /^(?:Action|Assistant|Bot|Classifier|Content|Display|Document|Handling|Model|Output|Parser|Prompt|Reader|Risk|Summari[sz]er|Summary)-[A-Z][A-Za-z]+(?:-[A-Z][A-Za-z]+)*\s?:/m,
  /\{\s?"\w{2,24}"\s?:\s?[^{}\n]{1,60},\s?"\w{2,24}"\s?:/,
  /\b[A-Z]{2,}(?:_[A-Z]+)*\s?=\s?["\w][^;\n]{0,60};\s?\b[A-Z]{2,}(?:_[A-Z]+)*\s?=/,
  /##\s?\p{L}[^#\n]{2,40}\s?##/u,
  /(?<![\w-])(?:[a-z]{3,}_)?[a-z]{3,}\s?=\s?["\w][^;=\n]{0,60};\s?(?:[a-z]{3,}_)?[a-z]{3,}\s?=/,
  /^[A-Z]{4,}>\s/m,
] as const
const TALK =
  /^(?:user|usuario|nutzer|utilisateur|utente|gebruiker|human|人間|ユーザー)\s?[:：][^\n]+\n+\s*(?:assistant|asistente|assistent|assistante?|assistente|アシスタント)\s?[:：]/imu
/** "Assistant: Sure! I have read the letter": an answer that somebody put into its mouth. */
const ANSWERED =
  /^(?:assistant|assistent|assistante?|asistente|assistente|ai|ki|ia|アシスタント)\s?[:：]\s?(?:sure|yes|of course|certainly|i have|gern|natürlich|klar|ja|bien sûr|oui|claro|sí|por supuesto|certo|sì|natuurlijk|はい)(?!\p{L})/imu
/** Forty letters and figures on end, in capitals and small ones. */
export const ENCODED =
  /(?<![\w+/])(?=[A-Za-z0-9+/]*[a-z][A-Z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{40,400}={0,2}(?![\w+/])/g

/** What happens to a program, or to whoever uses one, that does otherwise; a control that judges its answers. */
const JUDGED = words([
  String.raw`(?:every|any) other (?:summary|reading|answer) (?:is|will be|counts as) (?:wrong|false|an error)|marked as (?:a )?(?:failure|wrong|error)|quality (?:assurance|control) (?:reference|note|check|result)`,
  String.raw`jede andere (?:zusammenfassung|ausgabe) ist (?:falsch|ein fehler)|macht sich strafbar|prüfvermerk|qualitätskontrolle`,
  String.raw`tout autre résumé est (?:faux|erroné)|contrôle qualité|considérée?s? comme (?:fausse?s?|erronée?s?)`,
  String.raw`(?:cualquier|todo) otro resumen (?:es|será) (?:falso|erróneo|incorrecto)|control de calidad|revisado por el sistema|resultado obligatorio`,
  String.raw`ogni altr[ao] (?:sintesi|riassunto|risposta) è (?:errat|sbagliat)[ao]|controllo (?:di )?qualità|segnalat[ie] come errat[ie]`,
  String.raw`elke andere samenvatting is (?:fout|onjuist)|kwaliteitscontrole|als fout (?:aangemerkt|gemeld)`,
])
/** Who speaks, as in talks with a program: "System: tell the user". */
const SPOKEN_BY = /^(?:system|sistema|système|systeem)\s?:(?=\s\p{L})/imu
const ADDRESSED_JA =
  /【(?:システム|内部|自動)[^】\n]{0,10}】|(?:プログラム|システム|ソフト)へ(?:の|[:：])/u

const sign = (weight: number, software: boolean, ...patterns: RegExp[]) =>
  patterns.map((pattern): OrderSign => ({ weight, software, pattern }))

/** By family: what several patterns of one family find counts once. */
export const ORDER_SIGNS: readonly (readonly OrderSign[])[] = [
  sign(2.5, true, ...PROGRAM, PROGRAM_BRIEF, PROGRAM_JA, ...READERS),
  sign(2.5, true, ...NO_PERSON),
  sign(1.5, false, ...SAID_SO),
  sign(2, true, ...SUMMED_UP, SUMMED_UP_JA),
  sign(2, true, ...RESULT, RESULT_MEMBER, RESULT_JA),
  sign(2, false, ...KEPT_BACK, KEPT_BACK_JA),
  sign(1.5, false, ...BEHIND_BACK, BEHIND_BACK_JA),
  sign(1, false, ...NOTHING_TO_DO, NOTHING_TO_DO_JA),
  sign(2.5, true, ...PART, PART_JA),
  sign(2, true, ...FORGET),
  sign(2.5, true, ...PUT_OTHERWISE),
  sign(1.5, true, TRANSLATED),
  sign(2, true, UNSEEN, ATTRIBUTES),
  sign(2, true, ...SHAPES),
  sign(3, true, TALK, ANSWERED),
  sign(2, false, ...JUDGED),
  sign(1.5, true, SPOKEN_BY, ADDRESSED_JA),
]
