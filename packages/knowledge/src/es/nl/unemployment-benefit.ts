/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_NL: Words = {
  'es.work.paro-any': {
    says: 'U kunt een uitkering (paro) krijgen na elk ontslag, ook een disciplinair. U hoeft niet eerst naar de rechter.',
  },
  'es.work.fogasa': {
    says: 'Kan het bedrijf niet betalen, dan betaalt een overheidsfonds (FOGASA) loon en vergoeding tot een grens.',
  },
  'es.work.deadline-paro': {
    says: 'Vraag de uitkering binnen 15 werkdagen na het einde van de baan.',
    action: 'Vraag de uitkering bij SEPE',
    consequence: 'U verliest de dagen tot u het vraagt.',
  },
  'es.work.step-paro': {
    says: 'Schrijf u in als werkzoekende en vraag SEPE binnen 15 werkdagen om de uitkering.',
  },
}
