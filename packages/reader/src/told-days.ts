/** Days abroad that a label or the words beside them leave no doubt about: of a law, of interest, of an accident, of a mail quoted below. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

import type { Sides } from './hearing-day.ts'

/** "Loi n° 78-17 du 6 janvier 1978", "Gesetz vom 18. März 2021". */
const OF_LAW =
  /(?<!\p{L})(?:loi|décret|decret|ordonnance|arrêté|directive|règlement|\p{L}*gesetz(?:es)?|\p{L}*verordnung|legge|decreto|regolamento)(?: (?:\(?\p{Lu}[\p{L}/]{1,8}\)?|n[°º.]{0,2} ?[\d.-]+|modifiée?)){0,3},? (?:du|vom|del) $/iu
/** "Cartella n. 071, notificata il", "das Urteil, zugestellt am", "la liquidación notificada el": when another paper was served. */
const OF_SERVED_PAPER =
  /(?<!\p{L})(?<!\b(?:presente|questo|questa|dieser?|diese[sn]?|este|esta|présente?|ce|cette|dit|deze) )(?:cartell[ae]|avvis[oi]|verbal[ei]|ingiunzion[ei]|sentenz[ae]|ordinanz[ae]|decret[oi]|att[oi]|liquidaci(?:ón|ones)|resoluci(?:ón|ones)|sentencias?|denuncias?|providencias?|\p{L}*bescheid(?:e?s)?|urteils?|\p{L}*befehls?|avis|arrêté|jugement|ordonnance|titre exécutoire|vonnis|beschikking|aanslag|dwangbevel)(?!\p{L})[^\n;]{1,70}(?<!\p{L})(?:notificat[oaie]|notificad[oa]s?|zugestellt|signifiée?s?|notifiée?s?|betekend|verzonden)(?: (?:il|in data|el|le|am|op|en fecha))? ?$/iu
/** "Vu la demande déposée le", "Ihr Antrag, eingegangen am": when somebody asked for what is decided now. */
const OF_REQUEST =
  /(?<!\p{L})(?:demandes?|requêtes?|recours|antr(?:ag|äge)s?|widersprüche?s?|gesuche?s?|solicitud(?:es)?|instancias?|recurso|domand[ae]|istanz[ae]|ricors[oi]|aanvra(?:ag|gen)|verzoek(?:en)?|bezwaar(?:schrift)?)(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:déposée?s?|présentée?s?|enregistrée?s?|introduite?s?|formée?s?|eingegangen|eingereicht|gestellt|presentad[oa]s?|registrad[oa]s?|presentat[oaie]|depositat[oaie]|ingediend|ontvangen)\s+(?:le|am|vom|el(?: día)?|con fecha|in data|il|op) (?:\p{L}{4,10},? )?$/iu
/** "Zinsen bis 10.11.2026", "intérêts au", "laufende Zinsen ab dem": how long a sum has grown. */
const OF_INTEREST =
  /(?<!\p{L})(?:\p{L}*zins(?:en)?|intérêts?|interessi)(?!\p{L})[^.\n]{0,40}(?:bis(?: zum)?|ab(?: dem)?|seit(?: dem)?|jusqu'au|arrêtés au|à compter du|depuis le|du|au|al|dal|fino al) $/iu
/** "Unfalldatum:", "Data infortunio     ", "Constat : le": what happened on it. */
const OF_EVENT =
  /(?:^|\n|\t|  )[ \t]*(?:data (?:dell['’]|della |del |di )?(?:infortunio|incidente|sinistro|evento|violazione|infrazione)|(?:unfall|schaden|schadens|tat|ereignis|vorfall|vorfalls|feststellungs|verstoß)(?:datum|tag|zeit(?:punkt)?)|(?:datum|tag) de[rs] (?:unfalls?|schadens?|tat|vorfalls?|verstoßes)|tatzeit|date (?:de l['’]|du |des |de la )(?:accident|sinistre|infraction|faits|constat|contrôle|événement)|fecha (?:y hora )?de (?:la |los |las )?(?:infracci[oó]n|denuncia|hechos?|accidente|siniestro)|(?:datum|dag)(?: en (?:tijd|uur))? (?:van )?(?:de |het )?(?:overtreding|gedraging|feit|ongeval|schade)|pleegdatum|constat(?:é)?|accertat[oa])(?: \([^)\n]{1,20}\))?[ \t]*:?[ \t]*(?:le |am |il |den |du )?$/iu
/** "Prélevé sur votre compte le", "Abbuchung am": when the sender fetches the sum. */
const OF_DEBIT =
  /(?<!\p{L})(?:prélevée?|prélèvement|abbuchung|lastschrift|einzug|cargo en (?:su )?cuenta|addebit(?:o|ato)|domiciliazione|afschrijving|incasso)(?: (?:sur votre compte|von ihrem konto|en su cuenta|sul suo conto|van uw rekening))?[ \t]*:?[ \t]+(?:le|am|zum|el|il|op) (?:\p{L}{4,10},? )?$/iu
/** "Dein Vertrag begann am", "le contrat a pris effet le": from when something runs. */
const OF_BEGINNING =
  /(?<!\p{L})(?:begann|begonnen|beginnt|läuft seit(?: dem)?|besteht seit(?: dem)?|a (?:pris effet|débuté|commencé)|prend effet|è iniziato|ha avuto inizio)(?: (?:am|zum|le|il))? $/iu
/** "Am 12.11.2026 um 20:03 schrieb", "a écrit": a mail that is quoted below. */
const QUOTED_BEHIND =
  /^,? (?:um |à |alle |ore )?\d{1,2}(?:[:.h]\d\d)(?: ?uhr)?,?[^\n]{0,50}(?<!\p{L})(?:schrieb|geschrieben|a écrit|ha scritto)(?!\p{L})/iu
/** "05.09.2026 21:14:08": the second in which something was seen on the net. */
const TO_THE_SECOND = /^[ \t]{1,4}(?:um )?\d\d:\d\d:\d\d(?!\d)/u
/** "M A H N B E S C H E I D   vom", "AVIS D'IMPOSITION du": the title of the paper with its day, alone in a line. */
const OF_TITLE =
  /(?:^|\n)[ \t]*(?:(?:\p{Lu} ){5,}\p{Lu}|\p{Lu}[\p{Lu}'’-]{3,}(?: [\p{Lu}'’-]{1,}){0,5}) {1,4}(?:vom|du|del) $/u
/** "[mer. 11 nov. 2026, 19:47]": what a telephone prints above a message. */
const STAMP_BEFORE = /\[(?:\p{L}{2,10}\.?,? )?$/u
const STAMP_BEHIND = /^,? (?:à |um |alle )?\d{1,2}[:.h]\d\d(?::\d\d)?\]/u
/** "受信: 2026年11月18日": a message is of the day on which it came. */
const RECEIVED = /(?:^|\n)[ \t]*(?:受信|送信|配信|着信)(?:日時?)?[ \t]*[:：][ \t]*$/u
/** "Courrier du", "Schreiben vom" with its day, alone in a line: what is above was written on it. */
const OF_WRITING =
  /(?:^|\n)[ \t]*(?:courrier|lettre|(?:dieses )?schreiben|brief|carta|escrito|lettera|comunicazione|(?:deze )?brief)(?: (?:datée?|datiert|datad[oa]|datat[oa]|gedateerd))?(?: (?:du|vom|del?|van|op))? $/iu
const ENDS_LINE = /^[ \t.]*(?:\n|$)/
/** "Betaaldatum", "Fecha de pago", "お支払い日" beside what a demand asks for: the day to pay. On other papers it may be the day on which somebody is paid. */
const PAY_DAY =
  /(?:^|\n|\t|\||  )[ \t]*(?:betaal(?:datum|dag)|zahl(?:ungs)?(?:datum|tag)|(?:date|jour) d[eu] (?:paiement|règlement)|(?:fecha|día) (?:de|del) pago|(?:data|giorno) (?:di |del )pagamento)[ \t]*[:|]?[ \t]*$/iu
const DEMANDS: ReadonlySet<DocumentType> = new Set([
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'RENT_ARREARS_LETTER',
  'TAX_DEMAND',
  'COUNCIL_TAX_DEMAND',
  'PENALTY_CHARGE_NOTICE',
  'UTILITY_BILL_DEMAND',
])
/** "Le 3 juin 2026, alors que vous", "Am 3. Juni 2026 haben Sie": what a dismissal blames the reader for. */
const ON_THAT_DAY = /(?:^|\n)[ \t]*(?:[Ll]e|[Aa]m|[Ii]l) (?:\p{L}{4,10},? (?:den )?)?$/u
const BLAMED_BEHIND =
  /^,?(?: (?:vers|à|um|gegen|alle) [^,\n]{2,16},)? (?:alors que vous|vous (?:avez|étiez|vous êtes|n['’]avez|ne vous êtes)|haben sie|sind sie|waren sie|erschienen sie|lei (?:ha|si è|non|era))(?!\p{L})/iu
/** "Absences non justifiées les 3, 4 et 17 décembre", "Verspätungen am": faults that a dismissal lists with their days. */
const FAULT_BEFORE =
  /(?<!\p{L})(?:absences?|retards?|refus|insultes?|faits?|incidents?|abandons? de poste|fehlzeit(?:en)?|fehltage?|verspätung(?:en)?|vorfälle?|ausencias?|retrasos?|faltas?|hechos|assenz[ae]|ritard[oi]|episodi[o]?|fatti|afwezig\p{L}*|te laat|verzuim|voorval(?:len)?)(?!\p{L})[^.\n]{0,60} (?:les?|les jours|du|des|am|vom|el|los(?: días)?|del|de los(?: días)?|il|i giorni|del|dei giorni|op|van) (?:\d{1,2}\.?(?:,| et| und| y| e| en) ?)*$/iu
/** "Commesso a Tarno il", "faits commis à Tarnes le": a deed that a criminal paper tells of. */
const DEED_BEFORE =
  /(?<!\p{L})(?:commess[oiae]|avvenut[oiae]|accadut[oiae]|verificat[oiae]si|in danno d\p{L}{1,4}|cadut[oa]|perpetrat[oiae]|commise?s?|perpétrée?s?|cometid[oa]s?|ocurrid[oa]s?|sucedid[oa]s?|gepleegd|begangen|zugetragen|ereignet)(?!\p{L})[^.;]{0,110}(?<!\p{L})(?:il|in data|le|el(?: día)?|op(?: of omstreeks)?|am) $/iu
/** "L'infrazione è del", "l'accident était le": when it happened, as people tell it. */
const IT_WAS_ON =
  /(?<!\p{L})(?:infrazione|violazione|multa|incidente|fatto|infraction|excès(?: de vitesse)?|accident|verstoß|unfall|vorfall|infracción|multa|accidente|overtreding|ongeluk)(?!\p{L})[^.,;\n]{0,20} (?:è(?: stat[ao])?|era|est|était|war|ist|fue|es|was) (?:del?|di|il|du|le|vom|am|del|el|van|op) $/iu
/** "Votre sinistre dégât des eaux du", "Ihr Wasserschaden vom", "siniestro del": what an insurer decides on. */
const DAMAGE_OF =
  /(?<!\p{L})(?:sinistres?|dégâts?|vol|accident|incendie|\p{L}*schaden|\p{L}*schadens|\p{L}*unfall|\p{L}*diebstahl|siniestros?|daños|robo|accidente|sinistr[oi]|dann[oi]|furto|incidente|\p{L}*schade|diefstal|aanrijding|ongeval)(?!\p{L})[^.,;\n]{0,40} (?:survenue?s? le|du|vom|am|del?(?: día)?|ocurrido el|avvenuto il|van|op|d\.d\.) (?:\p{L}{4,10},? )?$/iu
/** "Accertata il 28 gennaio": in a story, when somebody looked at the photograph. */
const NOTED_ON =
  /(?<!\p{L})(?:accertat[oa]|rilevat[oa]|constatée?|relevée?|festgestellt|constatad[oa]|geconstateerd)["”»]? (?:il|in data|le|am|el|op) $/iu
/** "J'ai versé 900 € par virement le", "pagué la señal el": what people tell of their own bargain. */
const OWN_DEED =
  /(?<!\p{L})(?:payé|versé|réglé|commandé|acheté|signé|réservé|bezahlt|überwiesen|bestellt|gekauft|unterschrieben|gebucht|pagad[oa]|pagué|compré|comprado|firmé|firmado|pedí|reservé|pagato|versato|comprato|ordinato|firmato|prenotato|betaald|gekocht|besteld|getekend|geboekt)(?!\p{L})[^.?!\n]{0,60} (?:le|am|el(?: día)?|il|op) (?:\p{L}{4,10},? )?$/iu
/** "geb. 14.06.1987", "née le", "nato a Tarno il": a birthday is on many papers and says nothing. */
const BORN =
  /(?<!\p{L})(?:geb\.?(?:datum)?|geboren(?: am| op)?|geburts(?:datum|tag)|née?(?:\(e\))?(?: le)?|date de naissance|nat[oa](?: (?:a|in) [^,\n]{2,30}?,?)?(?: il)?|data di nascita|nacid[oa](?: en [^,\n]{2,30}?,?)?(?: el)?|fecha de nacimiento|geboortedatum)[ \t]*:?[ \t]*$|生年月日[ \t]*[:：]?[ \t]*$/iu
/** "Échue le", "Verzuimdatum:", "überfällig seit": the day on which the sum should have been paid. */
const WAS_DUE =
  /(?<!\p{L})(?:échue?s?(?: depuis)? le|exigible depuis le|verzuimdatum:?|datum (?:van )?verzuim:?|in verzuim sinds|verzuim sinds|vervallen (?:op|sinds)|(?:über)?fällig (?:seit(?: dem)?|war(?:en)?(?: am)?|gewesen am)|verzug seit(?: dem)?|vencid[oa]s? (?:el|desde el)|scadut[oaie] (?:il|dal)|venceu em|vencida em|(?:(?:uiterste )?betaaldatum|vervaldatum|betaaltermijn|échéance|date limite(?: de paiement)?|délai|zahlungs(?:frist|termin|ziel)|fälligkeit|frist|vencimiento|plazo|scadenza|termine)[^.\n]{0,30} (?:was|liep af|verstreek|était(?: fixée?)?|a expiré|war|endete|lief ab|era|fue|venció|terminó|scadeva|è scadut[oa])(?: (?:op|le|au|am|el|al|il))?) ?$/iu
/** "Nous n'avons pas reçu le paiement de votre facture, à régler avant le": of a sum that did not come the day to pay has gone by. */
const NOT_COME =
  /(?<!\p{L})(?:n['’]avons (?:toujours |encore )?pas (?:encore |bien )?(?:reçu|enregistré|constaté)|n['’]a (?:toujours |encore )?pas été (?:réglée?|payée?|honorée?)|(?:noch )?nicht (?:eingegangen|bezahlt|beglichen)|kein(?:en)? zahlungseingang|no (?:hemos|nos consta) (?:recibido|haber recibido)|non (?:abbiamo|risulta) (?:ancora )?(?:ricevuto|pervenut[oa]|pagat[oa])|(?:nog )?(?:niet|geen betaling) ontvangen)(?!\p{L})[^;]{0,160}(?<!\p{L})(?:(?:à|qui était à) (?:régler|payer)|exigible|payable|(?:arrivée? à|avec (?:une )?|à) échéance|zahlbar|fällig|con vencimiento|vencimiento|(?:con )?scadenza|in scadenza|te betalen|met vervaldatum|vervaldatum)(?: (?:avant|pour|au plus tard|bis(?: zum)?|am|zum|antes|el|entro|il|al|vóór|op|uiterlijk))?(?: (?:le|du|au|el|il|del?|op))? (?:\p{L}{4,10},? )?$/iu
/** "War am 31. Januar 2026 fällig", "kwam op … te vervallen": the verb stands on both sides. */
const WAS_BEFORE =
  /(?<!\p{L})(?:war(?:en)?|wurden?|was|waren|kwam)(?: bereits| al)? (?:am|zum|op) $/iu
const DUE_BEHIND =
  /^ (?:zur zahlung )?(?:fällig|zu zahlen|te vervallen|opeisbaar|verschuldigd)(?!\p{L})/iu
/** "Vervaldatum: 2 juli 2026 / Dagen achterstallig: 63": how late the sum is stands in the next line. */
const DUE_LABEL =
  /(?<!\p{L})(?:vervaldatum|date d['’]échéance|échéance|fälligkeit(?:sdatum|stag)?|fällig am|zahlungsziel|scadenza|vencimiento|vencimento)[ \t]*:?[ \t]*(?:\p{L}{4,10}(?:dag|tag|di|che|es|do|dì),? )?$/iu
const LATE_BELOW =
  /^[ \t.]*\n[ \t]*(?:dagen (?:achterstallig|te laat|over (?:tijd|(?:de )?vervaldatum))|(?:jours|nombre de jours) de retard|tage (?:überfällig|verzug|im verzug)|verzugstage|giorni di ritardo|días de (?:retraso|demora|mora)|dias de atraso)(?!\p{L})/iu
/** "Rechnungsdatum: 16. Januar / Fälligkeit:" in what chases the bill: the day that it printed itself. */
const BILL_ABOVE =
  /(?<!\p{L})(?:factuurdatum|rechnungsdatum|datum der rechnung|date (?:de (?:la )?)?facture|fecha (?:de (?:la )?)?factura|data (?:della )?fattura)[ \t]*:?[^\n]{6,24}\n[^\n]{0,30}$/iu
/** "Wir haben festgestellt, dass Sie am 18.11.2025 eine Erbschaft": what an office holds against somebody. */
const FOUND_OUT =
  /(?<!\p{L})(?:festgestellt|bekannt geworden|erfahren|constaté|appris|constatado|comprobado|accertato|rilevato|vastgesteld|gebleken)(?!\p{L})[^.\n]{0,40}(?:dass sie|que vous (?:avez|aviez)?|que usted|che lei|dat u) ?[^.\n]{0,30}(?:am|le|el(?: día)?|il|op) $/iu
/** "Fecha: 27/07/2026   Hora: 12:08" on a fine: when it happened. */
const DAY_LABEL =
  /(?:^|\n|\t|  )[ \t]*(?:fecha|día|data|giorno|date|datum|dag|tag|jour) ?:[ \t]*$/iu
const HOUR_LABEL = /^[ \t,;|]{1,12}(?:hora|ora|heure|uhrzeit|zeit|tijd|tijdstip)[ \t]*:[ \t]*\d/iu
/** "Data e ora:", "Tatzeit:", "Date et heure :" on a fine. */
const DAY_AND_HOUR =
  /(?:^|\n|\t|  )[ \t]*(?:data e ora|date et heure|fecha y hora|datum (?:en|und) (?:tijd(?:stip)?|uhrzeit)|tag und (?:uhr)?zeit|tatzeit)(?: (?:d|v|del|de)\S{0,12}(?: \p{L}+)?)? ?:?[ \t]*$/iu
const FINED: ReadonlySet<DocumentType> = new Set(['PENALTY_CHARGE_NOTICE', 'PARKING_TICKET'])
/** "Cette somme sera versée avant le", "wird bis zum … erstattet": when the sender pays. */
const COMES_BACK =
  /(?<!\p{L})(?:sera|seront|vous (?:est|sera)|sarà|saranno|verrà|verranno|se le|le será|wordt|worden)(?!\p{L})[^.\n]{0,50}(?<!\p{L})(?:versée?s?|remboursée?s?|créditée?s?|accreditat[oaie]|rimborsat[oaie]|versat[oaie]|abonad[oa]s?|abonará|devuelt[oa]s?|devolverá|ingresad[oa]s?|teruggestort|teruggestort|overgemaakt|uitbetaald)(?!\p{L})[^.\n]{0,30} (?:avant le|d['’]ici le|au plus tard le|entro il|antes del?|vóór|voor|uiterlijk(?: op)?) (?:\p{L}{4,10},? )?$/iu
/** "29,90 € par mois jusqu'au", "39,90 EUR monatlich bis zum": how long a sum comes again. */
const EACH_MONTH_UNTIL =
  /(?:€|(?<!\p{L})(?:eur|euros?|chf|francs|fr\.)) (?:par mois|pro monat|monatlich|im monat|al mes|mensuales|al mese|mensili|per maand)(?!\p{L})[^.;\n]{0,12} (?:jusqu['’]au|bis(?: zum)?|hasta el|fino al|tot(?: en met)?) $/iu
/** "Für den Zeitraum 01.11.2025 bis": the first day of a time that is spoken of. */
const OPENS_STRETCH =
  /(?<!\p{L})(?:\p{L}*zeitraum|zeitspanne|période|periodo|período|periode|tijdvak|\p{L}*periode)(?: (?:vom?|von|du|dal|del?|van))?[ \t]*:?[ \t]*$/iu
/** "Il 4 novembre alle tre sarei passato", "soll ich am … gefahren sein": what a fine says of whoever asks. */
const SAID_OF_ASKER =
  /^,?[^.?!\n]{0,40}(?<!\p{L})(?:sarei|avrei|soll(?:te)? ich|ich [^.?!\n]{0,30}(?:gefahren|geparkt|gestanden|überschritten)|j['’]aurais|je serais|habría|habria|zou ik|ik zou)(?!\p{L})/iu
/** "Zahlungen berücksichtigt bis", "paiements pris en compte jusqu'au": up to when the sender has looked, and no day to pay. */
const BOOKED_UNTIL =
  /(?<!\p{L})(?:(?:zahlung(?:en|s\p{L}*)?|buchung(?:en)?|kontostand|saldo|stand|paiements?|règlements?|versements?|solde|pagos?|ingresos|abonos|pagament[oi]|versament[oi]|incassi|betaling(?:en)?|boekingen)(?!\p{L})[^.\n]{0,50}(?:berücksichtigt|gebucht|verbucht|erfasst|eingegangen|pris en compte|enregistrés?|reçus?|comptabilisés?|contabilizad\p{L}+|registrad\p{L}+|recibid\p{L}+|registrat\p{L}+|pervenut\p{L}+|contabilizzat\p{L}+|ricevut\p{L}+|verwerkt|ontvangen|bijgewerkt|meegenomen)(?: sind| wurden| zijn)?:? (?:bis(?: zum| einschlie(?:ß|ss)lich)?|jusqu['’]au|hasta el|fino al|entro il|tot(?: en met)?|t\/m)[ \t]*:?[ \t]*)$/iu
/** "Zahlungseingänge bis … sind berücksichtigt": the same with the verb last. */
const PAYMENTS_UNTIL =
  /(?<!\p{L})(?:zahlung(?:en|s\p{L}*)|buchungen|paiements?|règlements?|pagos|pagamenti|betalingen)(?!\p{L})[^.\n]{0,24} (?:bis(?: zum| einschlie(?:ß|ss)lich)?|jusqu['’]au|hasta el|fino al|tot(?: en met)?) $/iu
const BOOKED_BEHIND =
  /^,?[^.\n]{0,24}(?<!\p{L})(?:berücksichtigt|gebucht|verbucht|erfasst|pris en compte|enregistrés|contabilizad\p{L}+|registrati|contabilizzati|considerati|verwerkt|meegenomen)(?!\p{L})/iu
/** "Date de dernière vérification:", "geeicht bis", "data taratura": of the device that measured. */
const OF_DEVICE =
  /(?<!\p{L})(?:(?:date de (?:la )?)?(?:dernière )?(?:vérification|homologation|étalonnage)(?: périodique)?(?: de l['’]appareil)?|(?:letzte |nächste )?eichung|(?:geeicht|eichung gültig|gültig geeicht)(?: bis(?: zum)?)?|(?:fecha de (?:la )?)?(?:última )?(?:verificación|calibración)(?: del cinemómetro)?|(?:data (?:dell['’]ultima |di |della )?)?(?:ultima )?(?:taratura|verifica)(?: (?:di funzionalità|dell['’]apparecchi\p{L}+))?|(?:datum (?:van (?:de )?)?)?(?:laatste )?(?:ijking|kalibratie)|ijkdatum)[ \t]*:?[ \t]*(?:le |am |vom |il |del |el |op )?$/iu
/** "Reso esecutivo il", "rechtskräftig seit": when an earlier act began to bind. */
const BINDS_SINCE =
  /(?<!\p{L})(?:(?:res[oa]|divenut[oa]|dichiarat[oa]) (?:esecutiv|definitiv)[oa](?: in data| il| dal)?|(?:rechtskräftig|vollstreckbar|bestandskräftig) (?:seit(?: dem)?|am|geworden am)|(?:rendue? |devenue? )?(?:exécutoire|définiti(?:f|ve)) (?:le|depuis le)|firme (?:desde el|el)|onherroepelijk (?:geworden )?(?:op|sinds)) $/iu
/** "Erlassen am:", "Emesso il", "Établi le", opening a line: the day of this paper. */
const MADE_ON =
  /(?:^|\n)[ \t]*(?:erlassen|ausgestellt|ausgefertigt|erstellt|établie?|délivrée?|émise?|expedid[oa]|emitid[oa]|emess[oa]|rilasciat[oa]|redatt[oa]|opgemaakt|afgegeven|uitgevaardigd)(?: (?:am|le|el|il|op|den))?[ \t]*:?[ \t]*$/iu
/** A day in a line of its own with its hour: when somebody is to come, in a paper that is no court's. */
const OPENS_LINE = /(?:^|\n)[ \t]*(?:(?:le|am|el|il|op) )?(?:\p{L}{4,10},? )?$/u
const HOUR_BEHIND =
  /^,? ?(?:à|um|a las|alle(?: ore)?|om|ore|-|–) ?\d{1,2} ?(?:[:.h]\d\d|h\b|uhr|uur|heures|horas)/iu
const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])

type Day = Pick<Sides, 'left' | 'right'> & { documentType: DocumentType }

/** What tells a role, most certain first. */
const TOLD: readonly { role: DateRole; holds: (day: Day) => boolean }[] = [
  { role: 'other', holds: asksNothing },
  { role: 'other', holds: isOfMeeting },
  {
    role: 'deadline',
    holds: ({ documentType, left }) => DEMANDS.has(documentType) && PAY_DAY.test(left),
  },
  { role: 'letter', holds: ({ left, right }) => MADE_ON.test(left) && ENDS_LINE.test(right) },
  { role: 'other', holds: ({ right }) => QUOTED_BEHIND.test(right) },
  {
    role: 'letter',
    holds: ({ left, right }) => STAMP_BEFORE.test(left) && STAMP_BEHIND.test(right),
  },
  { role: 'letter', holds: ({ left }) => RECEIVED.test(left) },
  {
    role: 'letter',
    holds: ({ left, right }) =>
      (OF_TITLE.test(left) || OF_WRITING.test(left)) && ENDS_LINE.test(right),
  },
  { role: 'incident', holds: isEvent },
  { role: 'incident', holds: isGoneBy },
]

type Place = { text: string; start: number; end: number }

/** True for a day to pay whose next line says how long ago it was. */
function isLateBelow({ text, start, end }: Place): boolean {
  return (
    DUE_LABEL.test(text.slice(Math.max(0, start - 44), start)) &&
    LATE_BELOW.test(text.slice(end, end + 60))
  )
}

/** True for the day to pay of a bill that is set out with its own date in a letter that chases it. */
function isOfChasedBill(documentType: DocumentType, { text, start }: Place): boolean {
  const left = text.slice(Math.max(0, start - 110), start)
  return documentType === 'DEBT_COLLECTION_LETTER' && DUE_LABEL.test(left) && BILL_ABOVE.test(left)
}

/** The role of a day that is told so, or undefined. */
export function toldRoleAbroad(
  documentType: DocumentType,
  { left, right, ...place }: Pick<Sides, 'left' | 'right'> & Place,
): DateRole | undefined {
  if (isLateBelow(place) || isOfChasedBill(documentType, place)) return 'incident'
  return TOLD.find(({ holds }) => holds({ documentType, left, right }))?.role
}

const OF_NO_DUTY = [
  OF_DEBIT,
  OF_REQUEST,
  BORN,
  OPENS_STRETCH,
  EACH_MONTH_UNTIL,
  OF_LAW,
  OF_SERVED_PAPER,
  OF_INTEREST,
  OF_BEGINNING,
  BOOKED_UNTIL,
  OF_DEVICE,
  BINDS_SINCE,
]

function asksNothing({ documentType, left, right }: Day): boolean {
  if (OF_NO_DUTY.some((one) => one.test(left))) return true
  if (documentType === 'ENQUIRY' && (NOTED_ON.test(left) || OWN_DEED.test(left))) return true
  if (documentType === 'OTHER' && COMES_BACK.test(left)) return true
  return PAYMENTS_UNTIL.test(left) && BOOKED_BEHIND.test(right)
}

/** A day on which a sum fell due, a deed was done or something was found out. */
function isGoneBy({ documentType, left, right }: Day): boolean {
  if (WAS_DUE.test(left) || NOT_COME.test(left)) return true
  if (WAS_BEFORE.test(left) && DUE_BEHIND.test(right)) return true
  if (documentType === 'ENQUIRY') return SAID_OF_ASKER.test(right)
  if (documentType === 'BENEFIT_OVERPAYMENT') return FOUND_OUT.test(left)
  if (!FINED.has(documentType)) return false
  return DAY_AND_HOUR.test(left) || (DAY_LABEL.test(left) && HOUR_LABEL.test(right))
}

function isOfMeeting({ documentType, left, right }: Day): boolean {
  return documentType === 'OTHER' && OPENS_LINE.test(left) && HOUR_BEHIND.test(right)
}

function isEvent({ documentType, left, right }: Day): boolean {
  if ([OF_EVENT, DEED_BEFORE, IT_WAS_ON].some((one) => one.test(left))) return true
  if (documentType === 'INSURANCE_DECISION' && DAMAGE_OF.test(left)) return true
  if (documentType === 'COPYRIGHT_INFRINGEMENT_LETTER') return TO_THE_SECOND.test(right)
  if (!ENDS_WORK.has(documentType)) return false
  return FAULT_BEFORE.test(left) || (ON_THAT_DAY.test(left) && BLAMED_BEHIND.test(right))
}
