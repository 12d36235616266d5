/** What to do about a fine or a parking charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_STEPS_WORDS: Words = {
  'fr.ask-buy.park-step': {
    says: 'Controleer het bericht: kenteken, plaats, dag, uur. Typ zelf antai.gouv.fr, nooit een link die u kreeg.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Verzamel bewijs: betaalbewijs, foto’s, verkooppapieren van de auto. Stuur het met bewijs van de datum.',
  },
  'fr.ask-buy.park-right': {
    says: 'U hebt het recht om binnen 45 dagen bezwaar te maken tegen een boete, en binnen één maand tegen een openbare parkeerheffing.',
  },
  'fr.ask-buy.park-right-driver': { says: 'U hebt het recht de echte bestuurder te noemen.' },
  'fr.ask-buy.park-right-time': {
    says: 'U hebt het recht de schatkist (Trésor public) tijd te vragen om te betalen.',
  },
  'fr.ask-buy.park-option': {
    title: 'Op tijd bezwaar maken',
    says: 'Gebruik de site of het formulier uit het bericht en voeg bewijs toe.',
    cost: 'Soms een waarborg.',
    time: 'Een half uur.',
    risk: 'Een rechter kan een hogere boete geven.',
    bestFor: 'De feiten kloppen niet.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Vroeg het lagere bedrag betalen',
    says: 'Betaal op amendes.gouv.fr, als u de boete aanvaardt.',
    cost: 'De boete.',
    time: 'Enkele minuten.',
    risk: 'U kunt geen bezwaar meer maken.',
    bestFor: 'Ze klopt.',
  },
  'fr.ask-buy.park-warn': { says: 'Veel sms’jes over onbetaalde boetes zijn vals.' },
  'fr.ask-buy.park-know': {
    says: 'Kreeg u het eerste bericht nooit? Dan kunt u binnen 30 dagen bezwaar maken tegen de verhoogde boete.',
    learnMore: 'Zeg dat u verhuisd bent en voeg bewijs toe.',
  },
}
