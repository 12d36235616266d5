/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'fr.ask-debt.order-to-pay': {
    says: 'U hebt één maand vanaf de betekening om in verzet te gaan (opposition). Schrijf naar de griffie (greffe) die in het bevel staat. Dan hoort een rechter beide kanten.',
  },
  'fr.ask-debt.court-lawyer': {
    says: "Tot €10.000, in huurzaken en bij de arbeidsrechter (conseil de prud'hommes) hebt u geen advocaat nodig. Met een laag inkomen betaalt de staat er een (aide juridictionnelle).",
    dependsOn: 'het bedrag en de rechtbank',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Vraag rechtshulp (aide juridictionnelle) voor de zitting op justice.fr of bij de rechtbank. Ze betaalt de advocaat en de kosten helemaal of voor een deel.',
    dependsOn: 'uw inkomen, spaargeld en gezin',
  },
  'fr.ask-debt.small-claims': {
    says: 'U mag weigeren. Eén maand stilte is nee. Aanvaardt u, dan kan de afspraak worden uitgevoerd als een vonnis.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Stuur een aanmaning met een laatste dag. Tot € 5.000 moet u eerst een gratis bemiddelaar proberen. Ga daarna met een formulier (requête) naar de rechter, of vraag een betalingsbevel. Een advocaat is niet nodig. Er kan een bijdrage van € 50 zijn; niet met rechtsbijstand.',
  },
}
