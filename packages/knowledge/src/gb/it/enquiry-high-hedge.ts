/** Questions about a hedge of the neighbours that takes the light: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_HEDGE_IT: Words = {
  'gb.ask-home.high-hedge': {
    says: 'Può tagliare solo ciò che sporge dalla sua parte, fino al confine, senza uccidere la pianta. Per il resto parli, scriva e proponga una mediazione; conservi le prove. Se non basta, faccia reclamo al comune (council) per siepe alta. Sono due o più sempreverdi oltre due metri che tolgono luce. Di solito costa alcune centinaia di sterline. Il comune può ordinare il taglio; non farlo è reato. Chieda prima se gli alberi sono protetti.',
  },
}
