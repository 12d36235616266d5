/** Questions about an office that does not answer: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_NL: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Vraag schriftelijk om een besluit en een voorschot (Vorschuss), met een laatste dag. Hebt u niets om van te leven, ga dan meteen naar de sociale rechter: een spoedbevel (einstweilige Anordnung) is gratis en snel. Na zes maanden zonder antwoord kunt u gratis klagen (Untätigkeitsklage). Bewaar het bewijs van uw aanvraag.',
  },
  'de.ask-benefit.earn-beside': {
    says: 'De eerste € 100 loon per maand houdt u. Van € 100 tot € 520 houdt u 20 %, tot € 1.000 30 %, en tot € 1.200 (€ 1.500 met een kind) 10 %. Van € 520 blijft € 184. Onder 25 op school, in opleiding of vrijwilligersjaar is loon tot de minijobgrens vrij. Meld elke wijziging meteen bij het Jobcenter. Sinds juli 2026 heet het Grundsicherungsgeld.',
  },
  'de.ask-benefit.broken-thing': {
    says: 'Voor een kapot apparaat geeft het meestal alleen een lening, die u in kleine delen terugbetaalt. De eerste inrichting voor woning, zwangerschap of geboorte krijgt u. Vraag het schriftelijk aan voor u koopt. Een blijvende bijzondere behoefte, bijvoorbeeld voor gezondheid, kan er maandelijks bij komen.',
    dependsOn: 'of het kapotging of dat u er nooit een had',
  },
}
