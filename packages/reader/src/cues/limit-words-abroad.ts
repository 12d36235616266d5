/** Limits without a number, in the languages beside English. */

const WEEKDAY = String.raw`(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|heute|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|(?:maan|dins|woens|donder|vrij|zater|zon)dag|vandaag|jutra|poniedzia[łl]\p{L}{2,3}|wtor(?:ek|ku)|środ[aęy]|czwart(?:ek|ku)|piąt(?:ek|ku)|sobot[aęy]|niedziel[aęi])`
/** Before the day, and behind it. */
const BY = String.raw`bis(?: spätestens)?(?: (?:zum|kommenden|nächsten|diesen))?|spätestens(?: am)?|d'ici(?: à)?|avant|au plus tard|jusqu'à|antes del?(?: próximo)?|hasta el|para el|a más tardar el|entro(?: e non oltre)?|uiterlijk(?: aanstaande| komende)?|vóór|voor|como (?:muy tarde|máximo)|al más tardar|al più tardi|al massimo|non oltre|ten laatste(?: op)?|najpóźniej(?: we?)?|do|przed`
const THIS =
  '(?:diesen|kommenden|ce|le|este|el|próximo|questo|prossimo|deze|komende|aanstaande|najbliższ(?:y|ą|ego|ej)|t[ęo]|ten) '
const LATEST =
  'spätestens|au plus tard|como (?:muy tarde|máximo|tarde)|a(?:l)? más tardar|al più tardi|al massimo|uiterlijk|ten laatste'
/** A date behind the weekday is read as a date. */
const NO_DATE = String.raw`(?!,?\s(?:(?:den|le|el|il|de)\s)?\d{1,2}(?:er)?(?:\.(?!\d\d\s?(?:u|h|uhr|uur)\b)|[/-]|\s(?!uhr|uur|h\b|heures|horas|ore)\p{L}))`
const MONTH_END = String.raw`(?:bis|spätestens)(?: (?:spätestens|zum))* (?:monatsende|ende (?:des|dieses)(?: (?:laufenden|nächsten|kommenden|folgenden))? monats)|(?:d'ici(?: à)?|avant|jusqu'à|au plus tard(?: à)?) la fin (?:du|de ce) mois(?: prochain| suivant| courant| en cours)?|(?:antes de|hasta|a más tardar a?) (?:fina?l(?:es)?|fin) de(?:l| este)?(?: (?:próximo|presente|corriente))? mes(?: próximo| que viene| en curso| corriente)?|entro(?: e non oltre)? (?:la )?fine (?:del |di questo )?(?:corrente |presente |prossimo )?mese(?: corrente| in corso| prossimo)?|entro il (?:(?:corrente|presente) mese|mese (?:corrente|in corso))|(?:vóór|voor|tot|uiterlijk)(?: het)? einde?(?: van)? (?:de(?: lopende)?|deze|volgende|komende) maand|(?:bis(?: zum)?|spätestens am|vor dem) letzten \p{L}*tag (?:des |dieses |im |in diesem )(?:laufenden )?monats?|(?:avant|jusqu'au|au plus tard|d'ici) (?:le )?dernier jour (?:ouvr\p{L}+ |calendaire )?d(?:u|e ce) mois|(?:antes del?|hasta el|a más tardar el) último día (?:hábil |laborable |natural )?(?:del?|de este) (?:presente )?mes|(?:entro|non oltre) l'ultimo giorno (?:\p{L}+ )?(?:del|di questo) (?:corrente )?mese|(?:vóór|voor|uiterlijk|tot)(?: op)? de laatste \p{L}*dag van (?:de|deze) maand|do końca (?:tego |bieżącego )?miesiąca`
const IN_JAPANESE = String.raw`(?:本日|今日|明日|今週|今月)(?:中|まで|末まで)(?:に|の)?|(?:本日|今日)(?=ご?連絡(?:が|の)?(?:なき|無き|ない|無い|いただけ))|(?:本日|今日|明日)(?:の)?\s?\d{1,2}(?:時(?:\s?\d{1,2}分|半)?|[:：]\d\d)(?:まで|迄)(?:に|の)?|月末まで(?:に|の)?`

/** A weekday that stands for a day: "bis Freitag", "d'ici vendredi", "antes del viernes", "entro venerdì", "vóór vrijdag", "este viernes como muy tarde"; the end of a month. */
export const BY_WEEKDAY_ABROAD = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${BY})\s(?:${THIS})?${WEEKDAY}(?!\p{L})${NO_DATE}`,
    String.raw`(?<!\p{L})(?:(?:${THIS}|am |op ))?${WEEKDAY},? (?:${LATEST})(?!\p{L})${NO_DATE}`,
    IN_JAPANESE,
    String.raw`(?<!\p{L})(?:${MONTH_END})(?!\p{L})`,
  ].join('|'),
  'giu',
)

/** "Antes de las 18:00", "bis 16 Uhr", "entro 30 minuti": an hour or minutes, as only frauds set them; "von 8 bis 16 Uhr" is when somebody can be reached. */
export const BY_HOUR_ABROAD =
  /(?<!\p{L})(?:antes de las|(?<!(?:von|zwischen) (?:\d{1,2}(?:[.:]\d\d)?(?: uhr)? ))bis(?: spätestens)?|spätestens(?: um)?|vor|avant|d'ici|au plus tard à|entro le(?: ore)?|prima delle(?: ore)?|vóór|voor|uiterlijk(?: om)?) (?:\d{1,2}[:.h]\d\d(?!\.?\d)(?: ?(?:uhr|uur|h|horas))?|\d{1,2} ?(?:uhr|h|heures|horas|uur))(?!\p{L})(?!,? (?:am|del|du|le|el|il|op|van) )|(?<!\p{L})(?:in(?:nerhalb von)?|binnen|dans les|sous|en(?: los)?|entro|nei) (?:próximos |prochaines |prossimi |nächsten |komende )?(?:\d{1,2}|zehn|zwanzig|dreißig|dix|quinze|vingt|trente|diez|veinte|treinta|dieci|venti|trenta|tien|twintig|dertig) (?:minuten|minutes|minutos|minuti)(?!\p{L})/giu

/** "Umgehend", "immédiatement", "de inmediato", "onmiddellijk": at once. */
export const AT_ONCE_ABROAD =
  /(?<!\p{L})(?:sofort|umgehend|unverzüglich|(?:zahle?n?|paye[rz]|pag[aou]|pague|pagate|pagare|betaal|betalen)(?: sie| jetzt| noch)? (?:heute|aujourd'hui|hoy|oggi|vandaag)|immédiatement|sans délai|inmediatamente|de inmediato|immediatamente|subito|onmiddellijk|per direct|omgaand)(?!\p{L})|至急|直ちに|ただちに|早急に/giu

/** What is asked at once: money, a call or an answer. */
export const ASKS_ABROAD =
  /(?<!\p{L})(?:zahl|überweis|begleich|gleichen sie|melden sie|rufen sie|r[éè]gl|pay[eé]|vers|contacte|appele|pag[aou]|abon[ae]|ingres|llam|sald|contatt|chiam|betal|betaal|voldoe|bel(?= ))|支払|納付|連絡|振込|送金|電話/iu
