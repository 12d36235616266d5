/** The Dutch words of Italy: rent deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'it.deposit.want': {
    says: 'De verhuurder zegt wat er met uw waarborgsom (deposito cauzionale) gebeurt.',
  },
  'it.deposit.right-back': {
    says: 'Als de woning teruggegeven is, moet de waarborgsom terug met de wettelijke rente van elk jaar.',
  },
  'it.deposit.right-wear': {
    says: 'Gewone slijtage is niet voor u. De verhuurder moet de schade aantonen en, als u haar betwist, een rechter vragen het geld te houden.',
  },
  'it.deposit.step-write': {
    says: 'Vraag haar aangetekend of per PEC. Voeg de dag van de sleutels, foto’s, het verslag van de woning en uw IBAN toe.',
  },
  'it.deposit.option-claim': {
    says: 'Schrijf eerst. In huurzaken moet bemiddeling vóór een rechter komen. Een huurdersvereniging kan helpen.',
    title: 'Erom vragen, dan bemiddelen',
    cost: 'Een aangetekende brief, dan een klein bedrag voor bemiddeling',
    time: 'Enkele weken, dan enkele maanden',
    risk: 'De verhuurder kan ook voor schade eisen.',
    bestFor: 'De sleutels zijn terug en er is geen schade bewezen.',
  },
}
