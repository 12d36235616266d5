/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'ca.benefit.want': { says: 'Kijk om welke weken het gaat, hoeveel, en waarom.' },
  'ca.benefit.reality': {
    says: 'U kunt vragen om opnieuw naar de beslissing te kijken. U kunt ook vragen om in kleine bedragen te betalen.',
  },
  'ca.benefit.who': {
    says: 'Service Canada beslist over de werkloosheidsverzekering (employment insurance) en pensioenen. De Canada Revenue Agency int de schuld.',
  },
  'ca.benefit.rights': {
    says: 'U kunt om een nieuwe blik vragen (reconsideration), en daarna gratis in beroep bij het Social Security Tribunal.',
  },
  'ca.benefit.right-plan': {
    says: 'U kunt vragen om een betaalplan dat u genoeg overlaat om van te leven.',
  },
  'ca.benefit.step-why': {
    says: 'Zoek uit om welke weken het gaat en waarom. Vergelijk het met uw opgaven en loonstrookjes.',
  },
  'ca.benefit.step-review': {
    says: 'Klopt het niet, stuur dan een verzoek om een nieuwe blik (reconsideration) voordat de 30 dagen om zijn.',
  },
  'ca.benefit.step-pay': { says: 'Klopt het, bel dan en bied een bedrag aan dat u volhoudt.' },
  'ca.benefit.opt-review': {
    says: 'Stuur het formulier voor een nieuwe blik (reconsideration) en uw bewijs.',
    title: 'Vraag om een nieuwe blik',
    cost: 'Gratis.',
    time: '30 dagen.',
    risk: 'Laag.',
    bestFor: 'De feiten of het bedrag kloppen niet.',
  },
  'ca.benefit.opt-plan': {
    says: 'Vertel uw inkomen en kosten.',
    title: 'Vraag om in kleine bedragen te betalen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Nu.',
    risk: 'Ze kunnen uw belastingteruggave houden.',
    bestFor: 'Het klopt, maar u kunt niet alles in één keer betalen.',
  },
  'ca.benefit.warn': {
    says: 'Om de schuld te betalen kunnen ze een deel van latere uitkeringen of belastingteruggaven houden.',
  },
  'ca.benefit.right-crb': {
    says: 'U kunt vragen om een tweede controle van een CRB- of CERB-beslissing, en om een plan dat u kunt betalen.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Na de tweede herziening door de belastingdienst kunt u het Federal Court vragen naar de beslissing te kijken. U hebt 30 dagen.',
  },
  'ca.benefit.child-rights': {
    says: 'U kunt gratis bezwaar maken bij de belastingdienst en daarna naar de Tax Court gaan. U kunt om kleine termijnen vragen.',
  },
  'ca.benefit.child-right-object': {
    says: 'Kloppen het bedrag of de data niet, maak dan binnen 90 dagen na het bericht bezwaar bij de belastingdienst. Dat is gratis en kan zonder advocaat.',
  },
  'ca.benefit.child-step-proof': {
    says: 'Zoek uit welke maanden en waarom. Stuur bewijs waar het kind woonde, zoals brieven van school of arts, of van uw inkomen.',
  },
  'ca.benefit.right-service': {
    says: 'De belastingdienst moet u eerlijk behandelen en zijn besluit uitleggen. U kunt daar klagen en daarna gratis bij de ombudsman voor belastingbetalers (Taxpayers’ Ombudsperson).',
  },
}
