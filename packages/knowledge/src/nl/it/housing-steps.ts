/** The Italian words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_IT: Words = {
  'nl.home.step-stay': {
    says: 'Non vada via e non firmi nulla. Prima chieda consiglio.',
  },
  'nl.home.step-write': {
    says: 'Risponda per iscritto che non è d’accordo con la fine del contratto. Tenga una copia.',
  },
  'nl.home.step-plan': {
    says: 'Paghi prima l’affitto di questo mese. Offra per iscritto un piano per il resto.',
  },
  'nl.home.step-help': {
    says: 'Chieda ora al comune aiuto per i debiti. Quando la casa è a rischio deve agire entro tre giorni lavorativi.',
  },
  'nl.home.step-ask': {
    says: 'Chiami lo sportello legale (Juridisch Loket). Tenga pronti contratto e lettere.',
  },
  'nl.home.step-sum': {
    says: 'Chieda un elenco di affitti e pagamenti, mese per mese.',
  },
  'nl.home.step-pay': {
    says: 'Cerchi di portare gli arretrati sotto tre mesi. I giudici guardano questo quando decidono su uno sfratto.',
  },
  'nl.rent.step-allowance': {
    says: 'Veda se Le spetta il sussidio per l’affitto (huurtoeslag), anche per mesi passati. Chieda a Dienst Toeslagen.',
  },
}
