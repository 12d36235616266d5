/** Questions about pay for work on call: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_CALL_PAY_DE: Words = {
  'ch.ask.on-call-pay': {
    says: "Ja. Wenn Sie regelmässig auf Abruf gearbeitet haben, darf die Firma die Stunden nicht von heute auf morgen streichen. Sie muss kündigen, und in der Kündigungsfrist bekommen Sie Lohn nach dem Schnitt der letzten Monate. Die Frist ist ein Monat im ersten Jahr, zwei bis zum neunten, dann drei, auf ein Monatsende. Schreiben Sie, dass Sie bereit sind, und fordern Sie den Lohn. Die Schlichtung ist bis 30'000 Franken gratis.",
  },
}
