/** The Dutch words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_NL: Words = {
  'de.divorce.want': {
    says: 'Uw man of vrouw heeft de familierechter (Familiengericht) om echtscheiding gevraagd.',
  },
  'de.divorce.who': {
    says: 'De familierechter hoort bij de plaatselijke rechtbank (Amtsgericht). Hij kiest geen partij.',
  },
  'de.divorce.reality': {
    says: 'Een scheiding duurt enkele maanden. De rechter hoort u beiden op een dag die nog komt.',
  },
  'de.divorce.not-yet': {
    says: 'U blijft getrouwd tot de rechter beslist. Dit papier alleen neemt u huis noch kinderen af.',
  },
  'de.divorce.right-year': {
    says: 'Meestal moet u een jaar apart hebben gewoond. Stemt u niet in, dan vraagt de rechter meer bewijs tot drie jaar om zijn.',
  },
  'de.divorce.right-lawyer': {
    says: 'Om in te stemmen hebt u geen advocaat nodig. Voor eigen verzoeken, zoals over geld of het huis, wel.',
  },
  'de.divorce.right-aid': {
    says: 'Weinig geld? De rechtbank kan advocaat en kosten betalen (Verfahrenskostenhilfe). Vraag het formulier.',
  },
  'de.divorce.right-support': {
    says: 'Tot de scheiding kunt u een bijdrage vragen als u veel minder verdient. Kinderen hebben altijd recht op onderhoud.',
  },
  'de.divorce.right-pension': {
    says: 'De rechter verdeelt de pensioenen die u beiden in het huwelijk opbouwde (Versorgungsausgleich). Bij minder dan drie jaar huwelijk alleen op verzoek.',
  },
  'de.divorce.step-answer': {
    says: 'Noteer de dag waarop dit kwam en antwoord voor de genoemde dag. Zeg of u instemt en wat er niet klopt.',
  },
  'de.divorce.step-lawyer': {
    says: 'Ga vóór uw antwoord naar een advocaat familierecht als er kinderen, een huis, schulden of spaargeld zijn.',
  },
  'de.divorce.insight-day': {
    says: 'De dag waarop u dit kreeg, bepaalt wat ieder bezit voor de verdeling van de groei (Zugewinnausgleich).',
    actionable: 'Bewaar de bankafschriften en waarden van die dag.',
  },
  'de.divorce.option-agree': {
    says: 'U kunt schriftelijk, bij de griffie of op de zitting instemmen.',
    title: 'Instemmen met de scheiding',
    cost: 'De kosten worden meestal gedeeld.',
    time: 'Tot de zitting.',
    risk: 'Regel eerst kinderen, huis en geld.',
    bestFor: 'U wilt het allebei.',
  },
}
