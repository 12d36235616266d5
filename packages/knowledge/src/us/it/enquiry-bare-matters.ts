/** Questions of a few words that name a matter and no detail: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_IT: Words = {
  'us.ask-first.divorce': {
    says: 'In quasi ogni stato non serve una colpa, né il sì dell’altro. Si presenta una domanda (petition) al tribunale locale quando uno di voi vive nello stato da abbastanza tempo, spesso sei mesi. Alcuni stati vogliono prima una separazione. Chieda i moduli e l’esonero dalle spese. Conservi le prove. Non vada via prima con i figli. Ci dica il Suo stato, e se ci sono figli o una casa.',
  },
  'us.ask-first.ice-at-work': {
    says: 'Stia calmo e non corra. Può tacere e chiedere un avvocato. Gli agenti possono entrare dove entra il pubblico. Per interrogare altrove serve un mandato (warrant) o il sì del titolare o del responsabile. Non firmi niente che non capisce, e non mostri documenti falsi. Annoti nomi e fatti. Hanno portato via qualcuno? Cerchi su locator.ice.gov. Ci dica cosa è successo.',
  },
}
