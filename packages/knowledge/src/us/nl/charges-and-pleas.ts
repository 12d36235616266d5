/** The Dutch words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CHARGES_AND_PLEAS_NL: Words = {
  'us.plea.want': {
    says: 'Een rechtbank wil weten wat u zegt: schuldig of niet schuldig. Als u de boete betaalt, zegt u meestal dat u schuldig bent.',
  },
  'us.plea.reality': {
    says: 'Het is echt en heeft een datum. Er is nog niets beslist.',
  },
  'us.plea.right-trial': {
    says: 'U kunt zeggen dat u niet schuldig bent. Dan moeten zij het voor een rechter bewijzen, en kunt u vragen stellen en bewijs meenemen.',
  },
  'us.plea.right-lawyer': {
    says: 'Als u naar de gevangenis kunt, mag u een advocaat hebben, gratis als u niet kunt betalen. Bent u geen burger van het land, vraag er dan een voor u zegt of u schuldig bent.',
  },
  'us.plea.step': {
    says: 'Antwoord uiterlijk op de datum op het papier, en bewaar bewijs. Vraag de griffie (clerk) naar een zitting, een rijcursus of een lichtere aanklacht.',
  },
  'us.plea.option-fight': {
    says: 'Zeg uiterlijk op de datum dat u niet schuldig bent en ga naar de zitting.',
    title: 'Zeggen dat u niet schuldig bent',
    cost: 'Meestal gratis; kosten van de rechtbank als u verliest',
    time: 'Weken of maanden',
    risk: 'U kunt verliezen en meer betalen.',
    bestFor: 'U hebt het niet gedaan, of punten zouden u schaden.',
  },
  'us.plea.option-pay': {
    says: 'Betaal uiterlijk op de datum, als u de punten en de gevolgen voor uw verzekering accepteert.',
    title: 'De boete betalen',
    cost: 'De boete en kosten',
    time: 'Uiterlijk op de datum op het papier',
    risk: 'Punten op uw rijbewijs. Uw verzekering kan duurder worden.',
    bestFor: 'U hebt het gedaan en punten maken niet uit.',
  },
  ...stateWords('plea', {
    NC: 'kunnen veel bonnen voor de zittingsdag worden betaald. U kunt de aanklager vragen om het lager te maken, of zeggen dat u niet schuldig bent',
    TX: 'kunt u zeggen dat u niet schuldig bent, of uiterlijk op de datum om een rijcursus of uitstel (deferral) vragen. Dan vervalt de zaak meestal',
  }),
}
