/** Questions about debts that may be too old: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_NL: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Meestal is het te oud voor de rechter: meer dan zes jaar zonder betaling, getekende erkenning of vonnis. De schuld bestaat nog. Betaal en erken hem dus niet. Laat een formulier van de rechter nooit liggen.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Zo ja, dan zijn de meeste schulden in Schotland geëindigd en bent u niets schuldig. Betaal en erken niets voordat u advies hebt.',
    dependsOn:
      'of er vijf volle jaren voorbij zijn zonder betaling, schriftelijke erkenning of rechtszaak',
  },
  'gb.ask-debt.clock-again': {
    says: 'Nee, een gesprek of antwoord zonder erkenning doet dat niet. Een betaling of getekende erkenning wel, maar alleen vóór het eind van de zes jaar. Zijn die voorbij, schrijf dan dat de schuld te oud is voor de rechter. Laat een formulier van de rechter niet liggen.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Na zes jaar zonder betaling, getekende erkenning of vonnis is hij te oud voor de rechter. Een gesprek of antwoord dat niets erkent, start de tijd niet opnieuw. Schrijf dat hij te oud is, betaal niet, en laat een formulier van de rechter nooit liggen.',
  },
}
