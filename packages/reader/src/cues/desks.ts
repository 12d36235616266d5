/** Desks that every house has, in the languages beside English: they sign for a house and are no name of one. */

const OF_FR =
  'sinistres?|indemnisations?|clients?|clientèle|relations? (?:clients?|adhérents?)|consommateurs|recouvrement|facturation|comptabilité|contentieux|contrats?|gestion|abonnements?|technique|location|gérance|réclamations?|ressources humaines|rh|du personnel|juridique|administrati(?:f|on)|commercial|livraisons?|après-vente|prestations?|santé|qualité|crédits?|encaissements?|pré-contentieux'
const OF_DE =
  'kunden|schaden|leistungs|mahn|rechts|personal|vertrags|reklamations|beschwerde|forderungs|abrechnungs|versand|rechnungs|antrags'
const OF_ES =
  'siniestros|atención al (?:cliente|asegurado|socio)|clientes?|recobros?|cobros|facturación|contabilidad|jurídico|legal|reclamaciones|recursos humanos|administración|postventa|contratación|impagos|créditos|prestaciones'
const OF_IT =
  'sinistri|clienti|crediti?|legale|reclami|fatturazione|contabilità|commerciale|recupero crediti|personale|risorse umane|tecnico|contratti|amministra(?:zione|tivo)|assistenza(?: clienti)?|liquidazione|abbonamenti'
const OF_NL =
  'schades?|klantenservice|incasso|debiteuren\\p{L}*|facturatie|administratie|juridische zaken|verzekeringen|personeelszaken|verhuur|bezwaar\\p{L}*|claims|acceptatie|krediet\\p{L}*'

/** What the desk is for, alone: "L'équipe Santé". */
const BARE =
  "(?:la )?d(?:irection des |\\.?)r(?:essources |\\.?)h(?:umaines|\\.?)|ressources humaines|recursos humanos|risorse umane|personeelszaken|(?:die )?personal(?:abteilung|stelle|wesen)|(?:il |l’)?ufficio (?:del )?personale|hr(?:[- ](?:abteilung|team|afdeling|department))?|(?:de )?(?:financiële |debiteuren)?administratie|(?:de |die |la |l['’])?(?:boekhouding|buchhaltung|comptabilité|contabilità|contabilidad|administración|amministrazione)|santé|salute|salud|gezondheid|gesundheit|sécurité|sicurezza|seguridad|veiligheid|sicherheit|rédaction|redaktion|redazione|logistique|logistik|logistica"

export const DESK_ABROAD = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:le |votre |notre )?(?:services?|département|pôle|cellule) (?:(?:de |du |des |de la |de l['’]|d['’])?(?:${OF_FR})(?: (?:et|&) )?){1,2}`,
    String.raw`(?:ihre? |unsere? |die |das )?(?:${OF_DE})[- ]?(?:service|abteilung|center|betreuung|team|stelle|management|regulierung|dienst|bearbeitung)`,
    String.raw`(?:ihre? |unsere? |die )?abteilung (?:${OF_DE})?\p{L}*`,
    String.raw`(?:el |su )?(?:departamento|dpto\.?|servicio|área|unidad) (?:de )?(?:${OF_ES})`,
    String.raw`(?:il |l['’])?(?:ufficio|servizio|settore|reparto) (?:${OF_IT})`,
    String.raw`(?:de |uw |onze )?(?:afdeling|team|dienst) (?:${OF_NL})`,
    BARE,
  ].join('|')})$`,
  'iu',
)

/** How a desk begins that stands before the name of its house: "Dpto. Jurídico Tarn", "Ufficio Crediti Tarn". */
export const OPENS_AS_DESK =
  /^(?:d(?:e)?pto\.?|departamento|servicio|serv\.|atención|área|unidad|equipo|ufficio|uff\.|servizio|settore|team|assistenza|recupero|afdeling|afd\.?|klantenservice|dienst|service|département|pôle|cellule|relations?|administratie|boekhouding|buchhaltung|comptabilité|abteilung|abt\.?|kunden\p{L}+|customer|accounts|billing|support) /iu
