/** Een boete voor een voertuig zonder belasting: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const VEHICLE_TAX_PENALTY_NL: Words = {
  'gb.vehicle-tax.civil': {
    says: 'Deze boete geeft geen punten en geen strafblad. Zij treft wie geregistreerd staat, ook als niemand reed.',
  },
  'gb.vehicle-tax.no-goods': {
    says: 'Een incassobureau van de DVLA mag niets uit uw huis halen. Eerst moet een rechter beslissen.',
  },
  'gb.vehicle-tax.right-sold': {
    says: 'U bent niets schuldig als u de DVLA op tijd meldde dat het voertuig verkocht, gesloopt of van de weg was. Stuur bewijs.',
  },
  'gb.vehicle-tax.step-today': {
    says: 'Is het nog van u, betaal de belasting of meld het vandaag van de weg (SORN) op GOV.UK. Dan komt er geen nieuwe boete.',
  },
  'gb.vehicle-tax.step-proof': {
    says: 'Zoek bewijs van verkoop, sloop, SORN of betaling: een e-mail, een bon, een bankregel.',
  },
  'gb.vehicle-tax.right-sum': {
    says: 'De boete is £80, en £40 als u binnen de genoemde tijd betaalt. De belasting zelf komt erbij.',
  },
  'gb.vehicle-tax.right-refund': {
    says: 'Bij verkoop, sloop of SORN betaalt de DVLA de belasting terug voor elke volle maand die rest.',
  },
  'gb.vehicle-tax.right-complain': {
    says: 'Zegt de DVLA nee, dan kunt u klagen. Na het laatste antwoord kijkt een onafhankelijke beoordelaar gratis.',
  },
  'gb.vehicle-tax.insight-debit': {
    says: 'Vaak mislukte een incasso (Direct Debit), of kwam de verkoopmelding nooit aan.',
    actionable: 'Kijk uw bankregels na. Zeg op welke dag en hoe u de DVLA inlichtte.',
  },
  'gb.vehicle-tax.settlement': {
    says: 'Een out-of-court settlement is een aanbod. Betaalt u op tijd, dan komt er geen rechter. Klopt het niet, zeg dan eerder waarom.',
  },
  'gb.vehicle-tax.warning-clamp': {
    says: 'Laat het niet zonder belasting op de openbare weg. Het kan een klem krijgen of worden weggesleept, en rijden kan voor de rechter komen.',
  },
  'gb.vehicle-tax.option-dispute': {
    says: 'Schrijf voor de genoemde dag naar het adres op de brief. Zeg wat wanneer gebeurde, met kopieën.',
    title: 'Bewijs sturen en om intrekking vragen',
    cost: 'Niets.',
    time: 'Eén brief nu, antwoord in enkele weken.',
    risk: 'Het lagere bedrag kan aflopen. Vraag het open te houden.',
    bestFor: 'Het was verkocht, gesloopt, betaald of van de weg.',
  },
  'gb.vehicle-tax.option-pay': {
    says: 'Betaal zoals de brief zegt, en betaal dezelfde dag de belasting of doe SORN.',
    title: 'Het lagere bedrag op tijd betalen',
    cost: 'Het lagere bedrag en de belasting.',
    time: 'Enkele minuten.',
    risk: 'Betalen erkent de boete.',
    bestFor: 'Het was van u, zonder belasting en SORN.',
  },
}
