/** Questions about a gym contract that a person regrets after some days: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GYM_REGRET_NL: Words = {
  'ch.ask.gym-regret': {
    says: 'Nee, de Zwitserse wet geeft dat recht niet voor een contract dat u in de sportschool tekende. 14 dagen zijn er alleen als het thuis, op straat, op het werk of door een ongevraagd telefoontje is verkocht. Lees de voorwaarden: sommige laten het in de eerste dagen toe. Schrijf meteen en vraag om coulance, een pauze of overdracht. Lange ziekte of een verre verhuizing kan een zware reden zijn.',
  },
}
