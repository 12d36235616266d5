/** The Dutch words of the rows in ../sent-home-from-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FROM_WORK_NL: Words = {
  'de.work-talk.reality-off': {
    says: 'U wordt naar huis gestuurd, maar het contract loopt door. De werkgever moet u blijven betalen.',
  },
  'de.work-talk.right-pay': {
    says: 'U houdt uw volle loon. De werkgever wil uw werk nu niet, dus u hoeft de uren niet in te halen.',
  },
  'de.work-talk.right-work': {
    says: 'Zolang de baan loopt, hebt u recht op werk. Tegen uw wil naar huis sturen mag alleen om een sterke reden.',
  },
  'de.work-talk.right-leave': {
    says: 'Uw vakantie is alleen verbruikt als de brief dat duidelijk zegt en u definitief vrijstelt (unwiderruflich). Anders houdt u die.',
  },
  'de.work-talk.step-offer': {
    says: 'Schrijf vandaag: u bent bereid te werken en biedt uw werk aan. Vraag naar de reden en hoe lang het duurt.',
  },
  'de.work-talk.step-return': {
    says: 'Geef sleutels en apparaten alleen tegen een ontvangstbewijs terug. Blijf bereikbaar en meld u ziek als u ziek wordt.',
  },
  'de.work-talk.option-work': {
    says: 'De arbeidsrechter kan bevelen dat u werk krijgt, met spoed als het moet.',
    title: 'De rechter om uw werk vragen',
    cost: 'Eigen advocaat, of gratis via de vakbond.',
    time: 'Enkele dagen tot weken.',
    risk: 'Het kan de ruzie harder maken.',
    bestFor: 'De reden is zwak en u moet in oefening blijven.',
  },
}
