/** Limits without a number, in the languages beside English. */

/** A weekday that stands for a day: "bis Freitag", "d'ici vendredi", "antes del viernes", "entro venerdì", "vóór vrijdag". */
export const BY_WEEKDAY_ABROAD =
  /(?<!\p{L})(?:bis(?: spätestens)?(?: (?:zum|kommenden|nächsten|diesen))?|spätestens(?: am)?|d'ici(?: à)?|avant|au plus tard|jusqu'à|antes del?(?: próximo)?|hasta el|para el|a más tardar el|entro(?: e non oltre)?|uiterlijk(?: aanstaande| komende)?|vóór|voor)\s(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|heute|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|(?:maan|dins|woens|donder|vrij|zater|zon)dag|vandaag)(?!\p{L})(?!,?\s(?:(?:den|le|el|il|de)\s)?\d{1,2}(?:er)?(?:\.(?!\d\d\s?(?:u|h|uhr|uur)\b)|[/-]|\s(?!uhr|uur|h\b|heures|horas|ore)\p{L}))|(?:本日|今日|明日|今週|今月)(?:中|まで|末まで)(?:に|の)?|月末まで(?:に|の)?|(?<!\p{L})(?:bis(?: zum)? (?:monatsende|ende (?:des|dieses) monats)|(?:d'ici|avant|jusqu'à) la fin du mois|(?:antes de|hasta) (?:fina?l(?:es)?|fin) de(?:l)? mes|entro (?:la )?fine (?:del )?mese|(?:vóór|voor|tot) (?:het )?einde? van (?:de|deze) maand)(?!\p{L})/giu

/** "Umgehend", "immédiatement", "de inmediato", "onmiddellijk": at once. */
export const AT_ONCE_ABROAD =
  /(?<!\p{L})(?:sofort|umgehend|unverzüglich|(?:zahle?n?|paye[rz]|pag[aou]|pague|pagate|pagare|betaal|betalen)(?: sie| jetzt| noch)? (?:heute|aujourd'hui|hoy|oggi|vandaag)|immédiatement|sans délai|inmediatamente|de inmediato|immediatamente|subito|onmiddellijk|per direct|omgaand)(?!\p{L})|至急|直ちに|ただちに|早急に/giu

/** What is asked at once: money, a call or an answer. */
export const ASKS_ABROAD =
  /(?<!\p{L})(?:zahl|überweis|begleich|gleichen sie|melden sie|rufen sie|r[éè]gl|pay[eé]|vers|contacte|appele|pag[aou]|abon[ae]|ingres|llam|sald|contatt|chiam|betal|betaal|voldoe|bel(?= ))|支払|納付|連絡|振込|送金|電話/iu
