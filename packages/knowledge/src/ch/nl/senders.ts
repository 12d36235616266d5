/** The Dutch words of Switzerland: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'ch.sender.betreibungsamt': {
    says: 'Dit is het schuldenkantoor van de overheid (Betreibungsamt). Het geeft eisen door zonder na te gaan of ze kloppen.',
    nextStep: 'Maak binnen tien dagen bezwaar als u het betwist.',
  },
  'ch.sender.serafe': {
    says: 'Serafe int de omroepbijdrage voor de staat. Elk huishouden is haar schuldig, maar sommige mensen zijn vrijgesteld.',
    nextStep: 'Ga na of u vrijgesteld bent, of vraag om delen.',
  },
  'ch.sender.intrum': {
    says: 'Intrum is een particulier incassobureau. Het is geen dienst van de overheid en kan geen beslag leggen.',
    nextStep: 'Controleer de rekening en betwist de eigen kosten van het bedrijf.',
  },
  'ch.sender.eos': {
    says: 'EOS is een particulier incassobureau. Het is geen dienst van de overheid en kan geen beslag leggen.',
    nextStep: 'Controleer de rekening en betwist de eigen kosten van het bedrijf.',
  },
}
