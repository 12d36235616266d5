/** Labels of references in the languages beside English, as parts of one pattern. */

const LABELS = {
  en: String.raw`urn|meter point(?: reference(?: number)?)?|bar ?code|docket(?= ?:)|(?:licen[cs]e )?tag(?= ?:)|obligation(?= \d{6})|(?:pay-?in|paying-in|payment) slip|(?:quot(?:e|ing)|have|with|give|giving) this number(?: \p{L}{2,8}){0,3}(?= ?:)|(?:notice of )?assessment(?= \d{3})|ppsn|gprn|(?:account|policy|licen[cs]e|card) ?holder(?= \d{5})|(?:account|policy|case|claim|order|invoice)(?= [-–] \d{6})|ppn|icp|apn|nmi|esi ?id|t\.?s\.? no\.?|infringement(?= \d)|(?:trademark |copyright )?reg(?:istration)?\. no\.?|nzbn|mprn|bnc ?#?|(?:landlord )?registration number|company number|(?:obligation|infringement|docket|index|cause) (?:number|no\.?)`,
  de: String.raw`(?:aktenzeichen|geschäftszeichen|geschäftsnummer|kassenzeichen) de[rs] \p{L}{4,24}|vertrag(?= \d{5,})|(?:miet)?objekt(?= \d{3,}[.-]\d)|rechnung(?= \d{4,})|aktenzeichen|geschäftszeichen|gesch(?:äfts|\.)[- ]?(?:nummer|nr\.?)|(?:kunden|rechnungs|vertrags|vorgangs|schaden(?:s)?|versicherungs|versicherungsschein|beitrags|forderungs|zähler|fall|bescheid|mitglieds|dossier|bg|steuer|teilnehmer|referenz|auftrags)[- ]?(?:nummer|nr\.?)|(?:vertrags|kunden|buchungs|beitrags)konto|malo(?:-id)?(?= ?:? ?\d{11})|kassenzeichen|mandatsreferenz|(?:unser|mein|ihr|dortiges) zeichen|az\.?|betreibung(?:s)?[- ]?nr\.?|referenz|verwendungszweck|nummer de[rs] \p{L}{3,24}`,
  fr: String.raw`num[ée]ro (?:de |d')(?!tva|fax|rue|la |siren)(?!t[ée]l[ée]phone)\p{L}{3,20}|n[°º] (?:de |d')(?!tva|fax|rue|siren)(?!t[ée]l)\p{L}{3,16}|dossier(?= ?:)|num[ée]ro (?:de |d')?(?:commande|dossier|client|compte|contrat|facture|sinistre|l'avis|avis|allocataire|fiscal|abonné|police|poursuite)|n[°º] (?:de |d')?(?:dossier|client|compte|facture|commande|sinistre|l'avis|contrat|rg|allocataire|poursuite|police)|(?:dossier|facture|contrat|poursuite|sinistre|avis) n[°º]|n[°º](?= ?\d{2}-\d{2}-\d{6}(?!\d))|(?<=(?:tribunal|cour d['’]appel)[^\n.]{3,60}, )n[°º](?= ?\d{2}/\d{4,6}(?!\d))|(?:nos |vos )?références?|[nv]\/réf\.?|réf\.?|r\.? ?g\.?(?: ?(?:n[.°º]{0,2}|général))?|n[°º] rg`,
  es: String.raw`cups|csv|n[úu]mero de (?:cuenta|expediente|cliente|factura|contrato|referencia|caso|póliza|siniestro|procedimiento)|n\.?[°ºo]? ?(?:de )?(?:expediente|póliza|siniestro|cuenta|cliente|factura)|expediente(?: sancionador)?(?: n\.? ?[°º]\.?)?|referencia(?: del? (?:contrato|expediente|cliente))?|autos(?: n\.? ?[°º]\.?)?|clave de liquidación|(?:procedimiento(?: monitorio)?|desahucio|monitorio|juicio verbal) ?(?:n\.? ?[°º]\.?)?|factura n\.? ?[°º]\.?|n\.[°ºo](?= ?[A-Z]{0,3}\d{6})`,
  it: String.raw`p[o0]d|pdr|numero (?:di )?(?:pratica|cliente|fattura|contratto|sinistro|polizza|verbale)|(?:decreto ingiuntivo|raccomandata|ordinanza(?:[- ]ingiunzione)?|ingiunzione|documento|intimazione|pratica|sentenza|verbale(?: di accertamento)?|cartella|fattura|bolletta|sinistro|polizza|prot(?:ocollo)?\.?) n\.?|n\. ?r\.? ?g\.?|codice c[li]iente|rif\.?|targa|(?<=\n {0,8})n\.(?= ?\d{3}| ?\d{2,4}-[A-Z])`,
  nl: String.raw`ean(?:-code)?|(?:dossier|klant|factuur|zaak|rol|aanslag|polis|schade|contract|beschikkings|relatie|lidmaatschaps|cjib|bestel|vorderings)-?nummer|(?:ons |uw )?kenmerk|betalingskenmerk|zaak-? ?\/ ?rolnummer|referentie|gestructureerde mededeling|kohierartikel|kenteken|nota(?= \d{4})|(?:dossier|zaak|exploot)(?= \d{2,4}[-./]?\d{4,})`,
  pl: String.raw`sygn\.(?: akt)?|numer (?:konta|sprawy|umowy|klienta)(?: najemcy)?|nr (?:konta|sprawy|umowy)`,
  ja: '請求書番号|お客様番号|お客さま番号|整理番号|事件番号|管理番号|契約番号|通知書番号|証券番号|会員番号|債権番号|受付番号|納付番号|受任番号|会員番号|使用者番号|保険者番号|決定番号|通知番号',
} as const satisfies Record<string, string>

export const FOREIGN_LABELS: string = Object.values(LABELS).join('|')

/** "12 C 345/26", "DR II 1187/26", "44 Cs 118 Js 907/26": files of German courts, officers and prosecutors. */
export const GERMAN_FILE =
  /(?<![\p{L}\p{N}/-])(?:DR (?:I{1,3} )?|(?:\d{1,4} [A-Z][A-Za-z]{1,3} (?=\d{1,4} Js ))?\d{1,4} [A-Z][A-Za-z]{0,3} )\d{1,5}\/\d{2}(?![\d/])/gu

/** "令和8年(ロ)第1234号". */
export const JAPANESE_FILE = String.raw`(?:令和|平成)?\d{0,4}年?\([^)\n]{1,3}\)第?\d{1,6}号`
