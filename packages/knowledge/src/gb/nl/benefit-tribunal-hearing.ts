/** A notice of a hearing at a benefit tribunal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_TRIBUNAL_HEARING_NL: Words = {
  'gb.tribunal.benefit-step-papers': {
    says: 'Lees de stukken van de dienst en merk fouten. Stuur nieuw bewijs, zoals brieven van uw arts, meteen.',
  },
  'gb.tribunal.benefit-step-day': {
    says: 'Doe mee aan de zitting, zelf, per telefoon of video. Vertel over een gewone en een slechte dag.',
  },
  'gb.tribunal.benefit-right-free': {
    says: 'Het beroep is gratis. Ook als u verliest, betaalt u de andere kant niets.',
  },
  'gb.tribunal.benefit-right-day': {
    says: 'U hoort het minstens 14 dagen vooraf, tenzij u met minder instemt. Kunt u niet, vraag meteen een andere dag.',
  },
  'gb.tribunal.benefit-right-travel': {
    says: 'U mag iemand meenemen die spreekt of erbij is. Vraag het tribunaal vooraf om reisgeld.',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'Mist u de zitting met goede reden, dan kunt u binnen een maand om intrekking vragen (set aside).',
  },
  'gb.tribunal.benefit-insight': {
    says: 'Het tribunaal kan de hele uitkering bekijken. Het kan die verhogen, en zelden verlagen.',
    actionable: 'Krijgt u al een deel, vraag dan eerst een adviseur.',
  },
  'gb.tribunal.benefit-option-go': {
    says: 'Maak een korte lijst van wat fout is beslist, en wat dat toont.',
    title: 'Naar de zitting met uw bewijs',
    cost: 'Niets.',
    time: 'Die dag ongeveer een uur.',
    risk: 'Een beslissing op papier helpt minder mensen.',
    bestFor: 'Bijna iedereen die kan meedoen.',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice, een Law Centre of de gemeente kan voor u schrijven.',
    title: 'Een gratis adviseur zoeken',
    cost: 'Niets.',
    time: 'Vraag nu, weken vooraf.',
    risk: 'Misschien hebben zij geen tijd. Stuur uw bewijs toch.',
    bestFor: 'Formulieren en praten vallen u zwaar.',
  },
  'gb.tribunal.ni-benefit': {
    says: 'Het beroep is gratis, ook bij verlies. Stuur nieuw bewijs meteen en doe mee.',
  },
}
