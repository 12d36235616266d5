/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'fr.ask-debt.order-to-pay': {
    says: 'U hebt een maand vanaf de betekening om verzet te doen (opposition), bij de griffie van de rechtbank die in het bevel staat, daar of per aangetekende brief. Tot € 10.000 hebt u geen advocaat nodig. Kreeg u het niet zelf in handen? Dan begint de maand met het eerste stuk dat u zelf kreeg, of met het eerste beslag. Een rechter bekijkt dan alles opnieuw. Een consumentenkrediet dat al meer dan twee jaar onbetaald is, is vaak te laat. Teken eerst geen regeling.',
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
  'fr.ask-debt.court-contribution': {
    says: 'Sinds 1 mei 2026 betaalt meestal wie een zaak begint bij de burgerlijke rechter (tribunal judiciaire) of arbeidsrechter (prud’hommes) €50 online. Met rechtsbijstand (aide juridictionnelle) betaalt u niets, dus vraag die eerst. Ook niet bij schuldhulp, kinderrechter, voogdij en enkele andere. Ontbreekt het, dan moet de griffie erom vragen en hebt u een maand. Wie verliest, betaalt het meestal terug. Wie gedaagd wordt, betaalt niets.',
  },
}
