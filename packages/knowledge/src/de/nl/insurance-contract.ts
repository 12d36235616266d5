/** The Dutch words of Germany: insurance contract. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_NL: Words = {
  'de.insurance.dearer-want': { says: 'Uw verzekeraar wil meer geld voor dezelfde dekking.' },
  'de.insurance.dearer-right': {
    says: 'Stijgt de prijs en de dekking niet? Dan mag u het contract binnen één maand na deze brief beëindigen. Het eindigt als de verhoging begint.',
  },
  'de.insurance.dearer-deadline': {
    says: 'U hebt één maand nadat de brief kwam om het contract wegens de verhoging te beëindigen.',
    action: 'Het contract in tekstvorm beëindigen, als u een andere verzekeraar wilt',
    consequence: 'Het contract loopt door tegen de hogere prijs.',
  },
  'de.insurance.dearer-step': {
    says: 'Vergelijk eerst andere aanbiedingen. Beëindig het oude contract pas als de nieuwe dekking op papier beloofd is.',
  },
  'de.insurance.dearer-option': {
    says: 'Vraag de reden van de verhoging, of een goedkoper tarief.',
    title: 'Praten of veranderen',
    cost: 'Gratis.',
    time: 'Binnen één maand.',
    risk: 'Een gat zonder dekking, als u te vroeg beëindigt.',
    bestFor: 'De verhoging is groot.',
  },
  'de.insurance.ended-right': {
    says: 'Na een schade mogen beide kanten het contract beëindigen, maar alleen binnen een maand nadat het overleg over het geld eindigt. De verzekeraar moet een maand vooraf opzeggen.',
  },
  'de.insurance.ended-step': {
    says: 'Vraag of u het in plaats daarvan zelf mag beëindigen. Andere verzekeraars nemen u dan liever. Zoek nieuwe dekking vóór die dag.',
  },
  'de.insurance.crash-right': {
    says: 'U kunt rechtstreeks bij de verzekeraar van de andere bestuurder eisen. Hij moet binnen drie maanden een aanbod doen of redenen geven.',
  },
  'de.insurance.crash-lawyer': {
    says: 'Heeft de andere bestuurder schuld? Dan betaalt die verzekeraar boven kleine schade meestal ook uw advocaat en uw eigen deskundige.',
  },
}
