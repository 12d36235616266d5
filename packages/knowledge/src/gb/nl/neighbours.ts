/** Dutch: the words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_NL: Words = {
  'gb.neighbour.right-hedge': {
    says: 'Een altijd groene heg van meer dan twee meter kunt u bij de gemeente melden. Probeer het eerst met de buur te regelen. Het kost geld.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Voor werk aan een gedeelde muur, of graven dicht bij de uwe, moet de buur het een of twee maanden vooraf schriftelijk melden. U kunt een deskundige (surveyor) krijgen.',
  },
  'gb.neighbour.right-noise': {
    says: 'De gemeente moet lawaai, rook of stank onderzoeken. Is de hinder ernstig, dan moet ze de buur bevelen te stoppen.',
  },
  'gb.neighbour.right-review': {
    says: 'Meldde u slecht gedrag en gebeurde er weinig? Dan kunt u een nieuwe blik (case review) vragen. Politie en gemeente moeten er dan samen naar kijken.',
  },
  'gb.neighbour.right-branches': {
    says: 'U mag takken en wortels tot uw grens afsnijden. Vraag eerst de gemeente of de boom beschermd is.',
  },
  'gb.neighbour.know-boundary': {
    says: 'De lijn op de kaart van het Land Registry toont de grens alleen ongeveer. Oude akten en lang gebruik tellen ook.',
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
  'gb.neighbour.answer-hedge': {
    says: 'Praat eerst met de buur, en schrijf. Een altijd groene heg van meer dan twee meter kunt u dan tegen kosten bij de gemeente melden. Die kan snoeien bevelen.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Vraag om een schriftelijke melding (party wall notice). Die moet een of twee maanden voor werk aan een gedeelde muur of graven dichtbij komen. Een rechter kan werk zonder melding stoppen.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Ja, u mag ze tot uw grens afsnijden. Bied aan om het terug te geven, en vraag de gemeente of de boom beschermd is.',
  },
  'gb.noise.right-review': {
    says: 'Drie keer gemeld in zes maanden en niets gedaan? Vraag een herziening (anti-social behaviour case review). U kunt ook zelf een magistrate vragen het te verbieden.',
  },
}
