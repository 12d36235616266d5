/** The Dutch words of the rows in ../state-special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_HOMES_NL: Words = {
  'us.state.fl.ask-deposit': {
    says: 'Schrijf en vraag erom. In Florida heeft een verhuurder (landlord) 15 dagen om de borg terug te geven, of 30 dagen om u een eis erop te sturen. U hebt 15 dagen om bezwaar te maken.',
  },
  'us.state.az.ask-deposit': {
    says: 'Schrijf en vraag erom. In Arizona heeft een verhuurder (landlord) 14 werkdagen nadat u vertrekt en erom vraagt. Is hij te laat of klopt het niet, dan kunt u twee keer het ingehouden bedrag eisen.',
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
  ...stateWords('good-cause', {
    NJ: 'kunnen de meeste huurders alleen worden uitgezet om een reden uit de wet, en alleen door een rechter',
  }),
  ...stateWords('social-security-late', {
    CA: 'kunt u een rechter vragen te wachten als uw huur te laat is omdat Social Security buiten uw schuld stopte',
  }),
}
