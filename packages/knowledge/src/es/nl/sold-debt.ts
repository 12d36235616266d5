/** Debts that were sold: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_NL: Words = {
  'es.debt.who-buyer': {
    says: 'In de brief staat dat uw schuld is verkocht. De nieuwe eigenaar mag u vragen te betalen, maar heeft geen extra macht. Vraag om bewijs.',
  },
  'es.debt.right-sold-proof': {
    says: 'Is de schuld verkocht, dan gelden uw verweren ook tegen de nieuwe eigenaar. Een betaling voor u van de verkoop wist, telt.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Bedrijven die schulden kopen hebben vaak weinig papieren van de eerste geldgever.',
    actionable: 'Vraag het getekende contract en de verkoopakte die uw schuld noemt.',
  },
  'es.debt.right-same-defences': {
    says: 'Tegen de nieuwe schuldeiser houdt u alle verweren: betaald, te oud, oneerlijke bedingen. Verkocht tijdens een zaak? Dan kunt u haar voor de koopprijs aflossen, binnen negen dagen na de eis.',
  },
}
