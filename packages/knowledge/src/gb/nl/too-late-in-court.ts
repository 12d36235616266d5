/** What can still be done when the day in a court paper or a statutory demand is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_NL: Words = {
  'gb.late.ni-want': {
    says: 'De rechtbank vroeg om uw antwoord. De dag daarvoor is voorbij, dus er kan al beslist zijn.',
  },
  'gb.late.ni-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een beslissing (decree) is. Is die er niet, stuur dan meteen uw antwoordformulier.',
  },
  'gb.late.ni-rights': {
    says: 'Zonder beslissing kan een laat antwoord nog tellen. Is er een, dan kunt u vragen om die te schrappen of om in delen te betalen.',
  },
  'gb.late.ni-not-yet': {
    says: 'Loon of spullen kunnen pas worden gepakt na een beslissing (decree), en alleen door het Enforcement of Judgments Office.',
  },
  'gb.late.ni-option': {
    says: 'Vraag de rechtbank om het formulier. Zeg waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vragen om de beslissing te schrappen',
    cost: 'Er kunnen kosten zijn.',
    time: 'Meteen.',
    risk: 'Zonder echt verweer kan de rechtbank weigeren.',
    bestFor: 'Er is zonder u beslist en de eis klopt niet.',
  },
  'gb.late.claim-want': {
    says: 'De rechtbank vroeg om uw antwoord. De tijd lijkt voorbij, dus er kan al een vonnis zijn.',
  },
  'gb.late.possession-want': {
    says: 'Ze vroegen een rechter dat u uw huis verlaat. De dag in de papieren is voorbij, dus er kan al beslist zijn.',
  },
  'gb.late.possession-reality': {
    says: 'Ga niet zelf weg. Ook met een bevel mogen alleen deurwaarders van de rechtbank u uitzetten, en soms kan een rechter dat nog stoppen of uitstellen.',
  },
  'gb.late.possession-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag wat er beslist is en of er nog een zitting komt. Zo ja, ga erheen, ook zonder formulier.',
  },
  'gb.late.possession-option': {
    says: 'Stuur formulier N244. Zeg waarom u er niet was of niet antwoordde en wat u nu kunt betalen. Vraag om de ontruiming te laten wachten.',
    title: 'De rechter vragen opnieuw te kijken of te wachten',
    cost: 'Kosten. Met weinig geld kunt u hulp vragen.',
    time: 'Vandaag, voordat de deurwaarders komen.',
    risk: 'De rechter kan nee zeggen. Bij sommige bevelen kan hij weinig doen.',
    bestFor: 'Er is een bevel en u wilt blijven.',
  },
  'gb.late.goods-want': {
    says: 'Ze vroegen de rechtbank dat u de spullen teruggeeft of betaalt. De dag in de papieren is voorbij, dus er kan al beslist zijn.',
  },
  'gb.late.goods-step': {
    says: 'Bel vandaag de rechtbank en vraag wat er beslist is. Praat met gratis schuldhulp voordat u iets teruggeeft: de rechtbank kan haar bevel veranderen.',
  },
  'gb.late.scotland-tribunal-want': {
    says: 'Iemand vroeg het huurtribunaal om een bevel tegen u. De dag in de papieren is voorbij, dus er kan al beslist zijn.',
  },
  'gb.late.scotland-tribunal-step': {
    says: 'Bel vandaag het tribunaal met het zaaknummer. Vraag of er beslist is. Komt er nog een gesprek of zitting, doe dan mee.',
  },
  'gb.late.scotland-tribunal-recall': {
    says: 'Is er zonder u beslist? Vraag meteen schriftelijk om recall. U hebt 14 dagen na de beslissing. Zijn die voorbij, vraag Shelter Scotland vandaag wat nog kan.',
  },
  'gb.late.demand-rights': {
    says: 'De 18 en 21 dagen lijken voorbij. Met een goede reden kan de rechter u nog laat laten betwisten, zolang niemand uw faillissement (bankruptcy) heeft gevraagd.',
  },
  'gb.late.demand-not-yet': {
    says: 'Deze eis alleen maakt u niet failliet. Er is een verzoek (petition) nodig, dat u moet krijgen, en dan een zitting.',
  },
  'gb.late.demand-step': {
    says: 'Bel vandaag gratis schuldhulp. Vraag of iemand uw faillissement heeft gevraagd. Zo ja, ga naar de zitting: u kunt nog betwisten of betaling aanbieden.',
  },
}
