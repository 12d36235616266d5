/** First steps, rights and ways out for questions about debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Zoek data. Een papier van de rechtbank heeft een laatste dag: 40 dagen voor een bevel, tien voor een waarschuwing (precetto). Doe dat eerst.',
  },
  'it.guide.step-debt-check': {
    says: 'Voordat u betaalt of iets erkent: ga na of de schuld van u is, of het bedrag klopt en wanneer u het laatst betaalde.',
  },
  'it.guide.step-debt-priority': {
    says: 'Maak een lijst van alle schulden. Zet huur of hypotheek, stroom, gas en belasting bovenaan.',
  },
  'it.guide.step-debt-advice': {
    says: 'Vraag advies aan een consumentenvereniging, een OCC of een gratis advocaat.',
  },
  'it.guide.right-debt-proof': {
    says: 'U hebt het recht bewijs te zien van de schuld en van wie zij is.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Voor een gewone schuld mogen ze hoogstens een vijfde van het loon nemen.',
  },
  'it.guide.right-debt-lawyer': { says: 'Met een laag inkomen kunt u een gratis advocaat hebben.' },
  'it.guide.debt-title': {
    says: 'Een particuliere schuldeiser kan geen beslag leggen zonder bevel van de rechter en een waarschuwing (precetto).',
  },
  'it.guide.debt-old': {
    says: 'Schulden kunnen te oud zijn: twee jaar voor stroom, gas en water, vijf voor huur en telefoon, tien voor leningen.',
  },
  'it.guide.option-debt-dispute': {
    says: 'Schrijf en vraag het contract, de bedragen en de eigenaar.',
    title: 'Om bewijs vragen',
    cost: 'Een aangetekende brief of PEC.',
    time: 'Een uur.',
    risk: 'Laag, als u niets erkent.',
    bestFor: 'U twijfelt aan de schuld.',
  },
  'it.guide.option-debt-plan': {
    says: 'Bied aan wat u kunt betalen en vraag het ja op papier.',
    title: 'Een plan aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Enkele dagen.',
    risk: 'Het erkent de schuld.',
    bestFor: 'U bent het schuldig.',
  },
  'it.guide.option-debt-occ': {
    says: 'Een rechter kan een plan maken of schulden kwijtschelden.',
    title: 'Naar een OCC gaan',
    cost: 'Een bedrag, vaak in het plan.',
    time: 'Enkele maanden.',
    risk: 'U moet al uw schulden en bezittingen noemen.',
    bestFor: 'U kunt ze niet allemaal betalen.',
  },
}
