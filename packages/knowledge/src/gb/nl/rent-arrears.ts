/** Letters about rent that is owed: what to do, rights and a plan. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_NL: Words = {
  'gb.rent.want': {
    says: 'Ze willen dat u de huur betaalt, of belt om een regeling af te spreken.',
  },
  'gb.rent.step-statement': {
    says: 'Vraag een huuroverzicht (rent statement) en controleer elke regel: elke week, elke betaling, elke uitkering. Er zitten vaak fouten in.',
  },
  'gb.rent.step-plan': {
    says: 'Antwoord vóór de datum. Bied de huur aan plus een klein bedrag per week dat u kunt volhouden. Vraag hun ja op papier.',
  },
  'gb.rent.step-benefits': {
    says: 'Ga na of u alle hulp met de huur krijgt die kan. Is er een tekort? Vraag de gemeente (council) om een extra woonbijdrage.',
  },
  'gb.rent.right-social': {
    says: 'Een gemeente of woningcorporatie (housing association) moet met u praten voordat ze naar de rechter gaat. Ze hoort een regeling te zoeken die u kunt betalen en te helpen met uitkeringen.',
  },
  'gb.rent.option-plan': {
    says: 'Stuur een budget en bied de huur aan plus een bedrag voor de schuld.',
    title: 'Een regeling voor de achterstand aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond.',
    risk: 'Bied alleen aan wat u kunt volhouden.',
    bestFor: 'U bent het schuldig en kunt de huur vanaf nu betalen.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Schrijf in uw journaal van Universal Credit dat u huur schuldig bent. Vraag waarom het huurdeel laat is en of het direct naar de verhuurder kan.',
  },
  'gb.rent.right-disabled': {
    says: 'Is bij u thuis iemand lang ziek of gehandicapt? Schrijf het de gemeente. Zij moet dat afwegen voordat zij iets tegen uw woning doet.',
  },
  'gb.rent.hearing-go': {
    says: 'Ga naar de zitting, ook als u huur schuldig bent. Vaak kan de rechter u laten blijven als u de huur en iets extra betaalt.',
  },
  'gb.rent.hearing-lawyer': {
    says: 'Bel nu een gratis huuradvocaat (legal aid). Hebt u die dag niemand, vraag dan bij de rechtbank naar de adviseur van dienst (duty adviser), bij elk inkomen.',
  },
  'gb.rent.hearing-papers': {
    says: 'Stuur de rechtbank als het kan uw verweerformulier. Neem uw huuroverzicht, bewijs van inkomen en uitkering en een haalbaar aanbod mee.',
  },
  'gb.rent.right-hearing': {
    says: 'Op de zitting mag u de rechter uw kant vertellen, ook als u geen formulier stuurde. Niemand wint zo’n zaak alleen omdat u niet reageerde.',
  },
  'gb.rent.hearing-not-yet': {
    says: 'Ga niet zelf weg. Ook met een bevel mogen alleen deurwaarders van de rechtbank u uitzetten, en soms kan een rechter dat nog stoppen of uitstellen.',
  },
  'gb.rent.order-not-yet': {
    says: 'Er is al een bevel van de rechter. Toch mag alleen een gerechtsbode u uitzetten, en u moet die dag eerst schriftelijk horen.',
  },
  'gb.rent.order-step': {
    says: 'Doe vandaag iets. Betaal als het kan het deel van het bevel dat u miste. Kan dat niet, bel dan, zeg wanneer wel, en schrijf het ook.',
  },
  'gb.rent.order-right': {
    says: 'Kunt u zich niet aan het bevel houden, vraag de rechter dan met formulier N244 om het te veranderen of de uitzetting te stoppen. Stuur een begroting die u volhoudt.',
  },
  'gb.rent.right-direct-payment': {
    says: 'Universal Credit kan de huur rechtstreeks aan de verhuurder betalen, en ook een deel van de achterstand. U kunt erom vragen, of zeggen dat u dan te weinig overhoudt.',
  },
}
