/** What must be kept and what asks nothing, in the languages beside English. */
import type { Letter } from './letter.ts'

/** "Sie sind verpflichtet, zu dem Termin zu erscheinen": an appointment that must be kept, wherever the letter says so. */
export function mustAppear({ working }: Letter): boolean {
  return MUST_APPEAR.test(working.text.slice(0, 12_000))
}

const MUST_APPEAR =
  /(?<!\p{L})(?:verpflichtet[^.\n]{0,60}(?:erscheinen|wahrzunehmen)|pflicht(?:,|en)?[^.\n]{0,40}zu erscheinen|pflichttermin|présence (?:à (?:cet|ce) [^.\n]{0,24})?(?:est )?obligatoire|(?:rendez-vous|entretien|convocation|rencontre) (?:est|a un caractère) obligatoire|(?:termin|erscheinen|teilnahme|anwesenheit) ist (?:verpflichtend|verbindlich|pflicht)|(?:presenza|comparizione|appuntamento|colloquio) è obbligatori[oa]|(?:asistencia|comparecencia|cita|presencia) (?:es|tiene carácter) obligatori[oa]|(?:aanwezigheid|afspraak|gesprek|komst) is verplicht|(?:tenue?|obligée?) de vous (?:y )?(?:présenter|rendre)|verplicht[^.\n]{0,40}(?:verschijnen|te komen)|(?:obligad[oa]|obligación|obligatorio)[^.\n]{0,30}(?:comparecer|acudir|asistir)|(?:obbligat[oa]|tenut[oa]|obbligo)[^.\n]{0,30}(?:presentarsi|comparire))(?!\p{L})|出頭しなければ|出頭する義務/iu

/** "Ihr Guthaben überweisen wir in den nächsten Tagen", "hai 14 giorni per ripensarci", "le chèque peut être utilisé avant": the sender's promise, a right to think again, or something given to be used. */
export function isPromisedAbroad(sentence: string): boolean {
  return (
    PROMISED.test(sentence) ||
    MISSED.test(sentence) ||
    (CREDITED.test(sentence) && !ON_TERMS.test(sentence))
  )
}

const PROMISED =
  /(?<!\p{L})(?:(?:überweisen|erstatten|zahlen) wir(?! ein)|wir (?:überweisen|erstatten|zahlen) (?:ihnen|ihr|ihre)(?!\p{L})|widerrufsrecht|nous vous (?:rembourserons|verserons|répondrons)|(?:droit|délai) de rétractation|le (?:abonaremos|devolveremos|responderemos)|derecho de desistimiento|le (?:rimborseremo|accrediteremo|risponderemo)|(?:che|il quale|la quale|chi) (?:La )?(?:risponde|risponderà|fornirà risposta)|(?:que|quien|el cual) (?:le )?(?:responde|responderá|contestará)|(?:qui|lequel) (?:vous )?(?:répond|répondra)|(?:die|dat|wie) (?:u )?binnen [^.]{2,30} (?:antwoordt|reageert)|(?:wij|we) (?:antwoorden|reageren) (?:u )?binnen|ci impegniamo a rispondere|(?:accès|garanties?|couverture|contrat|tarif|mutuelle|zugang|zugriff|versicherungsschutz|acceso|cobertura|accesso|copertura|toegang|dekking)[^.\n]{0,40}(?:maintenue?s?|conservée?s?|ouverte?s?|valables?|(?:bleib|besteh)(?:t|en)|mantien\p{L}+|mantendrá|attiv[oa]|mantenut[oa]|blijft|geldig)[^.\n]{0,16} (?:jusqu['’]|bis |hasta |fino |tot )|ripensar|recesso gratuito|(?:wij|we) (?:betalen|storten|maken)[^.]{0,40} (?:terug|uit)|(?:peu(?:t|vent) être|kann|können|puede[n]?|può essere|possono essere|kan|kunt u)(?!\p{L})[^.]{0,60}(?:utilisée?s?|eingelöst|genutzt|verwendet|utilizarse|canjear(?:se)?|utilizzat[oaie]|spes[oaie]|ingewisseld|verzilverd|inwisselen|gebruiken)(?!\p{L})|bedenktijd|herroepingsrecht)|クーリング・?オフ/iu

/** "Vous n'avez pas payé dans le délai de trois mois", "no ha pagado en el plazo de": a time that has gone by, unless the sentence asks for something too. */
const MISSED =
  /(?<!\p{L})(?:(?<!\bsi )vous n['’]avez (?:pas|jamais) [^.;]{0,40}(?:dans (?:le|un|les)|sous)(?!\p{L})|(?<!\bsi )no ha(?:n|s)? (?:pagad|abonad|contestad|respondid|atendid|ingresad)o [^.;]{0,40}(?:en|dentro de)(?: el| un)? (?:plazo|\p{Ll}+ días|\d)|(?<!\bse )non ha(?:i|nno)? (?:pagat|versat|rispost|provvedut|saldat)o [^.;]{0,40}entro (?:il |i )?(?!e non)(?:termine|\d|\p{L}+ giorni)|(?<!\p{L})(?:u|je|jij) (?:hebt|heeft|hebben) [^.;,]{0,40}niet binnen [^.;,]{0,30} (?:betaald|gereageerd|voldaan|geantwoord))(?![^.]*(?<!\p{L})(?:veuillez|devez|demandons|pri(?:ons|ère)|invit|sommons|deb[ea]|rogamos|ruega|requier|dev[eo]|preg|diffid|moet|verzoek|dient))/iu

/** "We storten het bedrag binnen de vijf werkdagen op je rekening", "le montant sera versé sur votre compte sous 5 jours": money that the sender pays. */
const CREDITED =
  /(?<!\p{L})(?:(?:(?:wij|we) (?:betalen|storten)|(?:betalen|storten) (?:wij|we)|wordt|worden)[^.]{0,60} op (?:je|jouw|uw) \p{L}*rekening|(?:nous (?:vous )?(?:vers|vir|crédit)(?:ons|erons)|(?:sera|seront|est) (?:vers|vir|crédit)ée?s?)[^.]{0,40} sur votre compte|(?:überweisen|zahlen) wir[^.]{0,50} auf (?:ihr|dein) konto|(?:wird|werden)[^.]{0,50} (?:ihrem|deinem|(?:auf )?(?:ihr|dein)) (?:bank)?konto[^.]{0,30} (?:überwiesen|gutgeschrieben)|(?:ingresaremos|abonaremos|se (?:ingresará|abonará)|será (?:ingresad|abonad)[oa])[^.]{0,50} en (?:su|tu) cuenta|(?:accrediteremo|verseremo|(?:sarà|verrà) (?:accreditat|versat)[oa])[^.]{0,50} sul (?:suo|tuo) conto)(?!\p{L})/iu
/** Money that comes only to whoever does something first. */
const ON_TERMS =
  /(?<!\p{L})(?:wenn|sofern|falls|sobald|nach (?:ihrer|deiner|eingang)|si (?:vous|tu|usted)|dès que|après|à condition|cuando|una vez|se (?:lei|tu)|dopo|als (?:u|je)|indien|zodra|na (?:uw|je|ontvangst))(?!\p{L})/iu
