/** Signs of fraud in what somebody says on the phone, as a transcript prints it. */
import type { AuthenticitySign } from '@plainletter/contracts/reading'

export const CALL_PATTERNS = [
  {
    code: 'asks_for_pin',
    points: 'suspicious',
    weight: 3.6,
    says: 'It asks for a PIN, password or security code. Real firms never do.',
    pattern:
      /\b(?:have|with|bring)\b[^.\n]{0,60}\b(?:log[- ]?in|passcode|password|(?:credit|debit|bank) card)\b[^.\n]{0,24}\b(?:ready|at hand|handy|to hand)\b|\bwith (?:your|the) (?:[\w-]+ ){0,3}(?:id|log[- ]?in) and (?:your )?(?:password|pin)\b/i,
  },
  {
    // Offices know these numbers; whoever asks for them on the phone does not.
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 3.2,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    pattern:
      /\b(?:have|with|give|bring|confirm)\b[^.\n]{0,40}\b(?:social security|social insurance|medicare|national insurance)(?: card)? (?:number|no\.?|card)\b[^.\n]{0,60}\b(?:ready|at hand|handy|to hand|date of birth|activate|so (?:that )?we can)\b/i,
  },
  {
    code: 'promises_money',
    points: 'suspicious',
    weight: 3,
    says: 'It promises money out of nowhere.',
    pattern:
      /\b(?:marked|flagged|pre-?approved|selected|qualif(?:y|ied)|approved|eligible)\b[^.\n]{0,30}\bfor (?!public service)[^.\n]{0,24}\b(?:forgiveness|debt relief|loan relief)\b/i,
  },
  {
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 2.2,
    says: 'It asks for a small fee to free something bigger.',
    pattern:
      /[£$€]\s?\d{2,3}(?:\.\d\d)? (?:enrol+ment|application|set-?up|document|consultation) fee\b|\b(?:enrol+ment|application|set-?up|document|consultation) fee of [£$€]\s?\d/i,
  },
  {
    code: 'threatens_arrest',
    points: 'suspicious',
    weight: 5,
    says: 'It threatens arrest over money. Real debts do not work like that.',
    pattern:
      /\b(?:social (?:security|insurance) number|tax (?:file|id) number|your (?:name|identity|bank account))\b[^.\n]{0,40}[^]{0,40}\b(?:linked to|used (?:in|for)|connected to|found in)\b[^.\n]{0,30}\b(?:illegal|criminal|fraud(?:ulent)?|drugs?|money laundering)\b|\b(?:press|dial) (?:one|1)\b[^]{0,120}\b(?:warrant|arrest|custody|legal case)\b/i,
  },
  {
    code: 'false_purchase',
    points: 'suspicious',
    weight: 4.6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /\b(?:(?:vehicle|car|factory|auto)(?:'s)? (?:extended )?warranty|extended warranty)\b[^]{0,200}\b(?:press (?:one|1|two|2)|final (?:courtesy )?call|last courtesy call)\b|\bfinal (?:courtesy )?call\b[^]{0,120}\bwarranty\b/i,
  },
  {
    // A parcel that waits for some euros, and a link or a button to pay them with: whoever brings it takes them at the door.
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 6.5,
    says: 'It asks for a small fee to free something bigger.',
    pattern:
      /^(?![^]{2000})(?=[^]*(?<!\p{L})(?:paket|sendung|päckchen|colis|envoi|paquete|envío|pacco|spedizione|pakket|zending)(?!\p{L}))(?=[^]*(?<!\p{L})(?:(?:klein|gering|ausstehend|offen|fällig)e?[nrs]? (?:\p{L}+ )?(?:gebühr|betrag|porto|kosten)|(?:zoll|bearbeitungs|liefer|zustell|nach)(?:gebühr|porto|kosten)|(?:petits? )?frais (?:de |d['’])(?:douane|livraison|expédition|réexpédition|traitement|port)|(?:gastos|tasas?|tarifas?) (?:de )?(?:aduana|aduanera|envío|entrega|gestión|pendiente)|(?:spese|costi|tassa) (?:di )?(?:dogana|doganal[ei]|spedizione|consegna|giacenza)|(?:douane|verzend|invoer|bezorg|administratie)kosten)(?!\p{L})[^]{0,160}(?<![\d.,])\d[.,]\d\d ?(?:€|eur|chf)|[^]*(?<![\d.,])\d[.,]\d\d ?(?:€|eur|chf)[^]{0,120}(?:gebühr|frais|gastos|tasa|spese|kosten))(?=[^]*(?<!\p{L})(?:beglichen|begleichen|bezahl\p{L}*|zahlen|freigeb\p{L}*|freischalt\p{L}*|abschlie(?:ß|ss)en|régl\p{L}+|pay(?:er|ez)|acquitt\p{L}+|débloquer|pag(?:ar|ue|are|hi)|abon\p{L}+|liberar|sblocca\p{L}*|betaal|betalen|voldoe\p{L}*|vrijgeven)(?!\p{L}))(?=[^]*(?:https?:|\n[ \t]*(?:\[|>>|➡|👉)|(?<!\p{L})(?:(?:folgenden|diesen|den|untenstehenden) link|le lien|lien (?:suivant|ci-dessous)|el (?:siguiente )?enlace|il (?:seguente )?link|link (?:seguente|qui sotto)|(?:onderstaande|de|deze|volgende) link|cliquez|klicken|clic|klik)(?!\p{L})))(?![^]*(?:bestell(?:ung|nummer)|bestelbevestiging|numéro de commande|votre commande|su pedido|n[°º.] (?:de )?pedido|il suo ordine|bar beim zusteller|an der haustür))/iu,
  },
  {
    // A bank that means it says: the number on your card.
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 4.6,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    pattern:
      /\b(?:accessed|logged|signed|new (?:device|payee)|payment|transfer|transaction)\b[^]{0,120}\bif (?:this|it|that) (?:was|is)(?: not|n['’]t) you,? (?:please )?(?:call|ring|phone) (?:us )?(?:on |at )?[+(]?\d[\d ()-]{7}/i,
  },
  {
    code: 'threatens_arrest',
    points: 'suspicious',
    weight: 5,
    says: 'It threatens arrest over money. Real debts do not work like that.',
    pattern:
      /(?:europol|interpol|polizei|police|polic[íi]a|polizia|politie)[^]{0,200}(?:dr(?:ü|ue)cken sie die (?:1|eins)|appuyez sur|pulse (?:el )?1|prema (?:il )?(?:tasto )?1|toets (?:een )?1|press (?:1|one))/i,
  },
  {
    code: 'promises_money',
    points: 'suspicious',
    weight: 6,
    says: 'It promises money out of nowhere.',
    pattern:
      /\bearn(?:ing)?\b[^.\n]{0,40}[£$€]\s?\d[^.\n]{0,30}\b(?:a|per|each) (?:day|hour|week)\b[^]{0,160}\b(?:whats ?app|telegram)\b/i,
  },
  {
    // A benefit that nobody asked for, and the numbers of a bank or an insurance for it.
    code: 'promises_money',
    points: 'suspicious',
    weight: 7,
    says: 'It promises money out of nowhere.',
    pattern:
      /^(?![^]{2500})(?=[^]*\b(?:(?:pre-?)?(?:approved|selected|chosen|qualif(?:y|ied)|eligible)|entitled|free)\b[^.\n]{0,60}\b(?:cards?|allowance|benefits?|grant|rebate|relief|payment|brace|kit|device|funds|stimulus|subsidy|discount|voucher)\b|[^]*\b(?:card|allowance|grant|rebate|relief|brace|kit|device|funds|stimulus|subsidy|voucher)\b[^.\n]{0,40}\b(?:has|have) been (?:approved|reserved))[^]*\b(?:activat\w+|claim|releas\w+|receiv\w+|unlock|verif\w+|call|ring|reply|text)\b[^]{0,200}\b(?:medicare (?:number|id|card)|social security number|ssn|social insurance number|tax file number|tfn|national insurance number|pps number|(?:bank )?(?:routing|account|card) number|sort code|bsb|pin|cvv)\b[^.\n]{0,60}(?:\bready\b|\band (?:your )?(?:date of birth|bank|sort|routing|account|bsb|card)|$)/i,
  },
  {
    // What an office raises by itself needs no call: "to activate the increase, ring us and confirm your details".
    code: 'promises_money',
    points: 'suspicious',
    weight: 6,
    says: 'It promises money out of nowhere.',
    pattern:
      /^(?![^]{2500})[^]*\b(?:increase|raise|cost[- ]of[- ]living|cola|adjustment|bonus|boost|uplift|top-?up|supplement|back ?pay|stimulus|relief|rebate|refund|one-off payment|arrears payment)\b[^]{0,300}\b(?:to |please |you must )(?:activate|claim|releas\w+|receive|unlock|get|collect|process|start|trigger)\b(?: (?:it|this|them)| (?:the|your|this|these) (?:[\p{L}-]+ ){0,3}(?:increase|raise|adjustment|bonus|boost|uplift|top-?up|supplement|back ?pay|stimulus|relief|rebate|refund|payment|money|funds|benefits?))\b[^.\n]{0,40}\b(?:call|ring|phone|dial|text|reply|respond|click|tap|whats ?app)\b[^.\n]{0,80}\b(?:confirm|verify|provid|updat|validat|giv)(?:e|ing|y|ying)?\b[^.\n]{0,20}\b(?:(?:your|the) (?:[\p{L}-]+ ){0,2}(?:details|identity|information|number|account|bank))\b/iu,
  },
  {
    // Money back goes to the account that paid: "council tax rebate, enter your card". Who pays a bill types a card too.
    code: 'promises_money',
    points: 'suspicious',
    weight: 5,
    says: 'It promises money out of nowhere.',
    pattern:
      /^(?![^]{1200})(?![^]*(?:\b(?:pay|paying|payment of) (?:your|the|this|online|by|with|it)\b|bezahlen|payer|pagar|pagare|betalen))(?=[^]*(?<!\p{L})(?:rebate|refund|repayment|reimbursement|overpaid|erstattung|rückerstattung|gutschrift|remboursement|trop-perçu|devolución|reembolso|rimborso|teruggave|terugbetaling)(?!\p{L}))[^]*(?:\b(?:enter|provide|type in|submit|fill in|add|confirm|register|input|supply|give)\b[^.\n]{0,24}\b(?:your|a) (?:(?:debit|credit|bank|payment) )?card\b(?! (?:reader|machine))|(?<!\p{L})(?:saisi\p{L}+|renseign\p{L}+|introdu[cz]\p{L}+|inseri\p{L}+|geben sie|voer)(?!\p{L})[^.\n]{0,30}(?:carte bancaire|carte bleue|tarjeta|carta di credito|dati della (?:sua |tua )?carta|karten(?:daten|nummer)|kaartgegevens|pasnummer|bankpas))/iu,
  },
  {
    // A plan that nobody took, charged within hours or "if you have not authorized this", and a team to call who would rather not. A true renewal names its day.
    code: 'false_purchase',
    points: 'suspicious',
    weight: 6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /^(?![^]{2000})(?=[^]*\b(?:renew(?:al|ed|s|ing)?|subscription|membership|(?:protection|support|security|coverage) plan|antivirus)\b)(?=[^]*\b(?:auto(?:matic(?:ally)?)?[- ]?(?:payment|debit(?:ed)?|renew(?:al|ed)?|charged?|deduct(?:ed|ion)?)|(?:debited|deducted|charged|withdrawn|processed))\b)(?=[^]*(?:\b(?:(?:with)?in (?:the )?(?:next )?(?:\d{1,2} ?(?:-|to) ?)?(?:12|24|36|48|72) ?(?:hours|hrs)|(?:today|tonight))\b|(?:\bnot|n['’]t) authori[sz]ed? (?:this|the|any|that) (?:transaction|charge|payment|purchase|renewal|order|debit)\b))[^]*(?:\b(?:call|ring|phone|dial|reach|contact)\b[^.\n]{0,40}\b(?:billing|refunds?|cancell?ations?|support|help|customer (?:care|service)|toll[- ]free)\b[^\n]{0,140}\b(?:cancel\w*|refunds?|(?:not|n['’]t) (?:wish|want|continue|authori[sz]ed?)|dispute)\b|\b(?:cancel\w*|refunds?|(?:not|n['’]t) (?:wish|want|continue|authori[sz]ed?)|dispute)\b[^\n]{0,140}\b(?:call|ring|phone|dial|reach|contact)\b[^\n]{0,60}[+(]?\d[\d ()-]{7})/i,
  },
] as const satisfies readonly {
  code: string
  points: AuthenticitySign['points']
  weight: number
  says: string
  pattern: RegExp
}[]
