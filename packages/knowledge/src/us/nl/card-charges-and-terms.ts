/** The Dutch words of the rows in ../card-charges-and-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_CHARGES_AND_TERMS_NL: Words = {
  'us.card.right-dispute': {
    says: 'U kunt een afschrijving van uw kaart schriftelijk betwisten binnen 60 dagen na het afschrift. Dat deel hoeft u niet te betalen terwijl zij het nakijken.',
  },
  'us.card.right-terms': {
    says: 'Uw kaartmaatschappij moet meestal 45 dagen vooraf schrijven voor zij de rente verhoogt of kosten toevoegt. Het oude saldo houdt meestal de oude rente.',
  },
  'us.life.want-rate': {
    says: 'Uw kaartmaatschappij vertelt u nieuwe voorwaarden en vanaf welke dag ze gelden.',
  },
  'us.life.step-rate': {
    says: 'Zoek het recht om te weigeren en de datum daarvan. Vergelijk andere kaarten voor u deze nog gebruikt.',
  },
  'us.life.option-rate': {
    says: 'Weiger de wijziging schriftelijk uiterlijk op de datum. De rekening sluit dan meestal en u betaalt het oude saldo af met de oude rente.',
    title: 'De nieuwe voorwaarden weigeren',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'U kunt de kaart dan misschien niet meer gebruiken.',
    bestFor: 'De nieuwe voorwaarden zijn veel slechter.',
  },
}
