/** Traffic fines from the CJIB and parking tax (naheffingsaanslag): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'nl.fine.want': { says: 'U hebt een verkeersboete. U kunt betalen of beroep instellen.' },
  'nl.fine.want-park': {
    says: 'Uw gemeente zegt dat u niet voor parkeren betaalde. U kunt betalen of bezwaar maken.',
  },
  'nl.fine.who': {
    says: 'Het Centraal Justitieel Incassobureau (CJIB) is van de overheid. Het int boetes voor de staat.',
  },
  'nl.fine.real': { says: "Zo'n boete is geen strafblad. U hebt tijd om de feiten te bekijken." },
  'nl.fine.not-yet': { says: 'Vóór de betaaldatum kan de boete niet worden verhoogd.' },
  'nl.fine.rights': {
    says: 'U kunt gratis beroep instellen, de foto zien en in delen betalen vragen.',
  },
  'nl.fine.deadline-six': {
    says: 'U hebt zes weken voor beroep bij de officier van justitie.',
    action: 'Stel beroep in tegen de boete',
    consequence: 'De boete blijft staan.',
  },
  'nl.fine.deadline-park': {
    says: 'U hebt zes weken om bezwaar te maken tegen de naheffing.',
    action: 'Maak bezwaar bij uw gemeente',
    consequence: 'De naheffing blijft staan.',
  },
  'nl.fine.step-check': {
    says: 'Controleer datum, plaats, kenteken en wie reed. Vraag de foto op.',
  },
  'nl.fine.step-appeal': {
    says: 'Niet mee eens? Ga op tijd online of per brief in beroep. Zolang dat loopt, hoeft u meestal niet te betalen.',
  },
  'nl.fine.step-object': { says: 'Niet mee eens? Stuur op tijd bezwaar naar uw gemeente.' },
  'nl.fine.step-plan': {
    says: 'Kunt u niet alles betalen? Vraag het CJIB vóór de datum om een regeling.',
  },
  'nl.fine.right-appeal': { says: 'U hebt recht op gratis beroep en daarna op de kantonrechter.' },
  'nl.fine.right-object': {
    says: 'U hebt het recht gratis bezwaar te maken en daarna naar de rechter te gaan.',
  },
  'nl.fine.right-photo': { says: 'U hebt het recht het bewijs te zien.' },
  'nl.fine.option-appeal': {
    title: 'Beroep instellen',
    says: 'Schrijf waarom de boete niet klopt.',
    cost: 'Niets.',
    time: 'Zes weken.',
    risk: 'De boete kan blijven.',
    bestFor: 'De feiten kloppen niet.',
  },
  'nl.fine.option-object': {
    title: 'Bezwaar bij de gemeente',
    says: 'Schrijf waarom de naheffing niet klopt.',
    cost: 'Niets.',
    time: 'Zes weken.',
    risk: 'De naheffing kan blijven.',
    bestFor: 'U hebt betaald of het bord was onduidelijk.',
  },
  'nl.fine.option-pay': {
    title: 'Op tijd betalen',
    says: 'Betaal vóór de datum, dan komt er niets bij.',
    cost: 'De boete.',
    time: 'Vóór de datum.',
    risk: 'U accepteert hem.',
    bestFor: 'De boete klopt.',
  },
  'nl.fine.option-plan': {
    title: 'Een regeling vragen',
    says: 'Betaal het CJIB in delen.',
    cost: 'Meestal geen extra kosten.',
    time: 'Vóór de datum.',
    risk: 'Betaal elk deel op tijd.',
    bestFor: 'U kunt niet alles betalen.',
  },
  'nl.fine.warn-rise': {
    says: 'Betaalt u te laat, dan komt er de helft bij. Na de volgende aanmaning verdubbelt het opnieuw.',
  },
}
