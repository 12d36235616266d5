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
  'us.state.fl.ask-deposit': {
    says: 'Schrijf en vraag erom. In Florida heeft een verhuurder (landlord) 15 dagen om de borg terug te geven, of 30 dagen om u een eis erop te sturen. U hebt 15 dagen om bezwaar te maken.',
  },
  'us.state.az.ask-deposit': {
    says: 'Schrijf en vraag erom. In Arizona heeft een verhuurder (landlord) 14 werkdagen nadat u vertrekt en erom vraagt. Is hij te laat of klopt het niet, dan kunt u twee keer het ingehouden bedrag eisen.',
  },
  'us.state.ca.ask-used-car': {
    says: 'In Californië kan een tweedehands auto die u sinds 1 oktober 2026 bij een dealer kocht binnen drie dagen terug. Hij mag hoogstens $50.000 kosten en hoogstens 400 mijl zijn gereden. De dealer houdt een bedrag.',
    dependsOn: 'wanneer u hem kocht, de prijs en de mijlen die u reed',
  },
  'us.state.ca.eviction-answer': {
    says: 'In Californië hebt u tien rechtbankdagen (court days) om in een uitzettingszaak te antwoorden nadat u de papieren kreeg. Weekenden en vrije dagen van de rechtbank tellen niet.',
    action: 'Uw antwoord op de papieren over uitzetting indienen',
    consequence: 'De verhuurder kan winnen zonder zitting.',
  },
  'us.state.fl.eviction-answer': {
    says: 'In Florida hebt u vijf dagen om in een uitzettingszaak te antwoorden, zonder weekenden en feestdagen. U moet ook de huur aan de rechtbank betalen.',
    action: 'Uw antwoord op de papieren over uitzetting indienen',
    consequence: 'De verhuurder kan winnen zonder zitting.',
  },
  'us.state.ga.eviction-answer': {
    says: 'In Georgia hebt u zeven dagen om in een uitzettingszaak (dispossessory) te antwoorden. Dat mag schriftelijk of door met de griffie (clerk) te praten.',
    action: 'Uw antwoord op de papieren over uitzetting indienen',
    consequence: 'De verhuurder kan winnen zonder zitting.',
  },
  'us.state.ny.eviction-answer': {
    says: 'In New York hebt u tien dagen om te antwoorden op een zaak over onbetaalde huur (nonpayment petition) nadat u die kreeg. U kunt zelf bij de griffie (clerk) antwoorden.',
    action: 'Uw antwoord op de papieren over uitzetting indienen',
    consequence: 'De verhuurder kan winnen zonder zitting.',
  },
  ...stateWords('card-three-years', {
    NY: 'begint een betaling of belofte de drie jaar voor een schuld uit consumentenkrediet niet opnieuw',
  }),
  ...stateWords('debt-buyer', {
    TX: 'mag een schuldkoper (debt buyer) na de vier jaar niet meer naar de rechter, en een betaling begint ze dan niet opnieuw',
  }),
  ...stateWords('good-cause', {
    NJ: 'kunnen de meeste huurders alleen worden uitgezet om een reden uit de wet, en alleen door een rechter',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA': 'kan loon meestal niet worden genomen voor een schuld zoals een creditcard',
    TX: 'mag loon niet worden genomen voor een gewone schuld. Kinderalimentatie, belastingen en studieleningen zijn anders',
  }),
  ...stateWords('social-security-late', {
    CA: 'kunt u een rechter vragen te wachten als uw huur te laat is omdat Social Security buiten uw schuld stopte',
  }),
}
