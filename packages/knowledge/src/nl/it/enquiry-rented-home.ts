/** Questions about visits, rent and service costs, and the first steps for tenants: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'nl.ask.step-home': {
    says: 'Chieda allo sportello legale (Juridisch Loket) prima di rispondere al padrone di casa.',
  },
  'nl.ask.right-home': {
    says: 'Solo un giudice può chiudere il contratto d’affitto contro la Sua volontà.',
  },
  'nl.ask.rent-rise': {
    says: 'Nel 2026 il limite è 4,4 % nel settore libero, 6,1 % nel medio e 4,1 % nelle case popolari da luglio. Per affitti molto bassi o redditi alti valgono altri limiti. Una clausola che dà di più non vale oltre, ed è permesso un solo aumento l’anno. Scriva che non è d’accordo e paghi il vecchio affitto con la parte permessa. Se il locatore insiste, può decidere la Huurcommissie.',
    dependsOn: 'il tipo della Sua casa',
  },
  'nl.ask.landlord-enters': {
    says: 'Solo con il Suo sì, o in una vera emergenza come un tubo rotto. Per riparazioni urgenti il padrone di casa deve prima chiedere e concordare un’ora. Scriva che non permette visite senza avviso.',
  },
  'nl.ask.service-costs': {
    says: 'Paga solo i costi veri. Il padrone di casa deve mandare un elenco entro sei mesi dopo l’anno. Chieda di vedere le fatture. Se non è d’accordo, può decidere la commissione affitti (Huurcommissie).',
  },
  'nl.ask.rent-unpaid': {
    says: 'Lo dica oggi al locatore e offra date per iscritto. Un mese di ritardo di solito non chiude l’affitto: può farlo solo un giudice, spesso dopo tre mesi. Chieda aiuto al comune e veda se ha diritto alla huurtoeslag.',
  },
  'nl.ask.agent-fee': {
    says: 'Un’agenzia che lavora per il padrone di casa non può farle pagare una provvigione per trovare la casa. Può chiederla indietro.',
  },
}
