/** Fines of a public body, in every state: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_NL: Words = {
  'au.fine.want': { says: 'Zoek de regel, de plaats, de datum en de laatste dag om iets te doen.' },
  'au.fine.reality': {
    says: 'U kunt betalen, een herziening (review) vragen, in de loop van de tijd betalen of de rechter kiezen. De laatste dag staat op het bericht.',
  },
  'au.fine.who': { says: 'Het komt van de overheid. Elke staat heeft een dienst voor boetes.' },
  'au.fine.rights': {
    says: 'U kunt de foto of het bewijs zien, een herziening (review) vragen en een andere bestuurder noemen.',
  },
  'au.fine.right-review': {
    says: 'U kunt een herziening (review) vragen, bijvoorbeeld om ziekte of een fout. In sommige staten telt ook dat u nooit eerder een boete had.',
  },
  'au.fine.right-court': { says: 'U kunt kiezen om een rechter te laten beslissen.' },
  'au.fine.right-time': {
    says: 'U kunt vragen in delen te betalen. In sommige staten kunt u het afbetalen met werk of studie.',
  },
  'au.fine.step-check': {
    says: 'Controleer het kenteken, de plaats, de tijd en de uiterste datum. Bekijk de foto online.',
  },
  'au.fine.step-driver': { says: 'Reed u niet? Noem dan vóór de uiterste datum wie reed.' },
  'au.fine.step-review': {
    says: 'Is het fout of hebt u een goede reden? Vraag dan vóór de uiterste datum een herziening (review).',
  },
  'au.fine.opt-review': {
    says: 'Gebruik de site van de boetedienst en voeg bewijs toe.',
    title: 'Een herziening (review) vragen',
    cost: 'Gratis.',
    time: 'Vóór de uiterste datum.',
    risk: 'Klein.',
    bestFor: 'Het is fout, of u had een goede reden.',
  },
  'au.fine.opt-pay': {
    says: 'Betaal alles of vraag een regeling.',
    title: 'Betalen, of in de loop van de tijd betalen',
    cost: 'De boete.',
    time: 'Vóór de uiterste datum.',
    risk: 'Er kunnen punten op uw rijbewijs komen.',
    bestFor: 'Het klopt.',
  },
  'au.fine.opt-court': {
    says: 'Een rechter (magistrate) beslist.',
    title: 'De rechter kiezen',
    cost: 'Kosten van de rechtbank als u verliest.',
    time: 'Vóór de uiterste datum.',
    risk: 'De boete kan hoger worden.',
    bestFor: 'U hebt sterk bewijs.',
  },
  'au.fine.warn': {
    says: 'Negeert u het? Dan komen er kosten bij en kan uw rijbewijs of de registratie van uw auto worden gestopt.',
  },
  'au.fine.right-driver': {
    says: 'Reed u niet zelf? Noem de bestuurder op het formulier vóór de uiterste dag. Was de auto verkocht of gestolen, zeg het daar. Een valse naam is strafbaar.',
  },
}
