/** Questions about unemployment pay for people who leave the job themselves: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_BENEFIT_NL: Words = {
  'nl.ask.quit-and-ww': {
    says: 'Nee, meestal niet: wie zonder noodzaak weggaat, krijgt geen WW. Er zijn weinig uitzonderingen, als blijven echt niet kon, en u moet dat bewijzen. Neem dus nog geen ontslag. Wordt u ziek van het werk? Meld u ziek en praat met de bedrijfsarts: het loon loopt door. Praat over een vaststellingsovereenkomst die de werkgever wil, met de opzegtermijn: dan is WW meestal veilig. Vraag eerst het Juridisch Loket.',
  },
}
