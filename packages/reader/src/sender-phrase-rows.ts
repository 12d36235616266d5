/** Sentences and signatures that only a sender's name stands in. */
import { NAME } from './organisation-name.ts'

/** The name is the group that matches; a firm's name counts one more, any other two less. */
export const PHRASES = [
  // "Credit is provided by Marsh Finance Limited trading as Tarn Club".
  {
    score: 6,
    pattern: new RegExp(
      String.raw`\b(?:[Pp]rovided|[Oo]ffered|[Oo]perated|[Ii]ssued|[Ss]upplied|[Ss]ent) by (?:the )?[\p{Lu}\d][\p{L}\p{N}&.,' -]{2,60}? (?:[Tt]rading as|[Tt]\/[Aa]) (${NAME})`,
      'gu',
    ),
  },
  {
    score: 6.5,
    pattern: new RegExp(
      String.raw`(${NAME})(?:,? \([^)\n]{1,40}\),?)?,? (?:(?:(?:is|are) )?(?:a |the )?(?:trading (?:name|style)s? (?:of|for)|brand of)|(?:is|are) (?:a )?(?:authorised (?:and|&) regulated|registered (?:in|as)|a company registered|regulated by|a limited company|a member of|part of|an? (?:not.for.profit|registered (?:charity|provider|society)|licensed|accredited)))`,
      'gu',
    ),
  },
  {
    score: 5.5,
    pattern: new RegExp(
      String.raw`(?:[Ff]or and on behalf of|[Ss]igned (?:for|on behalf of)|[Ii]ssued by|[Tt]his (?:notice|letter|charge|bill) (?:is|was) (?:issued|sent|given|served) by|FOR AND ON BEHALF OF|[Pp]or la empresa|[Pp]our la société|[Pp]our l['’]entreprise|[Pp]er la società|[Ff]ür die (?:Firma|Gesellschaft))[ :,\n]{1,3}(?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    score: 5,
    pattern: new RegExp(
      String.raw`\b(?:[Tt]he creditor (?:is|in this case is)|[Ww]e are|[Ww]e,|[Hh]ere at|[Ww]elcome to|[Tt]hank you for (?:choosing|contacting)) (?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    score: 4.5,
    pattern: new RegExp(
      String.raw`(${NAME}),? (?:acting (?:for|on behalf of)|as agents? for|on behalf of|registered (?:office|in|no|number)|company (?:no|number|registration)|reg(?:istered)?\.? (?:no|office)|VAT)`,
      'gu',
    ),
  },
  {
    score: 4,
    pattern: new RegExp(
      String.raw`(?:[Cc]he(?:que|ck)s? payable to|[Pp]ayable to|[Mm]ake payments? to|[Pp]ay to:|[Aa]cc(?:oun)?t?\.? [Nn]ame:?|[Ff]rom:|[Pp]ayee:?|[Ss]ender:|[Oo]perator:|[Cc]ompany:|[Ee]mployer:|[Aa]bsender(?: \([^)\n]{2,24}\))?:|[Ee]xpéditeur(?: \([^)\n]{2,24}\))?\s?:|[Aa]fzender:|[Mm]ittente:|[Rr]emitente:|[Kk]ontoinhaber(?:in)?:|[Zz]ahlungsempfänger:|[Nn]ame and address of (?:the )?landlord:) ?["']?(?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    // "Notification de trop-perçu - CAF", "Le Conseil d'administration de l'AIMH a l'honneur".
    score: 5,
    pattern:
      /(?:^[^\n]{8,60} - (?=(?:CAF|MSA|URSSAF|CPAM|CARSAT|INPS|INSS|SEPE|UWV|SVB)[ \t]*$)|(?:[Cc]onseil d['’]administration|[Cc]omité|[Bb]ureau) (?:de l['’]|du |de la )(?=[^\n]{2,50} (?:a l['’]honneur|vous invite|vous convie)))(\p{Lu}[\p{L}]{2,20}(?: \p{Lu}\p{L}+){0,4})/gmu,
  },
  {
    // Where to send what is asked for.
    score: 4,
    pattern: new RegExp(
      String.raw`\b(?:[Rr]ecording requested by and )?(?:when recorded )?(?:[Pp]ay|[Ss]end|[Ss]ubmit|[Rr]emit|[Mm]ail)\b[^\n]{0,50}\b(?:(?:to|at) (?:this|the following) address:?|(?<=recorded mail )to:)\s*\n\s*(${NAME})`,
      'gu',
    ),
  },
  {
    // "This is Jen from Tarn Enforcement".
    score: 5.5,
    pattern: new RegExp(
      String.raw`\b(?:[Tt]his is|[Ii]t['’]s|[Ii] am|[Ii]['’]m|[Mm]y name is) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? (?:(?:calling |here )?from|at|of|with) (?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    // "Hi Moana, it's Tarn Tyres." at the head of a message.
    score: 6,
    pattern: new RegExp(
      String.raw`^\s*(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Kk]ia ora|[Gg]['’]day|[Gg]ood (?:morning|afternoon|evening))(?: [\p{L}.'-]{1,20}){0,3}[,.!] )?(?:[Tt]his is|[Ii]t['’]s|[Ii]t is) (?:the )?(${NAME})(?=[.,!:;])`,
      'gu',
    ),
  },
  {
    // "Location: Meeting Room 2, Tarn Foods Ltd": where an employer asks the reader to come.
    score: 4,
    pattern: new RegExp(
      String.raw`(?:^|\n)[ \t]*(?:[Ll]ocation|[Vv]enue|[Pp]lace):[ \t]*[^\n,]{0,30}\b(?:[Rr]oom|[Oo]ffice|[Ss]uite|[Ff]loor)\b[^\n,]{0,20}, (${NAME} (?:Ltd|Limited|plc|PLC|LLP|LLC|Inc|DAC))\b`,
      'gu',
    ),
  },
  {
    // "WHAT DOES TARN CREDIT UNION DO WITH YOUR PERSONAL INFORMATION?": the privacy form of American banks.
    score: 9,
    pattern: new RegExp(
      String.raw`\b[Ww](?:HAT DOES|hat does) (?:[Tt]he |THE )?(${NAME}?) (?:DO WITH YOUR|do with your) (?:PERSONAL|personal)\b`,
      'gu',
    ),
  },
  {
    // "From: Ada Quill, Tarn Lamps Ltd".
    score: 7,
    pattern: new RegExp(
      String.raw`(?:^|\n)[Ff]rom: ?(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}|Payroll|Accounts|HR|Personnel|Management),(?: [\p{L} &/-]{3,50},)? (${NAME})`,
      'gu',
    ),
  },
  {
    // "R. Quill, of 8 Tarn Close, Marsham, hereby gives notice".
    score: 9,
    pattern: new RegExp(
      String.raw`(?:^|\n)[ \t]*((?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'-]+|${NAME}),? of (?=\d)[^\n]{8,70}, hereby\b`,
      'gu',
    ),
  },
  {
    // 'The Tarn Owners Association ("the Association") hereby notifies you'.
    score: 6,
    pattern: new RegExp(
      String.raw`(${NAME})(?: \([^)\n]{1,40}\))?,? (?:hereby (?:notif|inform|demand|request|require|advis|gives? )|gives? (?:you )?notice|notifies you|has authorised us)`,
      'gu',
    ),
  },
  {
    // "The landlord Tarn Council intends to apply to the court": a notice by its form.
    score: 7,
    pattern: new RegExp(
      String.raw`\b[Tt]he [Ll]andlord,? (${NAME}),? (?:intends?|proposes?|is going) to apply\b`,
      'gu',
    ),
  },
  {
    // "It is the intention of Tarn Freehold Ltd to carry out works".
    score: 6,
    pattern: new RegExp(
      String.raw`\b[Ii]t is the intention of (?:the landlord,? )?(${NAME}),? (?:\([^)\n]{1,30}\),? )?to (?:carry out|enter into)\b`,
      'gu',
    ),
  },
  {
    // "From creditor: Tarn Motor Finance": a form that says which party writes.
    score: 9,
    pattern: new RegExp(
      String.raw`(?:^|\n)[ \t]*(?:[Ff]rom|FROM) (?:the )?(?:[Cc]reditor|[Ll]ender|[Ll]essor|[Ss]upplier|[Cc]laimant|[Ll]andlord):[ \t]*(${NAME})`,
      'gu',
    ),
  },
  {
    // "Tarn Rights, Inc. represents the copyright owner", in a notice that a provider passes on.
    score: 11,
    pattern: new RegExp(
      String.raw`(?:^|\n|[.] )[ \t]*(${NAME}(?:,? (?:Inc|LLC|Ltd|GmbH)\.?)?),? (?:represents|acts (?:for|on behalf of)|is (?:the|an) (?:authori[sz]ed )?(?:agent|representative) (?:of|for)|is authori[sz]ed (?:to act )?(?:by|on behalf of|for)) (?:the )?(?:copyright|rights?|trade ?mark|content)[- ]?(?:owners?|holders?)\b`,
      'gu',
    ),
  },
  {
    // 'Tarn Rights Group, LLC ("We") represent the owner of the film': who writes, by the word it takes for itself.
    score: 9,
    pattern: new RegExp(
      String.raw`(?:^|\n|[.] )[ \t]*(${NAME}(?:,? (?:Inc|LLC|L\.L\.C|LLP|Ltd|Corp|GmbH|P\.?C)\.?)?),? \(["']?(?:[Ww]e|WE|[Uu]s|[Oo]ur [Ff]irm|[Tt]he [Ff]irm)["']?\),? (?:are |is |have |has |am )?(?:represents?|acts?|acting|retained|instructed|engaged|writ(?:e|es|ing)|owns?|hereby|been|the|an?)\b`,
      'gu',
    ),
  },
  {
    // "TAKE NOTICE that Tarn Homes intends to register a lien": the party of a statutory form.
    score: 6,
    pattern: new RegExp(
      String.raw`\b(?:[Tt]ake|TAKE) (?:[Nn]otice|NOTICE),? that (?:the )?(${NAME}(?: [Nn]o\. ?\d{1,6})?) (?:intends|proposes|claims|demands|requires|will|has)\b`,
      'gu',
    ),
  },
  {
    // "Please send your observations to:", a person, and the firm below.
    score: 5.5,
    pattern: new RegExp(
      String.raw`\b(?:[Ss]end|[Ww]rite|[Rr]eply|[Pp]ost)\b[^\n]{0,50}\bto:[ \t]*\n+[ \t]*\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+[ \t]*\n[ \t]*(${NAME})`,
      'gu',
    ),
  },
  {
    // Who holds the account.
    score: 5,
    pattern: new RegExp(
      String.raw`(?:t\.n\.v\.|[Tt]en name van|[Kk]ontoinhaber:|[Ee]mpfänger:|à l'ordre de|a nombre de|[Ii]ntestato a) (${NAME})`,
      'gu',
    ),
  },
  {
    score: 4,
    pattern: new RegExp(
      String.raw`(?:^|\n)(?:The )?(${NAME}(?:, (?:Inc|LLC|N\.A)\.?)?) (?:(?:is|are) (?:considering|attempting|trying|writing|now)|(?:supplies|provides|manages|owns|runs) (?:your|the)|(?:has|have)(?! (?:told|instructed|asked|appointed|passed|sold|assigned|authorised|engaged)\b)|believes?|obtained|wishes|will|now owns?|bought|recently)\b`,
      'gu',
    ),
  },
  {
    // "le comunicamos que X S.A., con CIF ..., ha decidido", "X S.p.A. ti informa che".
    score: 6,
    pattern: new RegExp(
      String.raw`(?:que|che|dass|dat) (?:la (?:empresa|società|société) )?(${NAME}(?:,? S\.?[AL]\.?(?:U\.?)?)?),? (?:con (?:C\.?I\.?F|N\.?I\.?F)\.?[^,\n]{1,24}, )?(?:ha|hat|heeft|a) (?:decidido|deciso|beschlossen|besloten|décidé)|(?:^|\n)(${NAME}(?: S\.?p\.?A\.?| S\.?r\.?l\.?)?) (?:ti|La|Le|Vi|vi|vous|Sie|u) (?:informa|comunica|informe|informiert|informeert)`,
      'gu',
    ),
  },
  {
    // "En caso contrario, Tarn Activos iniciará acciones legales": whoever will act is the one that writes.
    score: 5,
    pattern: new RegExp(
      String.raw`(?:^|\n|, |\. )(${NAME}) (?:iniciará|ejercitará|emprenderá|interpondrá|(?:intentera|engagera) |agirà (?:in|per)|intraprenderà|wird (?:Klage|gerichtliche)|zal (?:tot|een|gerechtelijke))`,
      'gu',
    ),
  },
  {
    // "If you do neither, Tarn Residential LLC will institute legal proceedings", "The U.S. Department of Energy holds a claim against you".
    score: 5,
    pattern: new RegExp(
      String.raw`(?:^|\n|, |\. )(?:[Tt]he )?((?:U\. ?S\. )?${NAME}(?:,? (?:LLC|Inc|Ltd|Corp)\.?)?)(?: \([^)\n]{1,20}\))?,? (?:(?:will|shall|may|intends to|is going to) (?:institute|commence|start|begin|bring|file|initiate|pursue)\b[^.\n]{0,40}\b(?:proceedings|action|suit|claim|case|lawsuit|eviction|complaint)|holds (?:a|the|your) (?:claim|debt|judge?ment|loan|account))\b`,
      'gu',
    ),
  },
  {
    score: 3,
    pattern: new RegExp(
      String.raw`\b(?:(?:at|to|in) our (?:offices?|address|counter)|(?:write|reply|return (?:it|this|the form)|post (?:it|this|the form)) to(?: us at)?)[:,]? (${NAME})`,
      'gu',
    ),
  },
  {
    // "Your account is operated by", and a letter in one paragraph that ends with the firm.
    score: 6,
    pattern: new RegExp(
      String.raw`\b(?:is|are) (?:operated|administered) by (?:the )?(${NAME})|, (${NAME}) (?:may pursue|reserves the right)|(?<=[.!?] )(${NAME} (?:Ltd|Limited|plc|PLC|LLP|LLC|Inc|GmbH))\.?\s*$`,
      'gu',
    ),
  },
  {
    score: 6.2,
    pattern: new RegExp(
      String.raw`(?:^|\n)[ \t]*(?:zwischen (?:der |dem )?|entre (?:la société |la |le |l')?|tussen |tra (?:la )?|by and between |between )(${NAME})[^\n]{0,120}\((?:Arbeitgeber|im Folgenden|l'employeur|ci-après|werkgever|datore|the "?(?:Employer|Company|Landlord))`,
      'gu',
    ),
  },
] as const

/** Firms without a word for a firm in their name. */
export const TRADERS = [
  // "Please send payment to:" above a name and its street.
  /\b(?:[Ss]end|[Mm]ail|[Rr]emit)\b[^\n]{0,30}\bpayments?\b[^\n.]{0,40}\bto: *\n{1,2} *(\p{Lu}[^\n]{2,50})\n *(?:\d|P\.? ?O\.? Box)/gu,
  // "Invoice INV-20 from Oak Garden Care", "Oak Garden Care has sent you".
  new RegExp(
    String.raw`\b(?:[Ii]nvoice|[Ee]stimate|[Rr]eceipt|[Ss]tatement|[Bb]ill)(?: (?:no\.? ?|#)?[\p{L}\d/-]*\d)? from (?:the )?(${NAME})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|\n|[.,] )(?:The )?(${NAME}) has sent you (?:an?|your|the) (?:invoice|bill|statement|receipt|reminder|message)\b`,
    'gu',
  ),
  // "appointed by Tarn Foods (the Company)", and "From:" above the name.
  new RegExp(
    String.raw`\b(?:by|with|between|from|at|of|and) (${NAME}) ?\((?:the|hereinafter|["“*]| )*(?:Company|Employer|Landlord|Lender)\b`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|\n)[Ff]rom:[ \t]*\n[ \t]*(${NAME})`, 'gu'),
  // "I am writing on behalf of Quill Homes, your landlord": whoever writes is of that house.
  new RegExp(
    String.raw`\bI(?:['’]m| am) (?:writing|contacting you|getting in touch)(?: to you)? (?:on behalf of|for|from) (?:the )?(${NAME}),? your (?:landlord|employer|lender|bank|supplier|insurer|school|university|managing agents?)\b`,
    'gu',
  ),
  // "From the Tarn Savings team", "The Tarnboard team", at the end.
  new RegExp(
    String.raw`\n[ \t]*(?:[Ff]rom )?(?:[Tt]he |[Aa]ll at |(?<=[Ff]rom ))(?!(?:[Cc]ollections?|[Bb]illing|[Aa]ccounts?|[Ss]upport|[Hh]ousing|[Ii]ncome|[Rr]ents?|[Cc]are) )(${NAME}?) [Tt]eam[ \t]*\.?\s*$`,
    'gu',
  ),
  // "Quill Hose Settlement Administrator, P.O. Box 2117": who keeps the claims of a class action or of an estate.
  /(?:^|\n)[ \t]*(?:c\/o )?((?:[\p{Lu}\d][\p{L}\d.'&-]*,? (?:v\. |of |and |the )?){0,6}(?:Settlement|SETTLEMENT|Claims?|CLAIMS?|Class Action|Notice|Fund|Scheme|Compensation|Redress)(?: (?:Fund|Claims))? (?:Administrators?|ADMINISTRATORS?))(?=,? *(?:\n|c\/o|[Pp]\.? ?[Oo]\.? Box|\d))/gu,
  // "Best regards," over "Oak Garden Care Team".
  new RegExp(
    String.raw`(?:[Rr]egards|[Ss]incerely|[Ff]aithfully|[Tt]hanks|[Tt]hank you|[Ww]ishes|[Cc]heers)[,.!]?[ \t]*\n+[ \t]*(?:[Tt]he )?(?![Tt]he )(${NAME}?) (?:(?:[Cc]ustomer|[Ss]upport|[Ss]ervice|[Bb]illing|[Aa]ccounts?|[Tt]rust|[Ss]afety|[Ss]ecurity|[Mm]ember|[Cc]are|&|and) ){0,4}[Tt]eam\b`,
    'gu',
  ),
  // "Aaron Lark" over "Customer Resolution, Lark & Finch Furniture".
  new RegExp(
    String.raw`(?:[Rr]egards|[Ss]incerely|[Ff]aithfully|[Tt]hanks|[Ww]ishes),?[ \t]*\n+[ \t]*\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]+){1,2}[ \t]*\n[ \t]*(?:\p{Lu}[\p{L}&]*(?: [\p{L}&]+){0,3}), (${NAME})[ \t]*(?:\n|$)`,
    'gu',
  ),
] as const
