/** The Dutch words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_NL: Words = {
  'us.state.tx.answer': {
    says: 'In Texas moet uw antwoord bij een county court of district court binnen zijn om 10 uur ’s ochtends op de maandag na 20 dagen. Richt u op de 20e dag.',
    action: 'Uw antwoord indienen bij de rechtbank',
    consequence: 'De andere kant kan winnen zonder zitting.',
  },
  'us.state.tx.answer-justice': {
    says: 'In Texas moet uw antwoord bij een justice court binnen zijn aan het einde van de 14e dag nadat u de papieren kreeg.',
    action: 'Uw antwoord indienen bij de justice court',
    consequence: 'De andere kant kan winnen zonder zitting.',
  },
  'us.state.tx.ask-answer': {
    says: 'Dien een schriftelijk antwoord in. In Texas moet het bij een justice court uiterlijk op de 14e dag nadat u de papieren kreeg binnen zijn. Bij een county court of district court om 10 uur ’s ochtends op de maandag na 20 dagen.',
  },
  'us.state.ca.ask-used-car': {
    says: 'In Californië kan een tweedehands auto die u sinds 1 oktober 2026 bij een dealer kocht binnen drie dagen terug. Hij mag hoogstens $50.000 kosten en hoogstens 400 mijl zijn gereden. De dealer houdt een bedrag.',
    dependsOn: 'wanneer u hem kocht, de prijs en de mijlen die u reed',
  },
  ...stateWords('card-three-years', {
    NY: 'begint een betaling of belofte de drie jaar voor een schuld uit consumentenkrediet niet opnieuw',
  }),
  ...stateWords('debt-buyer', {
    TX: 'mag een schuldkoper (debt buyer) na de vier jaar niet meer naar de rechter, en een betaling begint ze dan niet opnieuw',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA': 'kan loon meestal niet worden genomen voor een schuld zoals een creditcard',
    TX: 'mag loon niet worden genomen voor een gewone schuld. Kinderalimentatie, belastingen en studieleningen zijn anders',
  }),
}
