/** Families of words, by language: what a letter is about, and what it says of it. Two or three of them together name its kind. */

export type Family =
  | 'ends'
  | 'home'
  | 'work'
  | 'unpaid'
  | 'rent'
  | 'supply'
  | 'tax'
  | 'credit'
  | 'benefit'
  | 'back'
  | 'policy'
  | 'goods'
  | 'refused'
  | 'court'
  | 'called'
  | 'party'
  | 'offence'
  | 'fine'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const FAMILIES = {
  en: {
    ends: /\b(?:give|giving|gives|serve|hereby)\b (?:you )?(?:\w+ ){0,3}notice (?:to|that)\b|^[^\n]{0,40}\bnotice to (?:quit|leave|vacate|end)\b|\bneed (?:the|my|our) (?:flat|house|room|property|place) back\b|\b(?:be|move) out by\b|\bpossession is required\b|\byour (?:employment|job|appointment|contract of employment|position(?: with us)?)\b[^.,;]{0,40}\b(?:ends|ended|is ending|is over|will (?:end|not be (?:renewed|confirmed|extended))|(?:is|was|has been|will be) terminated|comes? to an end)\b|\b(?:won't|will not|no longer) need you\b|\bisn't working out\b|\blet(?:ting)? you go\b|\bnot (?:keep|keeping) you on\b/im,
    home: /\b(?:landlord|landlady|tenan(?:t|cy)|lease|rental unit|premises|(?:the|leave) (?:keys|flat|house|room)|two months|lodger)\b/i,
    work: /^(?![^]*redundan)(?=[^]*\b(?:notice|holiday|final pay|last pay|pay you|appeal|p45|uniform|payroll|probation\w*|manager|human resources|shifts?|your job|wages|employment)\b)/i,
    unpaid:
      /\b(?:overdue|unpaid|outstanding|in arrears|behind (?:with|by|on)|(?:hasn't|has not|haven't|have not|didn't|did not|not yet) (?:been )?(?:paid|reached us|received|arrived)|failed (?:twice|to pay|payment)|missed)\b/i,
    rent: /^(?![^]*\bpossession\b)(?=[^]*\b(?:your rent|rental|months'? rent|rent (?:for|of|account|due)|rent arrears|income recovery)\b)/i,
    supply:
      /\b(?:your (?:energy|gas|electric(?:ity)?|water|broadband|mobile|phone|line)|sewerage|water charges|energy account|pay-as-you-go meter|prepayment meter|bar (?:outgoing )?calls|airtime)\b/i,
    tax: /\b(?:self assessment|hm revenue|hmrc|income tax|late payment penalty|time to pay|corporation tax|vat (?:return|period|assessment))\b/i,
    credit:
      /\b(?:loan|credit (?:card|agreement|account)|catalogue|instalments?|buy now|pay in 3|finance agreement|overdraft)\b/i,
    benefit:
      /\b(?:universal credit|employment and support allowance|esa|jobseeker'?s? allowance|housing benefit|pension credit|carer'?s allowance|tax credits?|personal independence payment|unemployment benefits?|disability living allowance|child benefit|state pension)\b/i,
    back: /\b(?:too much|overpa(?:id|yment)|paid you (?:more|in error)|money back|pay (?:it|this) back|repay)\b/i,
    policy:
      /\b(?:polic(?:y|ies)|insur(?:ance|ed|er)|insured peril|pet claim|claims? (?:handler|team|department)|pre-existing condition|underwrit\w+)\b/i,
    goods:
      /\b(?:order|sofa|product|item|goods|purchase|flight|booking|holiday|warranty|guarantee|repair|inspector|membership|retailer|delivery)\b/i,
    refused:
      /\b(?:(?:won't|will not|cannot|can't|unable to|not able to|not be|not going to|unable)\b[^.]{0,40}\b(?:pay|paying|payment|refund\w*|replac\w+|repair\w*|money back|compensat\w+|cover\w*|help with|exchang\w+|making any payment)|not payable|declin\w+|reject\w*|turn(?:ed)? down|extraordinary circumstances|not covered|not an insured)\b/i,
    court: /\b(?:court|tribunal)\b/i,
    called:
      /\b(?:summoned|commanded|you must (?:attend|appear|respond|file)|hearing (?:will|is|on))\b/i,
    party: /\b(?:claimant|plaintiff|applicant|pursuer)\b/i,
    offence:
      /\b(?:offence|contravention|recorded at|speed limit|mph|without paying the (?:daily )?charge|emission zone|congestion)\b/i,
    fine: /\b(?:penalty|fine|fixed penalty|prosecution|who was driving)\b/i,
  },
  de: {
    ends: /\bkündige(?:n)? (?:ich|wir)\b|^[^\n]{0,40}\bkündigung\b(?! (?:ihres|des) (?:kredit|vertrag|abo|darlehen))|\bvon ihnen (?:zu )?trennen\b|\b(?:arbeitsvertrag|arbeitsverhältnis|anstellung|mietverhältnis|mietvertrag)\b[^.]{0,30}\b(?:endet|wird (?:beendet|aufgelöst))\b|\bnicht (?:weiter )?beschäftigen\b/im,
    home: /(?<!\p{L})(?:mieter\p{L}*|vermieter\p{L}*|mietvertrag\p{L}*|mietverh\p{L}*|mietobjekt\p{L}*|mietsache|wohnung|wohn- und geschäftsräume\p{L}*)/iu,
    work: /(?<!\p{L})(?:arbeitsverh\p{L}*|arbeitsvertr\p{L}*|anstellung\p{L}*|arbeitszeugnis|probezeit|resturlaub|arbeitspapiere|beschäftigungsverh\p{L}*|beschäftig\p{L}*)/iu,
    unpaid:
      /(?<!\p{L})(?:offen(?:e|en|er|es)?|rückst[aä]nd\p{L}*|fehl(?:t|en)|keinen zahlungseingang|nicht (?:eingegangen|bezahlt|gezahlt|abgebucht|beglichen)|noch aus(?:steht)?|überfällig|zurückgegangen|rücklastschrift\p{L}*|trotz (?:mahnung|erinnerung)|säumig|verspätet\p{L}*)(?!\p{L})/iu,
    rent: /(?<!\p{L})(?:mieterkonto|mietzahlung\p{L}*|mieten?|kaltmiete|monatsmiete\p{L}*|nutzungsentgelt)(?!\p{L})/iu,
    supply:
      /(?<!\p{L})(?:strom\p{L}*|gas(?:rechnung|lieferung|versorgung)?|fernwärme|wasser(?:rechnung|gebühren|versorgung)|energie(?:rechnung|lieferung)?|internetanschluss|mobilfunk\p{L}*|telefonrechnung|abschlag)(?!\p{L})/iu,
    tax: /(?<!\p{L})(?:finanzamt|steuer(?:erklärung|bescheid|schuld|nummer)?|grundsteuer|gewerbesteuer|hundesteuer|verspätungszuschlag\p{L}*|säumniszuschl\p{L}*|vorauszahlung)(?!\p{L})/iu,
    credit:
      /(?<!\p{L})(?:rechnung\p{L}*|beitr[aä]g\p{L}*|prämien?|darlehen|kredit\p{L}*|raten?|bestellung|kaufvertrag|ratenzahlung|kreditkarte)(?!\p{L})/iu,
    benefit:
      /(?<!\p{L})(?:bürgergeld|kindergeld|wohngeld|elterngeld|arbeitslosengeld|kinderzuschlag|unterhaltsvorschuss|bafög|grundsicherung|sgb (?:ii|iii|xii)|rentenzahlung)(?!\p{L})/iu,
    back: /(?<!\p{L})(?:zu erstatten|zurückzuzahlen|zurückzahlen|zurückgefordert|überzahl\p{L}*|zu viel|zu unrecht|rückforder\p{L}*)/iu,
    policy: /(?<!\p{L})(?:schaden\p{L}*|versicherungs\p{L}*|versicherung|leistungsantrag|police)/iu,
    goods:
      /(?<!\p{L})(?:bestellung|artikel|ware|gerät|reklamation|gewährleistung|garantie|reise|flug|buchung)/iu,
    refused:
      /(?<!\p{L})(?:ablehn\p{L}*|abgelehnt|lehnen (?:wir )?\p{L}* ?ab|nicht versichert|kein\p{L}* versicherungsschutz|nicht (?:übernehmen|erstatten|leisten|ersetzen)|leistungsfrei|keine erstattung)/iu,
    court: /(?<!\p{L})\p{L}{0,24}gericht(?!\p{L})|schlichtungsbehörde/iu,
    called:
      /(?<!\p{L})(?:geladen|ladung|vorgeladen|güteverhandlung|mündlichen? verhandlung)(?!\p{L})/iu,
    party: /(?<!\p{L})(?:kläger\p{L}*|beklagte\p{L}*|klagepartei|klage)(?!\p{L})/iu,
    offence:
      /(?<!\p{L})(?:haltverbot|parkten|parkverstoß|geschwindigkeit\p{L}*|überschritten|rotlicht|ordnungswidrigkeit|verstoß|umweltzone)(?!\p{L})/iu,
    fine: /(?<!\p{L})(?:verwarnung\p{L}*|bußgeld\p{L}*|geldbuße|busse|geldstrafe)(?!\p{L})/iu,
  },
  fr: {
    ends: /^[^\n]{0,40}\bcongé(?!\p{L})|\bdonn(?:e|ons) (?:donc |par la présente )?congé(?!\p{L})|^[^\n]{0,40}\b(?:résiliation|rupture)\b|\bmet(?:tons|s|tre)? fin (?:à|au)(?!\p{L})|\bvous notifi(?:e|ons) (?:votre|la rupture|la résiliation)|\bcontrat (?:prend|prendra) fin\b|\bne souhait(?:e|ons) pas (?:renouveler|poursuivre)/imu,
    home: /\b(?:logement|bail|locataire|appartement|les lieux|remise des clés|que je vous loue)\b/iu,
    work: /\b(?:contrat de travail|période d'essai|solde de tout compte|certificat de travail|rapports de travail|votre poste|votre emploi|licenciement|préavis de)\b/iu,
    unpaid:
      /(?<!\p{L})(?:impay\p{L}*|n'(?:est|a|ont) (?:toujours |pas |à ce jour )*(?:été )?(?:réglé|payé|versé|honoré|acquitté)\p{L}*|pas (?:réglé|payé|reçu)\p{L}*|reste\p{L}* (?:due?|à payer|à régler|impayé\p{L}*)|solde débiteur|en retard|régularise[rz]|rejet\p{L}* (?:de|du) (?:prélèvement|paiement)|sauf erreur de notre part)/iu,
    rent: /\b(?:loyers?|compte locataire|quittance|charges locatives|dette locative)\b/iu,
    supply:
      /(?<!\p{L})(?:facture d'(?:énergie|électricité|eau)|facture de gaz|électricité|votre puissance|votre alimentation|gaz|facture internet|ligne (?:mobile|téléphonique)|compteur|énergie)(?!\p{L})/iu,
    tax: /\b(?:finances publiques|impôts?|taxe d'\p{L}+|taxe foncière|taxe|majoration de|trésor public|contribution|tva)\b/iu,
    credit:
      /\b(?:facture|prime|cotisation|prêt|crédit|mensualités?|échéances?|commande|abonnement|carte de crédit)\b/iu,
    benefit:
      /\b(?:rsa|apl|aah|allocataire|allocations?|prestations?|prime d'activité|crédit d'impôt pour|chômage|indemnités journalières)(?!\p{L})/iu,
    back: /\b(?:en|de) trop\b|trop[- ]perçu|\bindu\b|indûment|(?<!\p{L})à tort\b|\brécupér/iu,
    policy: /\b(?:sinistre|assurée?|assurance|vos garanties)(?!\p{L})/iu,
    goods:
      /\b(?:commande|article|produit|achat|voyage|vol|réservation|garantie légale|réparation)\b/iu,
    refused:
      /\brefus|ne pouvons (?:pas|donner|donc)|n'est pas (?:couvert|garanti|acquise)|exclu(?:sion|e|s)?(?!\p{L})|déchéance/iu,
    court: /\b(?:tribunal|juge|prud'hommes|justice de paix|cour)\b/iu,
    called: /\b(?:convoqu|comparaître|assign|à l'audience)/iu,
    party: /\b(?:demandeu|demanderesse|requérant|requête|défende)/iu,
    offence:
      /\b(?:stationn\p{L}*|excès de vitesse|infraction|sans ticket|feu rouge|zone à faibles émissions|véhicule)(?!\p{L})/iu,
    fine: /\b(?:amende|forfait post-?stationnement|contravention|minorée?|majorée|perception immédiate)(?!\p{L})/iu,
  },
  es: {
    ends: /^[^\n]{0,50}\b(?:resolución|extinción|rescisión|finalización|no renovación|preaviso)\b|\bcomunic(?:o|amos)\b[^.]{0,90}\b(?:resol|extin|rescin|finaliz|no (?:deseo|deseamos|se|vamos a)? ?(?:renov|prorrog)|prescindir|causar[áa] baja)|\bprescindir de sus servicios\b/imu,
    home: /\b(?:vivienda|arrendamiento|alquiler|inquilin[oa]|arrendatari[oa]|entrega de llaves)\b/iu,
    work: /\b(?:contrato de trabajo|relación laboral|finiquito|puesto de trabajo|período de prueba|sus servicios|la empresa ha decidido|faltas de asistencia)\b/iu,
    unpaid:
      /(?<!\p{L})(?:pendientes?(?: de pago)?|impag\p{L}*|sin pagar|no (?:nos )?consta el pago|no (?:ha|hemos|se ha)\p{L}* (?:sido )?(?:abonad|pagad|recibid)\p{L}*|vencid[oa]s?|devuelto|atrasad\p{L}*|período ejecutivo|adeud\p{L}*|regulari[cz]\p{L}*)/iu,
    rent: /\b(?:rentas?|alquiler|mensualidad(?:es)? de(?:l| la)? (?:alquiler|renta))\b/iu,
    supply:
      /\b(?:luz|electricidad|suministro|gas|agua|fibra|línea móvil|factura de (?:la )?(?:luz|agua|gas)|contador)\b/iu,
    tax: /\b(?:impuesto|tributari[oa]|hacienda|recaudación|tasa|ibi|irpf|recibo (?:19|20)\d\d|agencia tributaria)\b/iu,
    credit: /\b(?:préstamo|crédito|cuotas?|prima|factura|financiación|tarjeta|pedido)\b/iu,
    benefit: /\b(?:prestaci(?:ón|ones)|subsidio|ingreso mínimo vital|desempleo|pensión)\b/iu,
    back: /\b(?:indebid|reintegr|devolv|devolución|cobr(?:ado|ó) de más|en exceso)/iu,
    policy: /\b(?:siniestro|póliza|asegurad[oa]|aseguradora)\b/iu,
    goods: /\b(?:pedido|producto|compra|vuelo|reserva|garantía legal|reparación)\b/iu,
    refused:
      /no (?:está|queda|se encuentra) (?:cubiert|amparad)|\b(?:rehus|rechaz|deneg|exclu|no procede)/iu,
    court: /\b(?:juzgado|tribunal)\b/iu,
    called: /\b(?:citad[oa]|emplaz|comparec|comparezc)/iu,
    party: /\b(?:demandante|demandad[oa]|peticionari[oa]|part[e]? actora)\b/iu,
    offence:
      /\b(?:exceso de velocidad|estacionad[oa]|aparcad[oa]|infracción|semáforo|zona de bajas)\b/iu,
    fine: /\b(?:multa|sanción|denuncia|puntos)\b/iu,
  },
  it: {
    ends: /^[^\n]{0,50}\b(?:disdetta|recesso|risoluzione|rilascio)\b|\bcomunic\p{L}+[^.]{0,90}\b(?:disdetta|recesso|risol\p{L}+|cess(?:azione|erà)|non intend\p{L}+ rinnovare|licenzia\p{L}+)/imu,
    home: /\b(?:locazione|immobile|appartamento|conduttore|conduttrice|inquilin[oa]|alloggio|affitto)\b/iu,
    work: /\b(?:rapporto di lavoro|contratto di lavoro|periodo di prova|superamento della prova|mansioni|tfr)\b/iu,
    unpaid:
      /(?<!\p{L})(?:non (?:ci )?risulta\p{L}*(?: ancora)? (?:pagat|versat|saldat|pervenut)\p{L}*|insolut\p{L}*|scadut\p{L}*|arretrat\p{L}*|impagat\p{L}*|non (?:ha|abbiamo) (?:ancora )?(?:pagato|versato|ricevuto)|moros\p{L}*|scopert\p{L}*|da saldare)/iu,
    rent: /\b(?:canon[ei]|affitt[oi]|pigione|locazione)\b/iu,
    supply:
      /\b(?:bollett[ae]|fornitura|energia|luce|gas|acqua|linea telefonica|fibra|contatore)\b/iu,
    tax: /\b(?:imu|tari|tributo|imposta|tassa|agenzia delle entrate|irpef|bollo auto|accertamento)\b/iu,
    credit:
      /\b(?:prestito|finanziamento|rat[ae]|fattura|quote|premio|carta di credito|mutuo|ordine)\b/iu,
    benefit:
      /\b(?:naspi|assegno unico|reddito di|assegno di inclusione|pensione|indennità di|prestazione)(?!\p{L})/iu,
    back: /\b(?:indebit|restitu|non spettant|non dovut|recupero)/iu,
    policy: /\b(?:sinistro|polizza|assicurat[oa])\b/iu,
    goods: /\b(?:ordine|prodotto|acquisto|volo|prenotazione|garanzia legale|riparazione)\b/iu,
    refused:
      /non (?:è|possiamo|risulta|rientra)[^.]{0,40}(?:indennizz|coper|accogl|garanz|rimbors)|\brespin|\brigett/iu,
    court: /\b(?:tribunale|giudice)\b/iu,
    called: /\b(?:udienza|compari)/iu,
    party: /\b(?:ricorrente|attore|attrice|istante|convenut[oa]|resistente)\b/iu,
    offence: /\b(?:velocità|sosta|semaforo|infrazione|violazione|traffico limitato)(?!\p{L})/iu,
    fine: /\b(?:multa|sanzione|verbale|contravvenzione|punti)\b/iu,
  },
  nl: {
    ends: /^[^\n]{0,40}\b(?:opzegging|beëindiging)\b|\bzeg(?:gen)? (?:ik|wij)\b[^.]{0,60}\bop\b|\b(?:ik|wij) zeg(?:gen)?\b[^.]{0,60}\bop\b|\bbeëindig(?:en)? (?:ik|wij)\b|\b(?:ik|wij) beëindig(?:en)?\b|\bstoppen (?:we|wij) met je dienstverband\b/imu,
    home: /\b(?:huurovereenkomst|huurder|verhuurder|woning|appartement|huur)\b/iu,
    work: /\b(?:arbeidsovereenkomst|dienstverband|werkgever|proeftijd|arbeidscontract)\b/iu,
    unpaid:
      /(?<!\p{L})(?:niet (?:op tijd )?(?:betaald|ontvangen|voldaan|gelukt)|openstaand\p{L}*|achterstand|in gebreke|achterstallig\p{L}*|nog niet|vervallen|mislukt|te laat)(?!\p{L})/iu,
    rent: /\b(?:huur|huurpenningen|huurtermijn)\b/iu,
    supply:
      /\b(?:termijnbedrag|stroom|gas|energie|water(?:rekening)?|internet(?:rekening)?|levering|elektriciteit|meterstand)\b/iu,
    tax: /\b(?:belasting(?:dienst|aanslag)?|aanslag|motorrijtuigenbelasting|btw-aangifte|ozb|onroerende voorheffing)\b/iu,
    credit:
      /\b(?:premie|contributie|lening|krediet|factuur|rekening|termijnen|bestelling|abonnement|achteraf betalen)\b/iu,
    benefit: /\b(?:\p{L}*toeslag|uitkering|bijstand|kinderbijslag|aow|leefloon|groeipakket)\b/iu,
    back: /\bte veel\b|\bterug ?(?:te )?(?:betalen|vorder\p{L}*)|\bten onrechte\b/iu,
    policy: /\b(?:schade\p{L}*|verzekering|polis)\b/iu,
    goods: /\b(?:bestelling|product|aankoop|vlucht|boeking|garantie|reparatie)\b/iu,
    refused:
      /\bniet (?:verzekerd|gedekt|vergoed)|\bafwij[sz]|\bgeen dekking\b|\bwijzen[^.]{0,30}\baf\b/iu,
    court: /\b(?:rechtbank|kantonrechter|vrederechter|vredegerecht)\b/iu,
    called: /\b(?:verschijn|zitting|opgeroepen|gedagvaard)/iu,
    party: /\b(?:eiser|eiseres|verzoek(?:er|ster)|gedaagde|verweerder|verweerster|eisende)\b/iu,
    offence: /\b(?:snelheid|geparkeerd|parkeer\p{L}*|rood licht|overtreding|milieuzone)\b/iu,
    fine: /\b(?:boete|bekeuring|onmiddellijke inning|naheffing\p{L}*|sanctie)\b/iu,
  },
} as const satisfies Record<string, Record<Family, RegExp>>
