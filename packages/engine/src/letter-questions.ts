/** What people ask of any letter that lies before them: the same few questions, in each language in which they are asked. */

export type LetterQuestion =
  | 'meaning'
  | 'who'
  | 'genuine'
  | 'first_step'
  | 'rights'
  | 'help'
  | 'ignoring'
  | 'owing'
  | 'instalments'
  | 'time'
  | 'more_time'
  | 'cannot_pay'
  | 'dispute'
  | 'appeal'
  | 'powers'

/** Longer ones tell of something of their own, which no letter answers. */
const LONGEST = 110

/** What the words ask of the letter; null where they ask, or tell, something of their own. */
export function letterQuestion(words: string): LetterQuestion | null {
  const asked = bare(words)
  if (asked.length > LONGEST) return null
  return QUESTIONS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null
}

/** Small letters, without greetings and thanks, and without the signs at its ends. */
function bare(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s¿¡"'.,-]+|[\s?!.,"'…？。！]+$/gu, '')
    .replace(POLITE, '')
    .replace(/[\s?!.,]+$/u, '')
    .replace(THANKS, '')
}

const POLITE =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|but|and|please|sorry|hallo|guten tag|also|und|aber|bitte|bonjour|salut|et|mais|alors|hola|buenos días|y|pero|entonces|ciao|buongiorno|salve|e|ma|allora|goedendag|en|maar|dus),? )+/u
const THANKS =
  /,? (?:please|thanks|thank you|bitte|danke|s'il vous plaît|merci|por favor|gracias|per favore|grazie|alstublieft|bedankt)$/u

const whole = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`, 'u')
const begins = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join('|')})`, 'u')

/** The letter, or what it asks for. */
const IT = String.raw`(?:this|it|that|them|these|(?:this|the|that|my) (?:letter|bill|notice|debt|fine|claim|demand|decision|ticket|charge|paper|money|amount|full amount|summons|order|document)s?)`
const ES = String.raw`(?:das|es|dies|die|den|ihn|(?:die|der|das|den|dem|diese[rnsm]?|meine?) (?:brief|schreiben|rechnung|forderung|mahnung|bescheid|klage|strafe|bußgeld|betrag|kündigung|geld)e?s?)`
const CELA = String.raw`(?:ça|cela|ceci|c'|l'|(?:la|le|ce|cette|ma|cet) (?:lettre|courrier|facture|dette|amende|somme|décision|mise en demeure|montant|document|papier))`
const ESTO = String.raw`(?:esto|eso|lo|la|(?:la|el|esta|este|mi) (?:carta|factura|deuda|multa|importe|escrito|decisión|demanda|documento|dinero|recibo))`
const QUESTO = String.raw`(?:questo|ciò|lo|la|(?:la|il|questa|questo|quest'|l') ?(?:lettera|bolletta|debito|multa|importo|decisione|ingiunzione|somma|documento|avviso|fattura))`
const DIT = String.raw`(?:dit|het|dat|deze|(?:de|het|deze|dit|mijn) (?:brief|rekening|schuld|boete|bedrag|besluit|vordering|aanmaning|factuur|dagvaarding))`

const QUESTIONS: readonly (readonly [LetterQuestion, RegExp])[] = [
  [
    'meaning',
    whole(
      `what (?:does|do) (?:${IT}|they) (?:mean|say|want)(?: (?:from|of|for) me)?|what(?: i|')s ${IT}(?: (?:all )?about)?|what kind of letter is ${IT}|(?:can|could) you (?:please )?explain ${IT}(?: to me)?|explain ${IT}(?: to me)?|i (?:do not|don't|dont) understand(?: (?:any of )?${IT})?|what do they want(?: from me| of me)?`,
      `was (?:bedeutet|heißt|will|steht in) ${ES}|was (?:wollen|möchten) die(?: von mir)?|was ist das(?: für ein (?:brief|schreiben))?|ich verstehe (?:das|${ES}) nicht|erklären sie mir ${ES}`,
      `(?:que|qu'est-ce que) (?:veut|signifie|dit|demande)(?: dire)? ${CELA}(?: veut dire)?|qu'est-ce que (?:ça|cela|cette lettre) (?:veut dire|signifie)|que me veulent-ils|c'est quoi(?: ${CELA})?|je ne comprends pas(?: ${CELA})?|expliquez-moi ${CELA}`,
      `qué (?:significa|quiere decir|dice|es) ${ESTO}|qué quieren(?: de mí)?|no (?:entiendo|comprendo)(?: ${ESTO})?|explíqueme ${ESTO}`,
      `(?:che )?cosa (?:significa|vuol dire|vuole|dice|è) ${QUESTO}|cosa vogliono(?: da me)?|non capisco(?: ${QUESTO})?|mi spieghi ${QUESTO}`,
      `wat (?:betekent|is|staat er in) ${DIT}(?: voor brief)?|wat willen ze(?: van mij)?|ik (?:begrijp|snap) ${DIT} niet|leg ${DIT} uit`,
      String.raw`(?:この|これは)?(?:手紙|書類|通知|文書)?(?:は)?(?:どういう|何の|どんな)(?:意味|手紙|書類|通知)(?:ですか|なのですか)?|これは何ですか|意味がわかりません|(?:内容を)?説明してください`,
    ),
  ],
  [
    'who',
    whole(
      `who (?:is|are) (?:they|these people|the sender|${IT} from|this company)|who (?:sent|wrote) ${IT}`,
      `wer (?:sind die|ist das|hat (?:mir )?${ES} geschickt|schreibt (?:mir )?da)`,
      `qui (?:sont-ils|est-ce|m'a envoyé ${CELA}|m'écrit)|c'est qui`,
      `quién(?:es)? (?:son|es|me (?:ha enviado|envía|escribe))(?: ${ESTO})?`,
      `chi (?:sono|è|mi (?:ha mandato|scrive))(?: ${QUESTO})?`,
      `wie (?:zijn (?:zij|ze)|is dit|heeft (?:mij )?${DIT} gestuurd)`,
      `(?:誰|だれ|どこ)から(?:の手紙)?ですか|差出人は(?:誰|だれ)ですか`,
    ),
  ],
  [
    'genuine',
    whole(
      String.raw`(?:is|could|might) ${IT}(?: be)?(?: really| actually)? (?:a |an )?(?:scam|fake|fraud|real|genuine|legit|legitimate|official|true|phishing)(?: letter| company)?|how (?:do|can) i (?:know|tell|check)(?: if| whether| that)? ${IT} is (?:a )?(?:scam|fake|real|genuine|legit|legitimate)|are (?:they|these people) (?:a )?(?:scam|scammers|fake|real|genuine|legit|legitimate)|can i trust ${IT}`,
      `ist (?:das|${ES}) (?:ein(?:e)? )?(?:betrug|echt|fake|abzocke|seriös|fälschung|offiziell)|sind die (?:echt|seriös|betrüger)`,
      `(?:est-ce (?:que c'est )?|c'est )(?:une |un )?(?:arnaque|escroquerie|vrai|faux|fraude|sérieux|officiel)|cette lettre est-elle (?:vraie|fausse|une arnaque)`,
      `(?:es|será) (?:${ESTO} )?(?:una |un )?(?:estafa|fraude|timo|verdad|real|auténtic[oa]|fals[oa]|oficial)`,
      `(?:è|sarà) (?:una |un )?(?:truffa|frode|vero|vera|autentic[oa]|fals[oa]|ufficiale)|${QUESTO} è (?:una truffa|vera|autentica|falsa)`,
      `is ${DIT} (?:een )?(?:oplichting|nep|echt|fraude|officieel|oplichterij)`,
      `(?:これは)?(?:詐欺|本物|偽物)(?:です|でしょう|なのです)か`,
    ),
  ],
  [
    'help',
    whole(
      `who can help(?: me)?(?: (?:for free|with ${IT}|with this))*|where (?:can|do) i (?:get|find) (?:free )?(?:help|advice|legal advice|legal help)(?: (?:for free|with ${IT}))*|is there (?:any(?:one|body)? )?(?:free )?(?:help|advice|who can help)(?: (?:for free|me|with ${IT}))*|who (?:can|should|do) i (?:call|ask|speak to|talk to|contact|turn to)(?: (?:for (?:help|advice)|about ${IT}))?|do i need a (?:lawyer|solicitor|attorney)|help me`,
      `wer (?:kann mir|hilft mir)(?: (?:kostenlos|dabei|helfen|umsonst))*|wo (?:bekomme|finde) ich (?:kostenlose )?(?:hilfe|beratung)|an wen kann ich mich wenden|brauche ich einen anwalt`,
      `qui peut m'aider(?: gratuitement)?|où (?:puis-je )?trouver de l'aide(?: gratuite)?|à qui (?:puis-je |dois-je )?m'adresser|ai-je besoin d'un avocat|faut-il un avocat`,
      `quién (?:me puede|puede) ayudar(?:me)?(?: gratis)?|dónde (?:puedo )?(?:encontrar|pedir|encuentro) ayuda(?: gratis| gratuita)?|a quién (?:puedo )?(?:acudir|pregunto)|necesito (?:un )?abogado`,
      `chi (?:mi può|può) aiutar(?:e|mi)(?: gratis| gratuitamente)?|dove (?:posso )?(?:trovo|trovare) aiuto(?: gratuito| gratis)?|a chi (?:posso )?(?:rivolgermi|mi rivolgo)|ho bisogno di un avvocato|mi serve un avvocato`,
      `wie kan (?:mij|me) (?:gratis )?helpen|waar (?:kan ik|vind ik) (?:gratis )?hulp(?: vinden| krijgen)?|heb ik een advocaat nodig`,
      `(?:誰|だれ|どこ)に相談(?:できますか|すればいいですか|したらいいですか)|(?:無料で)?(?:助けて|相談に乗って)くれる(?:人|ところ|所)は(?:ありますか|いますか)|弁護士は必要ですか`,
    ),
  ],
  [
    'first_step',
    whole(
      `what (?:should|must|can|do|shall) i (?:need to |have to )?do(?: (?:now|first|next|about ${IT}|with ${IT}|please))*|what now|what(?: i|')s (?:the|my) (?:first|next|best) (?:step|thing to do|move)|where do i start|how (?:should|do|can) i (?:reply|respond|answer)(?: to)?(?: ${IT}| them)?|what (?:should|do|can|shall) i (?:say|tell them|write|reply|answer)(?: (?:to them|back|when i (?:call|phone|ring|write)(?: (?:them|back))?))?`,
      `was (?:soll|muss|kann) ich (?:jetzt |nun |zuerst )?(?:tun|machen|schreiben|sagen)|was nun|wie (?:soll|kann) ich (?:darauf )?(?:antworten|reagieren)|was (?:ist|wäre) der (?:erste|nächste) schritt`,
      `(?:que|qu'est-ce que je) (?:dois-je|puis-je|dois|peux) ?(?:faire|dire|répondre|écrire)(?: maintenant| d'abord)?|que faire(?: maintenant)?|comment (?:dois-je |puis-je )?répondre|par quoi commencer`,
      `qué (?:debo|puedo|tengo que|hago|hay que)(?: (?:hacer|decir|escribir|responder|contestar))?(?: (?:ahora|primero))?|y ahora qué|cómo (?:debo |puedo )?(?:respondo|responder|contesto|contestar)`,
      `(?:che )?cosa (?:devo|posso|faccio|bisogna) ?(?:fare|dire|scrivere|rispondere)?(?: (?:adesso|ora|prima))?|e adesso|come (?:devo |posso )?(?:rispondo|rispondere)`,
      `wat (?:moet|kan|zal) ik (?:nu |eerst )?(?:doen|zeggen|schrijven|antwoorden)|wat nu|hoe (?:moet|kan) ik (?:reageren|antwoorden)`,
      `(?:まず)?(?:何|どう)(?:を)?(?:したら|すれば)(?:いい|よい)(?:です|でしょう)か|どう返事(?:したら|すれば)いいですか|どうしたらいい`,
    ),
  ],
  [
    'rights',
    whole(
      String.raw`what (?:are my|rights do i have)(?: legal)?(?: rights)?(?: here)?|do i have (?:any )?rights|what are my options`,
      `(?:welche|was sind meine) rechte(?: habe ich)?|habe ich rechte`,
      `quels sont mes droits|ai-je des droits`,
      `(?:cuáles son mis|qué) derechos(?: tengo)?`,
      `quali sono i miei diritti|(?:che|quali) diritti ho`,
      `wat zijn mijn rechten|welke rechten heb ik`,
      `(?:私の|私には)?(?:どんな)?権利(?:は何|が|は)?(?:あり(?:ます)?|です)か`,
    ),
  ],
  [
    'time',
    whole(
      String.raw`how (?:long|much time|many days) (?:do|have) i (?:have|got)(?: left)?(?: to (?:pay|reply|answer|respond|act|move out|leave|appeal|decide))?(?: to)?(?: ${IT})?|(?:by )?when (?:do|must|should) i (?:have to |need to )?(?:pay|reply|answer|respond|act|leave|move out)(?: by)?(?: to)?(?: ${IT})?|(?:what|when)(?: i|')s (?:the|my) (?:deadline|last day|due date)`,
      `(?:wie (?:lange|viel zeit) habe ich(?: noch)?(?: zeit)?|(?:bis )?wann (?:muss|soll) ich (?:be)?(?:zahlen|antworten|reagieren|ausziehen)|(?:wann|was) ist (?:die frist|der letzte tag)|welche frist habe ich)`,
      `(?:combien de temps (?:ai-je|me reste-t-il|est-ce que j'ai)|(?:avant )?quand dois-je (?:payer|répondre|partir)|quel est le délai|quelle est la date limite|de combien de temps je dispose)`,
      `(?:cuánto tiempo (?:tengo|me queda)|cuándo (?:tengo que|debo) (?:pagar|responder|contestar|irme)|cuál es (?:el plazo|la fecha límite)|qué plazo tengo)`,
      `(?:quanto tempo (?:ho|mi resta|mi rimane)|(?:entro )?quando devo (?:pagare|rispondere|andarmene)|qual è (?:il termine|la scadenza))`,
      `(?:hoe (?:lang|veel tijd) heb ik(?: nog)?|wanneer moet ik (?:betalen|reageren|antwoorden|vertrekken)|wat is de (?:termijn|uiterste datum|deadline))`,
      `(?:期限|締め切り|締切)は(?:いつ(?:まで)?)(?:です|でしょう)か|いつまでに(?:払え|支払え|答えれ|返事すれ|返事をすれ)ば(?:いい|よい)(?:です|でしょう)か|(?:あと)?どのくらい時間がありますか`,
    ),
  ],
  [
    'more_time',
    whole(
      String.raw`(?:can|could|may|how (?:can|do)) i (?:ask (?:them )?for|get|have|request) (?:some |a bit |a little )?(?:more|extra|longer)(?: time)?(?: to \w+(?: \w+){0,2})?|i need more time|can (?:the (?:deadline|date)|it) be (?:extended|moved|put back)|can (?:they|you) (?:extend the (?:deadline|date|time)|give me more time)`,
      `kann ich (?:mehr zeit|(?:einen )?aufschub|eine (?:frist)?verlängerung|eine längere frist) (?:bekommen|bitten|beantragen|haben)|kann (?:man )?die frist verläng(?:ern|ert werden)|ich brauche mehr zeit`,
      `(?:puis-je|est-ce que je peux) (?:avoir|demander|obtenir) (?:plus de temps|un délai(?: supplémentaire)?|un report)|j'ai besoin de (?:plus de temps|temps)`,
      `puedo (?:pedir|tener|conseguir|solicitar) (?:más tiempo|más plazo|un aplazamiento|una prórroga)|necesito más tiempo`,
      `posso (?:chiedere|avere|ottenere) (?:più tempo|una proroga|un rinvio|altro tempo)|(?:ho bisogno di|mi serve) più tempo`,
      `kan ik (?:(?:meer|extra) tijd|uitstel) (?:krijgen|vragen)|ik heb meer tijd nodig`,
      `(?:もっと|もう少し)?(?:期限|支払い?期限|時間)(?:を|は)(?:延ば|延長)(?:せますか|してもらえますか|できますか)|(?:もう少し)?待ってもらえますか`,
    ),
  ],
  [
    'instalments',
    whole(
      String.raw`(?:can|could|may|how (?:can|do)) i pay(?: ${IT})?(?: (?:off|back|up))?(?: (?:in|by|with))? ?(?:instal?lments|monthly|weekly|in (?:parts|bits|stages)|bit by bit|a (?:little|bit) (?:at a time|each (?:week|month)|a (?:week|month))|(?:[£$€]? ?\d+|a small amount) (?:a|per|each|every) (?:week|month))|(?:can|could|may|how (?:can|do)) i (?:set up|get|ask for|have|make|arrange|agree|offer) (?:a|an)? ?(?:re?payment|monthly|instal?ment|affordable)? ?(?:plan|arrangement|instal?ments|offer)(?: (?:to pay|with them))?|(?:do|will|would) they accept (?:instal?lments|a payment plan|monthly payments)`,
      `kann ich (?:${ES} )?(?:in raten|ratenweise|monatlich|auf raten) (?:be)?zahlen|(?:kann ich|ist) (?:eine )?ratenzahlung (?:möglich|vereinbaren|bekommen|beantragen)`,
      `(?:puis-je|est-ce que je peux) (?:${CELA} )?payer (?:${CELA} )?(?:en plusieurs fois|en \\d fois|par mois|petit à petit|par mensualités|en mensualités)|(?:puis-je|est-ce que je peux) (?:demander|avoir|obtenir) un échéancier`,
      `puedo pagar(?:lo|la)?(?: ${ESTO})? (?:a plazos|en plazos|poco a poco|en cuotas|cada mes)|puedo (?:pedir|acordar) un (?:plan de pago|fraccionamiento)s?`,
      `posso pagar(?:e|lo|la)(?: ${QUESTO})? (?:a rate|ratealmente|un po' alla volta|ogni mese)|posso (?:chiedere|avere|ottenere) (?:una rateizzazione|un piano di rientro|le rate)`,
      `kan ik (?:${DIT} )?(?:in termijnen|in delen|per maand) betalen|kan ik een (?:betalingsregeling|afbetalingsregeling) (?:krijgen|treffen|vragen|afspreken)`,
      `分割(?:払い|で(?:払|支払))(?:は|えますか|いできますか|うことはできますか|にできますか|はできますか)*`,
    ),
  ],
  [
    'cannot_pay',
    whole(
      String.raw`(?:but )?(?:i|we) (?:can't|cannot|cant|can not|am unable to|are unable to) (?:afford|pay)(?: (?:to pay )?(?:${IT}|all of ${IT}|so much|that much|anything))?(?:,? what (?:can|should|do) (?:i|we) do)?|what if i (?:can't|cannot|cant) (?:pay|afford)(?: ${IT})?|(?:i|we) (?:have|'ve got|have got) no money(?: to pay)?(?:,? what (?:can|should|do) (?:i|we) do)?|(?:i'm|i am|we are) (?:on|getting|living on) (?:benefits|universal credit|income support|jobseeker\S*|disability|welfare|social security|ssi|ssdi|centrelink|pension credit)(?:,? what (?:can|should|do) (?:i|we) do)?`,
      `ich kann (?:${ES} )?nicht (?:be)?zahlen|(?:was,? )?wenn ich (?:${ES} )?nicht (?:be)?zahlen kann|ich (?:habe kein geld|bekomme bürgergeld|beziehe bürgergeld|bin arbeitslos)(?:,? was (?:kann|soll|muss) ich (?:tun|machen))?`,
      `je (?:ne )?peux pas (?:payer|${CELA} payer)(?: ${CELA})?|(?:que faire )?si je ne peux pas payer|je (?:suis au rsa|suis au chômage|n'ai pas d'argent|touche le rsa)(?:,? que (?:puis-je|dois-je)? ?faire)?`,
      `no (?:puedo|lo puedo|la puedo) pagar(?:lo|la)?(?: ${ESTO})?|(?:qué pasa )?si no puedo pagar(?:lo|la)?|(?:no tengo dinero|estoy en (?:el )?paro|cobro el ingreso mínimo)(?:,? qué (?:puedo|debo) hacer)?`,
      `non (?:posso|riesco a) pagar(?:e|lo|la)?(?: ${QUESTO})?|(?:e )?se non posso pagare|(?:non ho soldi|sono disoccupat[oa])(?:,? (?:che )?cosa (?:posso|devo) fare)?`,
      `ik kan (?:${DIT} )?niet betalen|(?:wat )?als ik niet kan betalen|ik (?:heb geen geld|zit in de bijstand|heb een uitkering)(?:,? wat (?:kan|moet) ik doen)?`,
      `(?:お金がなくて)?(?:払え|支払え)ません(?:。?どうしたらいいですか)?|お金がありません|払えない(?:場合は|とき)?(?:どう(?:なり|すれば).*)?`,
    ),
  ],
  [
    'ignoring',
    whole(
      String.raw`what (?:happens|will happen|would happen|could happen|can happen|can they do)(?: to me)?(?: next)? if i (?:just |simply )?(?:ignore|refuse|don't|dont|do not|do nothing|fail|never)(?: (?:to )?(?:pay|reply|answer|respond|do anything|go|act|open))?(?: to)?(?: ${IT}| them)?(?: (?:on|in) time)?|(?:can|may|should|could) i (?:just |simply )?(?:ignore|bin|throw away) ${IT}(?: letters?)?|what if i (?:just |simply )?(?:ignore|don't|dont|do not|do nothing|refuse)(?: (?:to )?(?:pay|reply|answer|respond|do anything))?(?: ${IT})?|what happens (?:next|now|after(?: that| the deadline| this)?|if i miss the deadline)`,
      `was (?:passiert|geschieht),? wenn ich (?:${ES} )?(?:nichts (?:mache|tue)|nicht (?:be)?zahle|nicht (?:reagiere|antworte)|ignoriere)|(?:kann|darf|soll) ich ${ES} (?:einfach )?(?:ignorieren|wegwerfen)|was passiert (?:jetzt|als nächstes|danach)`,
      `(?:que|qu'est-ce qui) (?:se passe-t-il|se passe|m'arrive|va se passer|peut m'arriver) si je (?:ne (?:fais rien|paie pas|paye pas|réponds pas)|(?:l')?ignore)(?: ${CELA})?|(?:puis-je|est-ce que je peux) (?:simplement )?(?:l'ignorer|ignorer ${CELA})|que risqué-je|qu'est-ce que je risque|que va-t-il se passer`,
      `qué (?:pasa|pasará|me puede pasar|ocurre) si (?:no (?:hago nada|pago|contesto|respondo)|(?:lo |la )?ignoro)(?: ${ESTO})?|puedo ignorar(?:lo|la| ${ESTO})?|qué pasa (?:ahora|después)`,
      `(?:che )?cosa (?:succede|succederà|rischio|mi succede) se (?:non (?:faccio niente|faccio nulla|pago|rispondo)|(?:lo |la )?ignoro)(?: ${QUESTO})?|posso ignorar(?:e|lo|la)(?: ${QUESTO})?|(?:che )?cosa (?:succede|rischio)(?: adesso| ora| dopo)?`,
      `wat gebeurt er als ik (?:niets doe|niet (?:betaal|reageer)|${DIT} negeer)|(?:kan|mag) ik ${DIT} (?:gewoon )?negeren|wat gebeurt er (?:nu|daarna)`,
      `(?:無視|放置|放っておいたり?|払わない|何もしない)(?:し(?:たら|ても|ていい)|と|でいると|していると|ておくと)?(?:どうなり(?:ます)?か|いいですか|大丈夫ですか)`,
    ),
  ],
  [
    'dispute',
    whole(
      String.raw`(?:but )?(?:${IT}|this debt) (?:is not|isn't|isnt|was not|wasn't|are not|aren't) (?:mine|right|correct|true|my (?:debt|bill|fault|account|car|name|letter|vehicle))|i (?:do not|don't|dont|never) owe(?:d)? (?:${IT}|anything)|(?:${IT} is|it's|its) (?:addressed to|for|in the name of|meant for) (?:someone else|somebody else|another person|(?:a|the) previous (?:tenant|owner|occupier)|my \w+)|(?:they have|they've got|you have) the wrong (?:person|address)|i (?:do not|don't|dont) (?:recognise|recognize|know) (?:${IT}|this company|them)|(?:${IT}|the sum|the figure) (?:is|are|looks) (?:wrong|too high|a mistake|not right)|i (?:disagree|do not agree|don't agree|dont agree)(?: with ${IT})?|i(?: have|'ve)? (?:already |just )?paid(?: (?:${IT}|it all|them))?(?: (?:already|last \w+))?|${IT} (?:is|was|has|has been) already (?:been )?paid|what if i (?:disagree|don't agree|do not agree|think ${IT} is wrong)`,
      `(?:das|${ES}) ist nicht (?:meine?|richtig|korrekt)(?: (?:rechnung|schuld|forderung))?|ich (?:schulde|kenne) (?:denen |das |die )?(?:nichts|nicht)|(?:das|${ES}) (?:stimmt nicht|ist falsch|ist zu hoch)|ich habe (?:das |${ES} )?(?:schon |bereits )?(?:be|über)?(?:zahlt|wiesen)|ich bin nicht einverstanden`,
      `ce n'est pas (?:ma (?:dette|facture)|à moi|juste|correct)|je (?:ne )?dois rien|(?:${CELA}|la somme) est (?:faux|fausse|erronée?|trop élevée?)|j'ai (?:déjà )?payé|je (?:ne suis pas|suis pas) d'accord|c'est (?:faux|une erreur)`,
      `(?:esto |eso )?no es (?:mi (?:deuda|factura)|mío|mía|correcto)|no debo (?:nada|eso|esto)|(?:${ESTO} )?está mal|ya (?:lo |la |he )?(?:pagué|pagado)|ya lo he pagado|no estoy de acuerdo|es un error`,
      `non è (?:il mio debito|la mia bolletta|mio|mia|giusto|corretto)|non devo (?:niente|nulla)|${QUESTO} è (?:sbagliat[oa]|errat[oa])|(?:l')?ho (?:già )?pagat[oa]|non sono d'accordo|è un errore`,
      `${DIT} is niet (?:van mij|mijn (?:schuld|rekening)|juist)|ik ben (?:niets|niks) schuldig|${DIT} (?:klopt niet|is fout)|ik heb (?:${DIT} )?(?:al )?betaald|ik ben het er niet mee eens`,
      `(?:これは)?(?:私の(?:借金|請求)|身に覚え)(?:では|が|じゃ)?(?:ありません|ない)|(?:もう|すでに)(?:払い|支払い)ました|(?:金額|内容)が(?:違います|間違っています)|納得(?:でき|がいき)ません`,
    ),
  ],
  [
    'appeal',
    whole(
      String.raw`(?:can|could|may|should|how (?:can|do|could)) i (?:appeal|challenge|dispute|object(?: to)?|contest|fight|complain(?: about)?|defend(?: myself)?)(?: (?:against |about )?(?:${IT}|against ${IT}))?|is there (?:an |a right of |any )?appeal`,
      `(?:kann|soll|wie kann|darf) ich (?:dagegen |(?:gegen ${ES}) )?(?:(?:widerspruch|einspruch|beschwerde|klage) (?:einlegen|erheben)|widersprechen|vorgehen|mich (?:dagegen )?wehren)`,
      `(?:puis-je|est-ce que je peux|comment) (?:puis-je )?(?:contester|faire (?:appel|opposition|un recours)|m'opposer|me défendre)(?: ${CELA})?`,
      `(?:puedo|cómo puedo) (?:recurrir|reclamar|apelar|oponerme|alegar|defenderme)(?:lo|la)?(?: ${ESTO})?`,
      `(?:posso|come posso) (?:fare (?:ricorso|opposizione|reclamo)|oppormi|contestar(?:e|lo|la)|impugnar(?:e|lo|la)|difendermi)(?: ${QUESTO})?`,
      `(?:kan|hoe kan) ik (?:(?:in )?(?:bezwaar|beroep|verzet)(?: (?:maken|gaan|aantekenen|instellen|doen))?|${DIT} betwisten|(?:een )?klacht indienen)`,
      `(?:異議|不服)(?:を)?(?:申し?立て|申立て)(?:は|られますか|ができますか|できますか|はできますか)*|争うことはできますか`,
    ),
  ],
  [
    'owing',
    whole(
      String.raw`(?:do|must|should) (?:i|we) (?:really |actually |even |legally )?(?:have to |need to |got to )?pay(?: (?:${IT}|them|all of ${IT}|the full (?:amount|sum)|everything))?|am i (?:really |legally )?liable(?: for ${IT})?|do i (?:really |actually )?owe (?:${IT}|them|the money)|should i (?:just )?pay(?: ${IT})?`,
      `muss ich (?:${ES} )?(?:wirklich |überhaupt |alles )?(?:be)?zahlen|schulde ich (?:denen )?das(?: wirklich)?`,
      `(?:dois-je|est-ce que je dois|faut-il|suis-je obligée? de) (?:vraiment |${CELA} )?(?:tout )?payer(?: ${CELA})?`,
      `(?:tengo que|debo|hay que) pagar(?:lo|la)?(?: ${ESTO}| todo)?`,
      `devo (?:davvero |proprio |per forza )?pagar(?:e|lo|la)(?: ${QUESTO}| tutto)?`,
      `moet ik (?:${DIT} )?(?:echt |wel |alles )?betalen`,
      `(?:本当に)?(?:払|支払)(?:わ|う)(?:なければなりませんか|ないといけませんか|必要がありますか|必要はありますか)`,
    ),
  ],
  [
    'powers',
    begins(
      String.raw`(?:can|could|will|may|might|are) they (?:going to |really |legally |just |even )*(?:take|send|come|enter|sue|arrest|evict|throw|kick|cut|stop|seize|freeze|report|visit|break|force|garnish|fire|charge|add|go to|use|get|do|put|keep|clamp|tow|sell|ring|call|phone|contact|tell)\b|(?:will|can|could) i (?:lose|go to (?:jail|prison|court)|get (?:a criminal|arrested|evicted)|be (?:arrested|evicted|sued|taken|sent|deported))|(?:will|does|can|could) ${IT} (?:affect|hurt|damage|go on|show on|ruin)`,
      `(?:können|dürfen|werden) die |kommt (?:dann |jetzt )?(?:der|ein) gerichtsvollzieher|(?:kann|muss) ich (?:dafür )?ins gefängnis|verliere ich|(?:gibt|bekomme ich) (?:das )?einen? (?:schufa|eintrag)|(?:kann|darf) (?:mir )?(?:mein )?(?:konto|lohn) gepfändet`,
      `(?:peuvent-ils|est-ce qu'ils peuvent|ils peuvent|vont-ils|peut-on) |(?:puis-je|vais-je) (?:aller en prison|perdre|être)`,
      `(?:pueden|me pueden|van a|me van a) |(?:puedo|voy a) (?:ir a la cárcel|perder)`,
      `(?:possono|mi possono|verranno|vengono) |(?:posso|rischio di) (?:andare in (?:prigione|galera|carcere)|perdere)`,
      `(?:kunnen|mogen|gaan|komen) ze |(?:kan|moet) ik (?:naar de gevangenis|mijn huis)`,
      `(?:給料|給与|家|車|口座|財産)(?:を|は|が)(?:差し押さえ|取ら)|逮捕され|裁判(?:に|を)(?:なり|起こ)|家に来(?:ます|られ)`,
    ),
  ],
]
