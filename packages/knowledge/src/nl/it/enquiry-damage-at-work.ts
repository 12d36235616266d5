/** Questions about damage at work that the boss takes from the pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_IT: Words = {
  'nl.ask.damage-at-work': {
    says: 'Per danni al lavoro paga solo se l’ha fatto apposta o con imprudenza consapevole. Una svista o la sfortuna è a carico del datore, che deve provare di più. Finché lavora lì, può togliere dalla paga solo un danno davvero dovuto, senza scendere sotto il minimo. Contesti per iscritto, chieda la paga con una data e fino al 50 % in più per il ritardo. Non firmi nulla.',
  },
  'nl.pay-kept.want': {
    says: 'Il datore trattiene parte della paga per un danno. Dice che deve pagarlo lei.',
  },
  'nl.pay-kept.right': {
    says: 'Per danni al lavoro paga solo se l’ha fatto apposta o con imprudenza consapevole. Una svista o la sfortuna è a carico del datore, che deve provare di più. Finché lavora lì, può togliere dalla paga solo un danno davvero dovuto, senza scendere sotto il minimo. Contesti per iscritto, chieda la paga con una data e fino al 50 % in più per il ritardo. Non firmi nulla.',
  },
  'nl.pay-kept.step': {
    says: 'Scriva che non è d’accordo e chieda tutta la paga entro un giorno. Non firmi di doverlo. Chieda a un sindacato.',
  },
}
