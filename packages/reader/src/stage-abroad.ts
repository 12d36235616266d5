/** How far a matter has come, in the languages beside English: a claim by its title, an officer who only collects, a right that is granted. */
import type { Letter } from './letter.ts'
import { withoutThreats } from './pressing-steps.ts'

/** How much is looked at. */
const READ = 8000
/** A title stands above the first sentences. */
const HEAD = 700

const CLAIMS = [
  String.raw`(?:europäischer )?mahnbescheid|klageschrift|ladung zu[rm] (?:termin|\p{L}*verhandlung)|zahlungsbefehl des \p{L}*gerichts`,
  String.raw`assignation(?: (?:devant|en) [^\n]{3,60})?|ordonnance (?:portant )?(?:d['’])?injonction de payer|convocation à (?:l['’]audience|une audience)`,
  String.raw`cédula de (?:citación|emplazamiento)|requerimiento de pago (?:del? |en )(?:procedimiento )?monitorio|demanda de (?:juicio|procedimiento) [^\n]{3,40}`,
  String.raw`(?:ricorso per )?decreto ingiuntivo|atto di citazione|ricorso ex art[^\n]{3,40}`,
  String.raw`dagvaarding|oproep(?:ing)? (?:voor|ter) (?:de )?(?:zitting|terechtzitting)`,
].join('|')
/** "Mahnbescheid des Amtsgerichts Tarnau", "Decreto ingiuntivo n. 44": such a title, and nothing else but who made it and its number. */
const TITLED_CLAIM = new RegExp(
  String.raw`^\s*(?:[^\n]{0,80}\n\s*){0,6}?[ \t]*(?:${CLAIMS})(?=[ \t]*(?:\n|$|[.:(–-]|,? (?:des|der|vom|nach|nr\.?|n[°º.]|du|de la|del|della|van|van de|d\.d\.|art\.?|§) ?))`,
  'iu',
)
/** How somebody may answer who has been sued. */
const CAN_ANSWER =
  /(?<!\p{L})(?:widerspr(?:uch|echen)|einspruch|rechtsvorschlag|opposition|oposici[óo]n|oponerse|oppor(?:si|re)|opposizione|verweer|verzet|comparaître|comparecer|comparire|verschijnen|erscheinen|verhandlung|audience|vista|udienza|zitting)(?!\p{L})/iu

/** "TRIBUNAL JUDICIAIRE DE TARNES" over "Convocation": a court calls a party of a case to its hearing. */
const COURT_ABOVE =
  /^\s*(?:tribunal|juge|juzgado|justice de paix|(?:amts|land|arbeits)gericht|giudice|rechtbank|kantonrechter|vredegerecht)(?!\p{L})/iu
const CALLED_IN =
  /(?<!\p{L})(?:(?:est|êtes|sont) convoquée?s? (?:à|devant)|(?:werden|sind|wird) (?:hiermit )?(?:zu[rm] [^.\n]{0,40})?geladen|se (?:le |la )?cita(?: a| al)?|è citat[oa]|(?:wordt|bent u) opgeroepen)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:audience|verhandlung|termin|vista|juicio|udienza|zitting)(?!\p{L})/iu
const OF_WITNESS = /(?<!\p{L})(?:témoin|zeug(?:e|in|en)|testig[oa]|testimone|getuige)(?!\p{L})/iu

function callsParty(text: string): boolean {
  return COURT_ABOVE.test(text) && CALLED_IN.test(text) && !OF_WITNESS.test(text)
}

/** A short paper or extract that opens with the title of a claim, and says how to answer it. */
export function opensAsClaim({ language, working }: Letter): boolean {
  if (language === 'ja') return false
  const text = working.text.slice(0, READ)
  return callsParty(text) || (TITLED_CLAIM.test(text.slice(0, HEAD)) && CAN_ANSWER.test(text))
}

/** Officers who carry out judgments, and also collect for clients as anybody may. */
const OFFICER =
  /(?<!\p{L})(?:huissi[eè]re?s? de justice|commissaires? de justice|gerechtsdeurwaarders?|(?:toegevoegd |kandidaat-)?gerechtsdeurwaarder)(?!\p{L})/iu
/** "Recouvrement amiable", "dernier avertissement avant citation", "zult u gedagvaard worden": no judge has been asked yet. */
const BEFORE_COURT =
  /(?<!\p{L})(?:(?:recouvrement|phase|procédure|cadre) amiable|à l['’]amiable|avant (?:toute )?(?:citation|assignation|poursuites?|procédure|action)|(?:vous serez|faire|vous ferons|sera) (?:cité|assigné|citer|assigner)\p{L}*|(?:citation|assignation|saisir|saisirons|saisi) [^.\n]{0,40}(?:tribunal|juge|justice)|minnelijke? (?:invordering|schikking|fase|incasso)|(?:te |laten |zullen )dagvaarden|gedagvaard worden|wordt u gedagvaard|tot dagvaarding (?:over|over te) ga\p{L}+|(?:voor|vóór) dagvaarding)(?!\p{L})/iu
/** What only stands in the papers of an officer who has a title, or serves one. */
const WITH_TITLE =
  /(?<!\p{L})(?:titre exécutoire|exécutoires?|en vertu d['’]un|jugement|ordonnance|arrêt rendu|commandement|saisie\p{L}*|signifi\p{L}+|procès-verbal|acte d['’]huissier|vonnis|dwangbevel|beschikking|grosse|exploot|betekend\p{L}*|betekening|beslag\p{L}*|krachtens|uitvoerbare?|bevel tot betaling)(?!\p{L})/iu

/** An officer asks for a client's money before any judge has been asked: a collector like another. */
export function isOfficerCollecting({ language, working }: Letter): boolean {
  if (language !== 'fr' && language !== 'nl') return false
  const text = working.text.slice(0, READ)
  return OFFICER.test(text) && BEFORE_COURT.test(text) && !WITH_TITLE.test(withoutThreats(text))
}

/** "Setzen wir Kindergeld in Höhe von 255 € fest", "vous avez droit à", "se le concede": an office gives. */
const GRANTED =
  /(?<!\p{L})(?:(?:bewilligen|gewähren) wir|wir (?:bewilligen|gewähren)|(?:ihnen (?:wird|werden)|(?:wird|werden) ihnen) (?:[^.\n]|(?<=\d)\.){0,80}(?:bewilligt|gewährt|zuerkannt)|setzen wir [^.]{0,80}(?:geld|zuschuss|zulage|rente|leistung\p{L}*)(?!\p{L})[^.]{0,80}(?<!\p{L})fest|ihrem antrag (?:wird|wurde|haben wir) (?:entsprochen|stattgegeben)|nous vous (?:accordons|attribuons|informons que vous (?:avez|bénéficiez) (?:droit|d))|vous (?:avez|aurez) droit (?:à (?:l['’]|la |une )|au )|(?:une |la |l['’])?(?:aide|allocation|prime|pension|bourse|prestation)[^.\n]{0,60} vous (?:est|sera|a été) (?:accordée?|attribuée?|versée?)|se (?:le |les )?(?:concede|reconoce)|le ha sido (?:concedid|reconocid)[oa]|se estima su solicitud|(?:è|sono) stat[aoie] (?:accolt|riconosciut|concess|assegnat)[aoie]|le (?:è|viene|verrà) (?:riconosciut|concess|assegnat|erogat)[aoe]|(?:wij |we )?kennen (?:wij |we )?u [^.\n]{0,60} toe|(?:is|wordt) (?:aan u )?[^.\n]{0,40}toegekend|u heeft recht op|u (?:krijgt|ontvangt) (?:vanaf|per|elke|iedere|van ons))(?!\p{L})|支給(?:することに)?(?:を)?決定/iu
/** It is cut, asked back, refused or late. */
const TAKEN =
  /(?<!\p{L})(?:zu unrecht|überzahl\p{L}*|zurück(?:zahl|forder|erstatt|zuzahl)\p{L}*|rückforder\p{L}*|erstattung\p{L}*|aufgehoben|aufhebung|ablehn\p{L}*|abgelehnt|nicht (?:bewilligt|entsprochen|gewährt)|teilweise|gekürzt|minderung|sperrzeit|trop[- ]perçu|indu|rembours\p{L}*|refus\p{L}*|rejet\p{L}*|suspendu\p{L}*|retenu\p{L}*|réduit\p{L}*|indebid\p{L}+|reintegr\p{L}+|deneg\p{L}+|desestim\p{L}+|suspend\p{L}+|revoc\p{L}+|indebit\p{L}+|restitu\p{L}+|respint\p{L}+|rigett\p{L}+|sospes\p{L}+|ridott\p{L}+|terug(?:betal|vorder)\p{L}*|afgewezen|geweigerd|verlaagd|stopgezet|te veel)(?!\p{L})|返還|過払|不支給|却下|停止|廃止/iu

/** An office grants what was asked for, and takes nothing: the time to appeal is told to everybody. */
export function isGranted({ language, working }: Letter): boolean {
  if (language === 'en') return false
  const text = working.text.slice(0, READ)
  return GRANTED.test(text) && !TAKEN.test(text)
}
