/** Tells a bill that is merely due from one that is late or threatens. */
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

/** Overdue, or about to be cut off, in other languages. */
const LATE_ABROAD =
  /sperr|unterbrech|mahn|(?:kein(?:e|en)? (?:zahlung(?:seingang)?|geld)|zahlung (?:noch )?nicht) (?:feststellen|erhalten|eingegangen)|noch nicht (?:eingegangen|bezahlt|beglichen)|pas (?:encore |toujours |bien )*(?:reçu|enregistré|constaté) (?:à ce jour |encore )?(?:le |votre |de )*(?:paiement|règlement)|no hemos recibido[^.]{0,20} pago|non abbiamo (?:ancora )?ricevuto[^.]{0,20} pagament|(?:geen betaling|betaling (?:nog )?niet) (?:van (?:u|je) )?ontvangen|rückstand|offenen betrag|impay|relance|coupure|pas (?:été )?(?:réglée|payée)|suspens|suspend(?:er|re|id)|adeudad|requerimiento|no (?:ha|han) sido (?:satisfech|pagad|abonad)|pendiente|vencid|no nos consta|corte|sospen|sospes|\bmora\b|scadut|distacco|non (?:ci )?risulta|non pagat|sollecit|aanmaning|(?:tweede|derde|laatste|vorige|eerste|eerdere) herinnering|in gebreke|afsluit|niet betaald|openstaand|未払|停止|確認できて|nie (?:została )?zapłac|zaległ|odłącz|nu a(?:ți|ţi)? (?:fost )?(?:achitat|plătit)|restan|deconect|debran|ödenme(?:di|miş)|gecik|kesilecek|em atraso|em dívida|não (?:foi|está) pag|corte do|не (?:сплат|сплач|оплат|оплач)|заборгован|задолжен|відключ|отключ|لم تدفع|متأخر|قطع|欠款|拖欠|尚未|逾期|断电|停电/i

/** Nothing overdue, nobody threatened. */
export function isOrdinaryBill(letter: Letter, known: Pick<Reading, 'threats'>): boolean {
  const isLate =
    /\b(?:overdue|arrears|reminder|final|not (?:been )?paid|unpaid|missed|outstanding|disconnect\w*|pendiente|enforcement|legal action|proceedings|infring\w+|not reached us|caught up|catch(?:ing)?[ -]up|in debit|back[- ]?bill\w*|still haven't|in public|unlicensed|extra to pay)\b/i.test(
      letter.working.text,
    )
  const isCalledIn = letter.language !== 'en' && LATE_ABROAD.test(letter.working.text)
  const isCalm =
    /\byou (?:do not|don't) (?:need|have) to do anything\b|\bdirect debit is set up\b/i.test(
      letter.working.text,
    )
  const isUnthreatened = known.threats.every(({ kind, mood }) => kind === 'costs' && mood === 'may')
  return isCalm || (isUnthreatened && !isLate && !isCalledIn)
}

/** The first notice of a year's tax in Japan, which tells everybody what happens to those who pay late; a town's yearly bill elsewhere. */
export function isYearlyTax(letter: Letter, known: Pick<Reading, 'threats'>): boolean {
  const { text } = letter.working
  if (TOWN_BILL.test(text.slice(0, 4000))) return isOrdinaryBill(letter, known)
  return /納税通知書/.test(text.slice(0, 300)) && !/催告|未納の|滞納して|督促状により/.test(text)
}

/** "Avviso di pagamento TARI, prima rata", "recibo del IBI en período voluntario": what a town bills every year, in its own time. */
const TOWN_BILL =
  /(?<!\p{L})(?:(?:tari|tassa (?:sui )?rifiuti|imu)(?!\p{L})[^]{0,600}(?:rata unica|(?:prima|seconda|terza|quarta|1ª|2ª) rata|acconto)|(?:rata unica|(?:prima|seconda|terza|quarta) rata|acconto)(?!\p{L})[^]{0,200}(?<!\p{L})(?:tari|tassa (?:sui )?rifiuti|imu)|(?:ibi|ivtm|tasa de basuras?|impuesto sobre (?:bienes inmuebles|vehículos))(?!\p{L})[^]{0,600}per[ií]odo voluntario)(?!\p{L})/iu
