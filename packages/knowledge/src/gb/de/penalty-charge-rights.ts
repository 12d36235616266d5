/** Rights of who gets a council penalty charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_RIGHTS_DE: Words = {
  'gb.pcn.right-grace': {
    says: 'Auf einem Parkplatz der Gemeinde ist erst ein Bußgeld fällig, wenn Sie mehr als 10 Minuten über der erlaubten Zeit sind.',
  },
  'gb.pcn.right-discount': {
    says: 'Sie zahlen weniger, wenn Sie innerhalb von 14 Tagen zahlen. Die 14 Tage beginnen mit dem Tag, an dem der Bescheid am Auto war oder übergeben wurde.',
  },
  'gb.pcn.right-discount-post': {
    says: 'Kommt ein Kamera-Bescheid per Post, gilt der kleinere Preis 21 Tage ab Zustellung.',
  },
  'gb.pcn.right-appeal': {
    says: 'Sie haben 28 Tage ab der Ablehnung (notice of rejection), um zum tribunal zu gehen. Das kostet nichts, und Kosten der Gegenseite gibt es fast nie.',
  },
  'gb.pcn.right-compelling': {
    says: 'Auch wenn die Regel verletzt wurde, können Sie um Streichung bitten. Nennen Sie einen starken Grund, etwa plötzliche Krankheit.',
  },
  'gb.pcn.right-evidence': {
    says: 'Sie können Fotos, Film und Notizen sehen, auf die sich die Gemeinde stützt. Viele zeigen sie online.',
  },
  'gb.pcn.right-camera': {
    says: 'Kameras dürfen nur für manche Parkregeln genutzt werden, etwa Bushaltestellen, Busspuren, Schulmarkierungen und rote Routen (red routes).',
  },
  'gb.pcn.right-statement': {
    says: 'Sie dürfen aus einem der festen Gründe eine Zeugenerklärung (witness statement) abgeben. Zum Beispiel kam der Bescheid nie an oder niemand hat geantwortet.',
  },
  'gb.pcn.right-order-and-signs': {
    says: 'Die Gemeinde braucht für ihre Regel eine Verkehrsanordnung (traffic order) und Schilder, die sie klar zeigen. Sehen Sie sich den Ort an. Eine falsche Anordnung oder schlechte Schilder sind ein Grund zur Streichung.',
  },
  'gb.pcn.right-no-answer': {
    says: 'Haben Sie nach dem förmlichen Bescheid rechtzeitig geschrieben und in 56 Tagen keine Antwort bekommen? Dann muss die Gemeinde streichen. Sagen Sie es jetzt und auch im nächsten Formular.',
  },
}
