/** The Italian words of the rows in ../food-benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FOOD_BENEFIT_STOPS_IT: Words = {
  'us.stop.snap-want': {
    says: 'Lo Stato dice che i Suoi aiuti alimentari (SNAP) finiscono o cambiano, da quando e perché.',
  },
  'us.stop.snap-who': {
    says: 'Un ufficio dello Stato o della contea gestisce SNAP con regole federali. L’udienza la tiene qualcuno che non ha deciso il Suo caso.',
  },
  'us.stop.snap-reality': {
    says: 'Non è l’ultima parola. Un’udienza è gratis, e molti avvisi si basano su un reddito sbagliato.',
  },
  'us.stop.snap-rights': {
    says: 'Può vedere il fascicolo, chiedere un’udienza, portare chi la aiuta e spesso tenere gli aiuti fino alla decisione.',
  },
  'us.stop.snap-right-notice': {
    says: 'Quasi sempre deve avere un avviso almeno dieci giorni prima che gli aiuti siano ridotti. Deve dire perché.',
  },
  'us.stop.snap-right-keep': {
    says: 'Chieda l’udienza entro i giorni nell’avviso, e gli aiuti continuano. Se perde, forse deve ridarli.',
  },
  'us.stop.snap-right-hearing': {
    says: 'Può chiedere un’udienza (fair hearing) entro 90 giorni, per iscritto o per telefono.',
  },
  'us.stop.snap-step': {
    says: 'Chieda ora un’udienza e dica che vuole che gli aiuti continuino. Scriva il giorno e il nome.',
  },
  'us.stop.snap-step-check': {
    says: 'Controlli il reddito e le persone che hanno contato. Mandi buste paga, affitto, spese per i figli e per i medici.',
  },
  'us.stop.snap-option': {
    says: 'Chiami o scriva: “I ask for a fair hearing and want my benefits to continue.” (Chiedo un’udienza e voglio che gli aiuti continuino.)',
    title: 'Chiedere un’udienza (fair hearing)',
    cost: 'Gratis',
    time: 'Entro i giorni nell’avviso per tenere gli aiuti; al massimo 90 giorni',
    risk: 'Se perde, forse deve ridare gli aiuti continuati.',
    bestFor: 'Il reddito o le persone contate sono sbagliati.',
  },
  'us.stop.snap-right-work': {
    says: 'Il limite di tre mesi non vale per chi non può lavorare, è incinta, cura un bambino sotto i 14 anni o lavora 20 ore a settimana. Mandi le prove.',
  },
}
