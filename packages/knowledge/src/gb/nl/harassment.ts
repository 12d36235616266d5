/** Harassment, stalking and intimate pictures: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HARASSMENT_NL: Words = {
  'gb.harass.right-order': {
    says: 'Iemand op twee of meer dagen lastigvallen is strafbaar, en stalken ook. Een rechter kan het verbieden en u geld geven.',
  },
  'gb.harass.scotland': {
    says: 'U kunt de rechter om een verbod (non-harassment order) vragen. Het breken is strafbaar. Bewaar elk bericht en ga naar de politie.',
  },
  'gb.harass.images': {
    says: 'Een intiem beeld delen zonder uw ja, of daarmee dreigen, is strafbaar. Bewaar de berichten en ga naar de politie.',
  },
  'gb.harass.answer': {
    says: 'Bewaar elk bericht en noteer elk bezoek. Meld het bij de politie als stalking. Een rechter kan het verbieden. Bel bij gevaar 999.',
  },
}
