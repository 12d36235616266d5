/** Neighbours: noise, cameras, bad behaviour and nuisance. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_NL: Words = {
  'gb.neighbour.right-noise': {
    says: 'De gemeente moet lawaai, rook of stank onderzoeken. Is de hinder ernstig, dan moet ze de buur bevelen te stoppen.',
  },
  'gb.neighbour.right-review': {
    says: 'Meldde u slecht gedrag en gebeurde er weinig? Dan kunt u een nieuwe blik (case review) vragen. Politie en gemeente moeten er dan samen naar kijken.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Een rechter kan een buur bevelen ernstige hinder te stoppen en u te betalen. Probeer eerst praten en bemiddeling.',
  },
  'gb.neighbour.right-camera': {
    says: 'Een camera die verder filmt dan het huis van de eigenaar moet zich aan de privacywet houden. U kunt vragen waarom, en om uw beelden.',
  },
  'gb.neighbour.answer': {
    says: 'Praat eerst, als dat veilig is, en houd een dagboek bij. Meld het daarna bij de gemeente. Die moet het onderzoeken en kan de buur bevelen te stoppen.',
  },
  'gb.noise.right-review': {
    says: 'Drie keer gemeld in zes maanden en niets gedaan? Vraag een herziening (anti-social behaviour case review). U kunt ook zelf een magistrate vragen het te verbieden.',
  },
}
