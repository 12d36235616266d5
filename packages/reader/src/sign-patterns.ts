/** Signs that a pattern of words shows, each with its weight for the question "is this a scam?". */
import type { AuthenticitySign } from '@plainletter/contracts/reading'

export const SIGN_PATTERNS = [
  {
    // A game of chance "agreed on the phone", and the seizure of a pension for it: no court has heard of either.
    code: 'cannot_do_this',
    points: 'suspicious',
    weight: 5.5,
    says: 'It threatens things that a debt collector cannot do.',
    pattern:
      /^(?=[^]{0,4000}(?<!\p{L})(?:lotto|euro-?jackpot|(?:\p{L}+)?gewinnspiel\p{L}*|gewinner-? ?zentrale|glücksspiel\p{L}*|loterie|jeu-concours|lotería|sorteo|lotteria|concorso a premi|loterij|staatsloterij)(?!\p{L}))(?=[^]{0,4000}(?<!\p{L})(?:pfändung|zwangsvollstreckung|kontopfändung|zahlungsbefehl|gerichtsvollzieher|saisie|huissier|embargo|pignoramento|ufficiale giudiziario|beslag|deurwaarder)(?!\p{L}))(?![^]{0,4000}(?:aktenzeichen des gerichts|amtsgericht \p{Lu}|vollstreckungsbescheid vom|titre exécutoire (?:du|n°)))/iu,
  },
  {
    // "Confirma tu contraseña y el código aquí: http://…": a message that wants the key to an account behind a link.
    code: 'asks_for_pin',
    points: 'suspicious',
    weight: 5,
    says: 'It asks for a PIN, password or security code. Real firms never do.',
    pattern:
      /^(?![^]{900})[^]*(?<!\p{L})(?:confirm\p{L}*|verif\p{L}*|vérif\p{L}*|valid\p{L}*|bestätig\p{L}*|gib|geben|eingeben|conferm\p{L}*|inseri\p{L}*|introdu[cz]\p{L}*|ingres[ae]\p{L}*|saisi\p{L}*|indiqu\p{L}*|entre[rz]|bevestig\p{L}*|vul|voer|enter|update)(?!\p{L})[^.\n]{0,60}(?<!\p{L})(?:contraseña|clave|código|passwort|kennwort|pin|tan|sicherheitscode|mot de passe|code|password|passwords|codice|wachtwoord|beveiligingscode|passcode)(?!\p{L})[^]{0,160}(?:https?:\/\/|www\.)[\p{L}\p{N}.-]*(?:-|\d)[\p{L}\p{N}.-]*\.\p{L}{2,}/iu,
  },
  {
    // "Ihre 2.400 Punkte verfallen heute: bonus-punkte24.com": what somebody is said to hold is gone by tomorrow, but for a link.
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 5,
    says: 'It pushes you to a link.',
    pattern:
      /^(?![^]{500})(?=[^]*(?:[£$€]|\d ?(?:points?|punkte|puntos|punti|punten|euros?|eur|chf|円|ポイント)))[^]*(?<!\p{L})(?:expir(?:e|es|ent|ing|an|eront)|verf(?:ällt|allen)|caducan?|vencen?|scad(?:e|ono)|verval(?:t|len)|verlo(?:opt|pen)|lapses?|失効)(?!\p{L})[^.\n]{0,20}(?<!\p{L})(?:demain|aujourd['’]hui|ce soir|heute|morgen|hoy|mañana|oggi|domani|vandaag|today|tomorrow|tonight|本日|明日)[^]*(?<![@\p{L}\d.-])(?:https?:\/\/)?[\p{L}\d]+-[\p{L}\d-]+\.\p{L}{2,}/iu,
  },
  {
    // "Your domain tarnpots.example will be terminated within 24 hours", and a link to pay: registrars leave weeks.
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 5,
    says: 'It pushes you to a link.',
    pattern:
      /\bdomain\b[^\n]{0,80}\b(?:terminat\w+|expire|suspend\w+|delet\w+|lost)\b[^\n]{0,40}\b(?:with)?in (?:12|24|48) hours\b(?=[^]{0,1500}https?:)/i,
  },
  {
    code: 'pressure_hours',
    points: 'suspicious',
    weight: 1.8,
    says: 'It gives you only hours. Criminals hurry people.',
    pattern:
      /\b(?:within|in)(?<!\bwe (?:\w+ ){0,2}(?:answer|reply|respond|decide|call|get|act|tell)\b[^.\n]{0,20}\b(?:within|in))(?<!\b(?:reviews?|appeals?|decisions?|claims?|requests?|complaints?|repl(?:y|ies)|refunds?|orders?|supply|power|heating)\b[^.\n]{0,24}\b(?:will|is|are)(?: \w+){0,3} (?:conducted|completed|decided|made|reviewed|processed|answered|resolved|restored|reconnected|dispatched|delivered) (?:within|in)) (?:the )?(?:next )?(?:\d{1,2}|one|two|three|four|six|twelve|twenty[- ]four|forty[- ]eight) ?(?:hours?|hrs?|minutes|mins)\b|\b(?:before|by) (?:\d{1,2} ?[ap]m |midnight )?(?:tonight|tomorrow)\b|\b(?:von|binnen|sous|les|en|entro|de) \d{1,2} (?:stunden|uur|heures|horas|ore)\b|\d{1,2}時間以内/i,
  },
  {
    // A true fine leaves weeks, and prints its number.
    code: 'pressure_hours',
    points: 'suspicious',
    weight: 6,
    says: 'It gives you only hours. Criminals hurry people.',
    pattern:
      /^(?![^]{0,4000}(?:\d[\d ]{7,}\d|\p{Lu}[-/]?\d{5}|n[°º.] ?\d{4}))[^]{0,600}(?:amende|contravention|infraction|bußgeld|strafzettel|verwarnungsgeld|multa|sanción|infracción|contravvenzione|boete|verkeersboete)[^]{0,500}(?:binnen|innerhalb von|in|sous|dans les|en|dentro de(?: las)?|entro(?: le)?) (?:24|48|72) ?(?:h|stunden|heures|horas|ore|uur)(?![a-z])/iu,
  },
  {
    // A page that takes money for a fine without its number or the car, and praises how safe it is.
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 6,
    says: 'It pushes you to a link.',
    pattern:
      /^(?![^]{900})(?![^]*(?:\d[\d ]{7,}\d|\p{Lu}[-/]?\d{5}|véhicule|immatricul|kennzeichen|fahrzeug|matrícula|vehículo|targa|veicolo|kenteken|voertuig|vehicle|n[°º.] ?\d{4}))[^]*(?:amende|post-stationnement|contravention|parkverstoß|bußgeld|strafzettel|multa|contravvenzione|sosta|boete|parkeer|parking (?:fine|charge|ticket)|speeding)[^]*(?<!\p{L})(?:site|page|paiement|plateforme|seite|zahlung|portal|página|pago|sitio|sito|pagina|pagamento|website|betaling|betaalomgeving|payment)(?: (?:est|is|ist|es|è|entièrement|totalement|vollständig|volledig|completamente|totalmente|fully|completely|100 ?%|\p{L}{2,12} verschlüsselt und)){0,3} (?:sécurisée?|sicher|gesichert|segur[oa]|sicur[oa]|veilig|beveiligd|secured?)(?!\p{L})/iu,
  },
  {
    // A court that wants money over the phone.
    code: 'cannot_do_this',
    points: 'suspicious',
    weight: 7,
    says: 'It threatens things that a debt collector cannot do.',
    pattern:
      /^(?![^]{700})[^]*\b(?:jury duty|warrant (?:is )?(?:out )?for your arrest|you will be arrested|arrest warrant)\b[^]*\b(?:over the phone|gift cards?|right now|within the hour|bitcoin|western union|cash ?app|zelle)\b/i,
  },
  {
    // An officer who is on the way, and who turns back for a transfer to somebody's own account.
    code: 'cannot_do_this',
    points: 'suspicious',
    weight: 6.5,
    says: 'It threatens things that a debt collector cannot do.',
    pattern:
      /^(?=[^]{0,4000}\b(?:bailiffs?|enforcement|high court|warrant|sheriffs?|officers?|arrest)\b)(?=[^]{0,4000}\b(?:to (?:cancel|stop|halt|avoid|prevent|call off|suspend) (?:the|this|your|our|an?|his|her) (?:visit|removal|attendance|arrest|warrant|seizure|eviction|case|agents?|officers?|bailiffs?)|turn(?:ed)? back|will be called off)\b)(?=[^]{0,4000}\b(?:bank transfer|wire transfer|instant transfer|transfer (?:of )?[£$€]|sort code|revolut|monzo|zelle|venmo|cash ?app)\b)[^]{0,4000}\b(?:whats ?app|telegram|screenshots?|photo of (?:the|your) (?:payment|receipt)|(?:officer|agent|bailiff|inspector|case ?worker|manager)['’]s (?:\w+ )?account|holding account|account name:? \p{Lu}\.? ?\p{Lu}\.? \p{Lu}\p{Ll}+)/iu,
  },
  {
    // An office that writes in one breath, without a number and with hours to pay.
    code: 'pressure_hours',
    points: 'suspicious',
    weight: 6,
    says: 'It gives you only hours. Criminals hurry people.',
    pattern:
      /^(?![^]{500})(?![^]*\d[\d ./-]{6,}\w)[^]{0,60}(?:belastingdienst|cjib|finanzamt|zoll(?:amt)?|gerichtsvollzieher|hmrc|dvla|irs|dgfip|impots|trésor public|agencia tributaria|dgt|seguridad social|agenzia delle entrate|inps|ato|mygov|revenue)(?!\p{L})[^]*(?:within|in|binnen|innerhalb von|sous|dans les|en|dentro de(?: las)?|entro(?: le)?) (?:12|24|48|72) ?(?:h|hours?|stunden|heures|horas|ore|uur)(?!\p{L})/iu,
  },
  {
    // An unpaid charge of nobody for nothing, and a number to call today: the Japanese "fictitious bill".
    code: 'pressure_hours',
    points: 'suspicious',
    weight: 7,
    says: 'It gives you only hours. Criminals hurry people.',
    pattern:
      /^(?![^]{260})(?![^]*(?:株式会社|合同会社|有限会社|事務所|様\n|第\d+号|\d円))[^]*(?:未納|未払|未精算|(?:精算|入金|納付|お?支払い?)の?ご?確認が(?:取れ|でき))[^]*(?:本日中|本日ご?連絡|至急|\d{1,2}時間以内)[^]*(?:法的|訴訟|差し?押|裁判)/u,
  },
  {
    // The same in the name of a firm that everybody knows: it would print the sum and whose it is.
    code: 'pressure_hours',
    points: 'suspicious',
    weight: 7,
    says: 'It gives you only hours. Criminals hurry people.',
    pattern:
      /^(?![^]{260})(?![^]*(?:様\n|第\d+号|\d円))(?=[^]*(?:アマゾン|amazon|ヤフー|yahoo|楽天|ntt|ドコモ|docomo|kddi|ソフトバンク|softbank|dmm|メルカリ|グーグル|google|アップル|apple|ネットフリックス|netflix|ヤマト運輸|佐川急便))[^]*(?:未納|未払|未精算|精算|利用料|閲覧料|登録料)[^]*(?:本日|至急|今日中|\d{1,2}時間以内)[^]*(?:法的|訴訟|差し?押|裁判)/iu,
  },
  {
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 6,
    says: 'It pushes you to a link.',
    pattern:
      /^(?![^]{500})[^]*(?:parcel|package|delivery|colis|livraison|paket|sendung|paquete|envío|pacco|spedizione|pakket|bezorging|荷物|お届け)[^]*(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:[a-z0-9-]{2,40}\.){1,3}(?:xyz|top|online|site|shop|info|link|click|live|icu|vip|cc|buzz|cfd)(?![\p{L}\p{N}])/iu,
  },
  {
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 5,
    says: 'It pushes you to a link.',
    pattern:
      /\breply (?:with |to )?["'(]?(?:y|yes|1)\b[^.\n]{0,30}\b(?:re-?open|exit|close)\b|\b(?:copy|paste) (?:the|this) link (?:in)?to (?:your |the )?(?:safari|browser|chrome)|\blink (?:in|into|to) (?:your |the )?(?:safari|chrome)\b/i,
  },
  {
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 5,
    says: 'It pushes you to a link.',
    pattern:
      /\b(?:package|parcel|item|shipment)\b[^]{0,120}\b(?:incomplete|incorrect|invalid|wrong|missing|unclear)\b[^.\n]{0,30}\baddress\b[^]{0,160}(?:https?:\/\/|\blink\b)/i,
  },
  {
    code: 'has_claim_number',
    points: 'genuine',
    weight: 0.5,
    says: 'It has a claim number in the style that courts use.',
    pattern:
      /\b(?:claim|case) (?:no\.?|number)[:\s]{0,12}(?:[A-Z0-9]{1,4}[A-Z]{1,3}\d{2,5}[A-Z0-9]{0,4}|[A-Z]\d[A-Z]{2}\d{2,4}[A-Z0-9]{0,3}|\d{3}MC\d{3})\b/i,
  },
  {
    code: 'has_fca_number',
    points: 'genuine',
    weight: 0.8,
    says: 'It prints an FCA number. You can check it on the FCA register.',
    pattern:
      /\b(?:FCA|firm reference(?: number)?|FRN|reference number|interim permission)[^\n]{0,30}?\b\d{6}\b/i,
  },
  {
    code: 'has_company_number',
    points: 'genuine',
    weight: 0.8,
    says: 'It prints a company number. You can check it at Companies House.',
    pattern:
      /\b(?:company|registered|registration|reg(?:istered)?\.? in england(?: and wales)?|england(?: and wales)?)\b[^\n]{0,30}?\b(?:\d{7,8}|SC\d{6}|OC\d{6}|NI\d{6})\b/i,
  },
  {
    // A firm that is paid already tells of another account while a sum is due.
    code: 'changed_bank_details',
    points: 'suspicious',
    weight: 6,
    says: 'It says the bank details have changed. Check by phone, with a number you already had.',
    pattern:
      /\baccount (?:that )?(?:we|i) (?:gave|sent|provided) you\b[^]{0,200}\b(?:these|the following|this|new)\b[^.\n]{0,24}\b(?:details|account)\b|\b(?:trust|client|business|bank) account (?:is|has been|was)(?: currently| temporarily)? (?:being |under )?(?:audit(?:ed)?|frozen|closed|suspended|changed)\b[^]{0,200}[£$€]\s?\d/i,
  },
  {
    code: 'personal_bank_account',
    points: 'suspicious',
    weight: 3.5,
    says: 'It wants the money in a private person’s account.',
    pattern:
      /\b(?:personal|private) (?:bank )?account of (?:our|my|the|mr|mrs|ms)\b|\baccount of (?:our|the) (?:court |enforcement )?officer\b|\b(?:officer|agent|bailiff|inspector|case ?worker)['’]s (?:own |personal |holding |private |bank )?account\b/i,
  },
  {
    code: 'personal_bank_account',
    points: 'suspicious',
    weight: 2,
    says: 'It wants the money in a private person’s account.',
    pattern:
      /\baccount name[:\s]{1,3}(?:mr|mrs|ms|miss)\b|\bpay(?:able)? to (?:mr|mrs|ms|miss) \p{Lu}|\bname: \p{Lu}\.? \p{Lu}\p{Ll}+\s+sort/iu,
  },
  {
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 2.2,
    says: 'It asks for a small fee to free something bigger.',
    pattern:
      /\b(?:redelivery|customs|admin|release|processing|handling|shipping|verification|unpaid shipping|delivery)(?: \w+)? (?:fee|charge)s?\b[^.\n]{0,60}[£$€]\d|[£$€]\d{1,2}\.\d\d (?:\w+ ){0,3}(?:redelivery|customs|admin|release|processing|handling|verification|shipping) (?:fee|charge)/i,
  },
  {
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 5,
    says: 'It asks for a small fee to free something bigger.',
    pattern:
      /\b(?:position|job|work[- ]from[- ]home|vacancy|your cv|earn(?:ing)? up to|prize|winnings|grant|loan)\b[^]{0,240}\b(?:registration|training|activation|clearance|insurance|security|admin\w*|upfront|one[- ]time) fee\b[^.\n]{0,60}[£$€]\s?\d|[£$€]\s?\d[^.\n]{0,40}\b(?:registration|activation|clearance) fee\b[^]{0,120}\b(?:job|position|prize|winnings|grant|loan)\b/i,
  },
  {
    code: 'family_emergency',
    points: 'suspicious',
    weight: 7.5,
    says: 'It claims to be family on a new number.',
    pattern:
      /\b(?:hi|hey|hello) (?:mum|mom|dad|grandma|grandpa|nan|gran)\b[^]{0,500}[£$€]\s?\d[^]{0,400}\b(?:send|transfer|venmo|zelle|paypal|bail|gift cards?|account)\b/i,
  },
  {
    code: 'false_purchase',
    points: 'suspicious',
    weight: 6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /\b(?:if|in case),? you (?:did not|didn't|have not) [^.]{0,60}\bcall (?:our|the) (?:billing|refunds?|cancellation|dispute) (?:support )?(?:team|department|desk|line|helpline)\b[^.]{0,60}\d{3}/i,
  },
  {
    code: 'false_purchase',
    points: 'suspicious',
    weight: 4.4,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /\b(?:invoice|payment|charged?|purchase|order|subscription|renew\w*)\b[^]{0,300}\b(?:if|in case),? you (?:did not|didn't|have not) (?:authori[sz]ed?|make|made|place|placed|recogni[sz]ed?) (?:this|the|it)\b[^.]{0,80}\bcall\b[^.]{0,60}\d{3}|\bto cancel\b[^.]{0,40}\bcall\b[^.]{0,40}\bwithin \d+ hours\b/i,
  },
  {
    // "Your adviser here: a transfer is under way, call back on …": nothing that only the bank knows, and a number of its own.
    code: 'false_purchase',
    points: 'suspicious',
    weight: 6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /^(?![^]{360})(?=[^]*(?<!\p{L})(?:opération|virement|paiement|prélèvement|achat|transaction|überweisung|abbuchung|zahlung|transaktion|operación|transferencia|cargo|compra|operazione|bonifico|addebito|pagamento|overboeking|betaling|afschrijving|transactie)(?!\p{L}))(?=[^]*(?:(?<!\p{L})en (?:cours|attente|curso)|(?<!\p{L})in (?:corso|behandeling|bearbeitung)|suspect|inhabituel|non (?:autoris|autorizz|reconnu)|frauduleu|fraudulent|verdächtig|ungewöhnlich|veranlasst|(?<!\p{L})läuft(?!\p{L})|nicht (?:von ihnen )?autorisiert|sospe(?:ch|tt)os|no (?:autorizad|reconocid)|anomal|verdacht|ongebruikelijk|niet (?:door u )?geautoriseerd))[^]*(?<!\p{L})(?:(?:r?appel|contact)ez|téléphonez|rufen|anrufen|wählen|llame|llámenos|contacte|chiam[ai]|richiami|contatti|bel(?:t u)?)(?!\p{L})[^!?\n]{0,50}\d(?:[ ./-]?\d){7}/iu,
  },
  {
    // A bank does not mend a break-in by a renewal that the message asks for.
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 6,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    pattern:
      /^(?![^]{260})(?![^]*(?:装った|騙る|かたる|ご注意ください|当店窓口|様\n))(?=[^]*(?:口座|カード|アカウント|ご利用の|バンキング))(?=[^]*(?:不正(?:な)?(?:アクセス|利用|ログイン|取引|送金)|第三者(?:から|による|の)|異常な(?:アクセス|取引|ログイン)|利用(?:を)?(?:制限|停止)))[^]*(?:更新手続き|再開手続き|本人(?:様)?(?:認証|確認)|(?:お)?手続き|認証|再設定|解除|確認)(?:を|が)?(?:お願い|必要|行って|完了|して|ください|下さい)/u,
  },
  {
    code: 'avoids_known_contact',
    points: 'suspicious',
    weight: 4,
    says: 'It tells you not to use the address or number that you know.',
    pattern:
      /\b(?:do not|don't|please not) (?:write|reply|call|ring|contact|send)\b[^.\n]{0,30}\b(?:usual|known|normal|old|address you know|number you know)\b[^.\n]{0,24}|(?<!\p{L})nicht an die (?:ihnen )?(?:bekannte|übliche|bisherige) (?:adresse|anschrift|nummer|stelle)|n'(?:écrivez|appelez|utilisez) pas[^.\n]{0,24}(?:habituel|connu)|no (?:escriba|llame|contacte)[^.\n]{0,24}(?:habitual|conocid)|non (?:scriva|chiami|contatti)[^.\n]{0,24}(?:solit|abitual)|niet naar het (?:bekende|gebruikelijke) (?:adres|nummer)/iu,
  },
  {
    code: 'bad_spelling',
    points: 'suspicious',
    weight: 2.2,
    says: 'It has mistakes that a real sender would not make.',
    pattern:
      /\b(?:custom{2}er|debter|enforcment|recieved?|verifiy|immediatly|goverment|acount|tv[- ]licencing)\b|\b(?:was|has|been) refuse\b|\bwill (?:be cancel|suspended|be suspend)\b|\bthank for\b/i,
  },
  {
    code: 'cannot_do_this',
    points: 'suspicious',
    weight: 1.2,
    says: 'It threatens things that a debt collector cannot do.',
    pattern:
      /\b(?:imprisoned|prison|jail|inform your (?:employer|neighbours|family)|blacklisted|break (?:down|into)|deported|your (?:employer|neighbours) will be)\b/i,
  },
] as const satisfies readonly {
  code: string
  points: AuthenticitySign['points']
  weight: number
  says: string
  pattern: RegExp
}[]
