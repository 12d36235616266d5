/** Words that make the day after them a limit, and what may stand between: a time, a weekday, an article. */

import { plainSource } from './plain-forms.ts'

const LIMIT_WORDS = {
  en: "\\b(?:last|final) (?:day|date) (?:to|for) (?!serv)[^.\\n]{3,40} is|(?<=, |\\bis |\\bare |(?<!\\bmiss(?:ed|ing) (?:the |your )?)[$£€] ?[\\d,.]{1,12} )due(?! on the)|(?:total|amount|balance|instal?lment|payment) due|due for payment on|(?:shut-?off|disconnect(?:ion)?|cut-?off) date|by|before|until|till|no later than|not later than|no later|on or before|by or before|latest by|at the latest (?:by|on)|(?:cannot|can not|can no longer|may not) be (?:used|paid|accepted|processed|redeemed) after|leave after|link (?:will )?expires? on|(?:points|miles|rewards?|vouchers?|credits?|offer|access|mailbox|password|membership) (?:will )?expires? (?:at|on)|(?:applications?|claims?|registrations?|enrolments?|nominations?|entries|bookings?|bids|offers?|sale|scheme|window)(?: (?:for|to|in) [^.\\n]{1,40}| \\w+)? (?:will )?clos(?:es?|ing)(?: (?:at|on))?|(?:warrant of fitness|w\\.?o\\.?f\\.?|m\\.?o\\.?t\\.?|rego|registration|licen[cs]e|permit)\\b[^.\\n]{0,40} (?:runs out|expires|is up)(?: on)?|deadline(?:'s| is)?|(?:time|period|deadline) (?:allowed )?(?:to|for) (?:\\w+ ){1,4}(?:ends|expires|closes|runs out|is)(?: on)?|(?:the|these|those|your) (?:\\d{1,3}|\\p{L}{3,12})[- ](?:(?:working|business|calendar) )?(?:days?|weeks?)(?: period)? (?:will )?(?:finish(?:es)?|ends?|runs? out|expires?|(?:is|are) up)(?: on)?|respond|reply|answer|response|you (?:now |still )?have (?:up )?to|(?:gives?|giving|allow(?:s|ed)?) you (?:up )?to",
  de: '(?:einspruchs|widerspruchs|einsprache|klage|beschwerde|rekurs|rechtsmittel|anmelde|antrags|abgabe|einreichungs|antwort|rückmelde|stellungnahme|nachreich)frist|zahlungsfrist|zahlungsziel|zahlungstermin|einzahlungsfrist|fristende|fristablauf|(?!kündigungs)\\p{L}*frist[^.\\n]{0,40} (?:endet|läuft|verstreicht)(?: am| bis zum| mit ablauf des)?|zahlbar (?:bis|zum)|fällig (?:am|zum)|vor dem|bis(?: spätestens| einschließlich)?(?: zum)?|spätestens(?: am| bis zum| bis| zum)?',
  fr: "(?:date d['’]expiration|fin|terme|échéance) du d[ée]lai(?: (?:de |d['’])\\p{L}+)?|d[ée]lai (?:de |d['’])(?:recours|opposition|réponse|réclamation|appel|contestation)|expire(?:nt)? le|d[ée]lai[^.\\n]{0,40} (?:se termine|prend fin|court jusqu'au) le|(?:date|jour) limite(?: (?:de |d'|pour )(?:(?:le|la) |l')?\\p{L}+)?|dernier (?:jour|délai) pour (?:(?:le|la) |l')?\\p{L}+|passé le|échéance|avant le|avant(?= (?:la )?fin |(?= \\d{1,2} ?(?:h|heures)(?!\\p{L})))|jusqu'à(?= (?:la )?fin )|d'ici(?= (?:la )?fin )|au plus tard le|jusqu'au|d'ici (?:le|au)",
  es: '(?:fin|vencimiento) del plazo(?: de \\p{L}+)?|antes del?|(?:fecha (?:límite|tope)|último día|plazo(?: máximo)?)(?: (?:de|para(?: el| la)?) \\p{L}+)?(?= *[:|(]|\\s*$)|fecha (?:límite|tope)|plazo[^.\\n]{0,40} (?:vence|expira|finaliza|termina|concluye)(?: el)?(?: día)?|hasta(?= fina?l)|hasta el(?: día)?|a más tardar el|no más tarde del|como máximo el|vencimiento',
  it: "termine (?:ultimo )?(?:per |di )(?:il |la |l['’])?(?:pagamento|opposizione|ricorso|reclamo|impugnazione|risposta|presentazione|pagare|versare|opporsi|ricorrere|rispondere|aderire|regolarizzare)|(?:data|giorno) (?:limite|ultim[ao])(?:(?: (?:per|di|del))? (?:il |la )?\\p{L}+)?|ultimo giorno (?:utile )?(?:per|di) (?:(?:il|la|lo) |l')?\\p{L}+|termine[^.\\n]{0,40} (?:scade|spira)(?: il)?(?: giorno)?|entro(?: e non oltre)?(?: il| la)?(?: giorno)?|non oltre il|prima del(?: giorno)?|(?:ritirat|conservat|custodit|giacenza|disposizione)[^.\\n]{0,24} fino al(?: giorno)?|tempo fino al|entro la data del|scadenza|al più tardi il",
  nl: '(?:bezwaar|beroeps|verzet|reactie|aanmeld|betaal|betalings)termijn(?: tot)?|\\p{L}*termijn[^.\\n]{0,40} (?:verstrijkt|verloopt|eindigt|loopt(?: af)?)(?: op)?|uiterlijk(?: op)?|vóór|voor(?=\\s*$| (?:het )?eind)|tot(?= (?:het )?eind)|ten laatste op|tot en met|tegen|vervaldatum|uiterste (?:\\p{L}{3,9})?(?:datum|dag)(?: (?:voor|van) \\p{L}+)?|laatste dag(?: (?:voor(?: de| het| uw)?|om te) \\p{L}+)?',
  pl: 'do dnia|do',
} as const satisfies Record<string, string>

/** "If the sum is unpaid after", "should it not be settled on". */
const UNPAID_AT = String.raw`(?:if|should|where)\b[^.\n]{0,90}\b(?:unpaid|outstanding|unanswered|not (?:\w+ ){0,2}(?:paid|received|cleared|settled|answered|heard from)) (?:at|on|after|beyond|past)`

/** "Before your next payment goes out on". */
const BEFORE_EVENT = [
  String.raw`before (?:your|our) (?!hearing|court|trial)[\p{L}' ]{3,40} on`,
  String.raw`(?:antes de|con (?:anterioridad|antelación) a|previamente a) [\p{L}, ]{0,50}(?:junta|asamblea|reunión)[\p{L}, ]{0,50} (?:para el|del?|el)(?: próximo)?(?: día)?`,
  String.raw`prima (?:dell[ao' ]{1,2}|del )[\p{L}' ]{0,30}(?:assemblea|riunione)[\p{L}, ]{0,50} (?:per il|del|il)(?: prossimo)?`,
  String.raw`avant (?:l'|la |le |notre |votre )[\p{L}' ]{0,30}(?:assemblée|réunion)[\p{L}, ]{0,50} (?:du|le|au)`,
  String.raw`vor (?:der|dem|unserer|ihrer) [\p{L} ]{0,30}(?:versammlung|sitzung)[\p{L}, ]{0,40} (?:am|vom)`,
  String.raw`(?:vóór|voor) (?:de|onze|uw) [\p{L} ]{0,30}vergadering[\p{L}, ]{0,40} (?:van|op)`,
].join('|')

const WEEKDAY = String.raw`\p{L}{3,6}day|\p{L}{3,7}tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}{4,7}dì|sabato|domenica|\p{L}{3,6}dag|mon|tues?|weds?|thur?s?|fri|sat|sun`
const TIME = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m\.?|noon|hrs|hours|o'clock)?|(?:las |le ore |ore |le )?\d{1,2}(?:[.:h]\d\d)?\s?(?:horas?|heures?|ore|uhr|uur|h)?(?: (?:del?(?: d[íi]a)?|di|du|op|van|am))?|[ap]\.?m\.?|midnight|noon|midday|close of (?:business|play)|cob`
const SMALL =
  "end of|ende|(?:la )?fin|finale?s?|fine|(?:het )?einde?|d[ue]l? m(?:ois|es|ese) d[ei]|on|the|of|at|latest|next|this coming|den|dem|le|el|il|de|day|start|(?:starting|start|effective|due|end|closing) date|date(?= *:? *\\d)|date(?=\\s*$)|today|tomorrow|tonight|half[ -]term|easter|christmas|new year|bank holiday|weekend|(?:mother|father)'s day"

/** A limit word, and then nothing but a time, a weekday and small words up to the end of the string. */
export const LIMIT_BEFORE_DAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${Object.values({ ...LIMIT_WORDS, de: plainSource(LIMIT_WORDS.de) }).join('|')}|${UNPAID_AT}|${BEFORE_EVENT})[\s:*(|-]+(?:[\s:*,/()|-]|(?:${SMALL}|${WEEKDAY}|${TIME})(?!\p{L})\.?){0,18}$`,
  'iu',
)

/** "By the end of", "bis Ende", "d'ici fin", "antes de finales de", "entro", "tot eind". */
const BY_END_OF =
  /\b(?:end of|ende|fin(?: du mois de| de| del mes de)?|finale?s de|fine(?: di| del mese di)?|entro(?: (?:il|la|e non oltre))?(?: fine)?(?: mese di)?|einde?(?: van)?)\s$/i

/** True for a month of which the end is meant: "bis Ende März 2027", "2026年12月末". */
export function isEndOf(text: string, { start, end }: { start: number; end: number }): boolean {
  return BY_END_OF.test(text.slice(Math.max(0, start - 30), start)) || text[end] === '末'
}

/** "3 June at the latest", "3 June is the last day": the limit is said after the day. */
export const LIMIT_AFTER_DAY =
  /^,? (?:at the (?:very )?latest\b|(?:is|being) (?:the|your|our) (?:very )?(?:last|final|closing|latest|cut.off) (?:day|date)\b|is (?:the|your|our) (?:\w+ )?deadline\b|is when (?:this|the|our|your) (?:\w+ ){1,2}(?:ends|closes|expires|runs out)\b)|^(?:末日?)?[)）]?(?:\([月火水木金土日]\))?(?:の(?:正午|[^。、\d]{2,8}日))?(?:まで|迄|限り(?=お?支払|ご?納付|に))/i

/** "We may cut off your supply on or after", "I will return on": the day that a power is used, and so the last to act before. */
export const POWER_USED_ON = new RegExp(
  [
    String.raw`\b(?:will|shall|may|can|could|to|going to|intend(?:s|ed)?|due|is|are|told to|plan(?:s|ned)?)\b[^.\n]{0,30}\b(?:return|come back|call (?:back|again)|re-?attend|disconnect(?:ed|ion)?|(?:cut|shut|turn|switch)(?:ed|ting|ning|ing)? (?:(?:you|it|them|(?:the|your) \w+(?: \w+)?) )?off|suspend(?:ed)?|restrict(?:ed)?|lock(?:ed)?|de-?energi[sz]ed?|repossess(?:ed)?|remove|seize|sell|auction|clamp|tow|collect (?:the|your) (?:vehicle|goods|car))\b[^.\n]{0,90}\b(?:on or after|on|from|after|as of|as early as)(?:\s(?:${TIME}) on)?`,
    String.raw`\b(?:officers?|bailiffs?|sheriffs?|marshals?|constables?|deput(?:y|ies)|agents?)\b[^.\n]{0,24}\b(?:will|shall|may|are (?:due|going) to|is (?:due|going) to)\b[^.\n]{0,20}\b(?:attend|visit|call|come|evict|execute|enforce)\b[^.\n]{0,60} on`,
    String.raw`(?<!\p{L})(?:suspendid[oa]|suspensión|suspender\p{L}*|cort(?:e|ar\p{L}*|ad[oa])|interrump\p{L}*)[^.\n]{0,60} (?:a partir del?|el)(?: día)?`,
    String.raw`(?<!\p{L})(?:coup(?:ure|er|ée?)|interromp\p{L}*|interruption|suspend(?:re|ue?)|suspension)[^.\n]{0,60} (?:à (?:partir|compter) du|dès le|le)`,
    String.raw`(?<!\p{L})(?:gesperrt|sperr\p{L}*|unterbr\p{L}*|einstell\p{L}*|abstell\p{L}*)[^.\n]{0,60} (?:ab(?: dem)?|am|zum)`,
    String.raw`(?<!\p{L})(?:ab(?: dem)?|am) (?=[^.\n]{0,60}(?:sperr|unterbr|abstell))`,
    String.raw`(?<!\p{L})(?:afgesloten|afsluit\p{L}*|onderbr\p{L}*)[^.\n]{0,60} (?:vanaf|op|per)`,
    String.raw`(?<!\p{L})(?:sospes\p{L}*|sospen\p{L}*|distacc\p{L}*|interrott\p{L}*)[^.\n]{0,60} (?:a partire dal|dal|il)`,
  ]
    .map((one) => String.raw`(?:${one})[\s:]+(?:the |\p{L}{3,10},? )?$`)
    .join('|'),
  'iu',
)

/** A weekday that stands for a day: "by Friday", "before noon tomorrow". */
export const BY_WEEKDAY = new RegExp(
  String.raw`\b(?:by|before|until|till|through(?= (?:the )?(?:end|close) of)|no later than|not later than)\s(?:(?:${TIME}|the end of|end of|on|this|next|coming|(?:the )?close of|(?:the )?(?:business|working) day|the day|business|(?:your|our|the) \p{L}+(?: \p{L}+){0,2}(?= (?:this|on|coming) (?:\p{L}+ )?\p{L}{3,6}day))\s){0,4}(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|this day|today) (?:week|fortnight)|(?:a )?(?:week|fortnight) (?:from )?today|(?:the )?last (?:\p{L}+ )?day of (?:this|the) (?:\p{L}+ )?month|(?:the )?month['’]?s?[ -]end|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thur?s?|fri|sat|sun|today|tomor+ow|tonight|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day |mon |tues? |weds? |thur?s? |fri |sat |sun )?(?:the )?(?:[12]?\d|3[01])(?:st|nd|rd|th)(?! (?:of )?(?:month|each|every|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|floor|instal|payment|anniversary|birthday))|(?:the |this |next ){0,2}(?:month|week|year)(?<=\bend of (?:the |this |next ){0,2}\w{4,5}))(?![\p{L}'])(?!,?\s(?:the\s)?\d)`,
  'giu',
)
