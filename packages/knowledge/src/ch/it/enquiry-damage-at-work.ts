/** Questions about damage at work that the boss takes from the pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_IT: Words = {
  'ch.ask.damage-deducted': {
    says: 'Contesti subito per iscritto e chieda tutta la paga. Per una piccola svista paga poco o nulla; per più imprudenza una parte giusta, secondo lavoro, formazione e paga. Il datore deve provare colpa e somma. Non può toccare il minimo vitale, salvo dolo. Se non paga, vada alla conciliazione: gratis fino a 30’000 franchi.',
  },
}
