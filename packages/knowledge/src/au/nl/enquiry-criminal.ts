/** Questions about the police, a charge and an order against oneself: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'au.ask.order-against-me': {
    says: 'Houd u aan het bevel vanaf het moment dat u het krijgt. Verboden contact is strafbaar, ook als de ander eerst schrijft. Ga die dag naar de rechtbank; anders kan het zonder u. U kunt instemmen zonder iets toe te geven, of nee zeggen en een zitting krijgen. Het is geen veroordeling. Bel vooraf Legal Aid en vraag daar naar de duty lawyer. Bewaar uw berichten.',
  },
  'au.ask.charged': {
    says: 'U moet die dag gaan. Blijft u weg, dan kan de rechter zonder u beslissen of u laten aanhouden. Bel nu Legal Aid van uw staat. Vraag in de rechtbank om de duty lawyer voordat u aan de beurt bent: gratis. Op de eerste dag mag u tijd vragen voordat u schuld of onschuld zegt. Praat er niet over met de politie. Neem brieven mee over werk, gezin en gezondheid.',
  },
  'au.ask.police': {
    says: 'Bent u niet aangehouden, dan hoeft u niet te gaan of te blijven. U hoeft geen vragen over de zaak te beantwoorden, schuldig of niet. Soms, zoals achter het stuur, moet u naam en adres geven. Bel Legal Aid of een advocaat voor elk verhoor. U mag op elke vraag „no comment” zeggen. Blijf beleefd en verzet u niet. Zeg dat u niet instemt met doorzoeking, maar houd het niet tegen.',
  },
}
