/** Messages of swindlers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'ch.buy.scam-want': { says: 'Dit bericht wil uw geld of codes, door u te laten haasten.' },
  'ch.buy.scam-who': { says: 'Het lijkt een oplichter met een bekende naam.' },
  'ch.buy.scam-stop': {
    says: 'Betaal niet, klik niet en bel niet terug. Zoek zelf het echte nummer.',
  },
  'ch.buy.scam-bank': {
    says: 'Betaald of een code gegeven? Bel meteen uw bank, en dan de politie.',
  },
  'ch.buy.scam-right': { says: 'U kunt het gratis melden bij de federale cyberdienst (BACS).' },
  'ch.buy.scam-option': {
    says: 'Vraag het eerst aan het echte bedrijf.',
    title: 'Laten liggen en melden',
    cost: 'Niets.',
    time: 'Minuten.',
    risk: 'Geen, nadat u het hebt nagegaan.',
    bestFor: 'U kent het niet.',
  },
  'ch.scam.reality': {
    says: 'Geen dienst, bank of politie vraagt om codes, cadeaukaarten of cryptogeld.',
  },
  'ch.scam.not-yet': {
    says: 'Er gebeurt niets als u niet antwoordt. Mensen om geld bedriegen is strafbaar.',
  },
  'ch.scam.right-unordered': {
    says: 'U hoeft dingen die u nooit bestelde niet te betalen of terug te sturen.',
  },
  'ch.scam.step-police': {
    says: 'Verloor u geld? Meld het bij de politie van uw kanton en bewaar alle berichten.',
  },
}
