/** Notices to end a tenancy and late rent, in every province, and in those with few rows: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'ca.home.myth-date': {
    says: 'Een datum in een opzegging alleen maakt geen einde aan uw huis. Meestal kan alleen een tribunaal of rechter bevelen dat u eruit moet.',
  },
  'ca.home.want': { says: 'Deze opzegging is de eerste stap, niet de laatste.' },
  'ca.home.reality': {
    says: 'Een opzegging alleen maakt geen einde aan uw huis. Bent u het niet eens, dan beslist meestal een tribunaal of rechter.',
  },
  'ca.home.who': {
    says: 'Een verhuurder of makelaar is een privépersoon of bedrijf. Die mag niet zelf de sloten veranderen of uw spullen buiten zetten.',
  },
  'ca.home.rights': {
    says: 'U kunt blijven terwijl erover wordt beslist. U kunt de opzegging betwisten, betalen wat u schuldig bent, of tijd vragen.',
  },
  'ca.home.not-yet': {
    says: 'Ze kunnen u vandaag niet uitzetten. Ze hebben een geldige opzegging nodig, dan een bevel, dan een gerechtsdienaar.',
  },
  'ca.home.know-form': {
    says: 'Een opzegging op het verkeerde formulier, met de verkeerde datum of zonder reden geldt misschien niet.',
  },
  'ca.home.right-hearing': {
    says: 'U hebt het recht een opzegging te betwisten bij een tribunaal of rechter.',
  },
  'ca.home.right-locks': {
    says: 'U hebt het recht op uw sleutels, warmte, water en stroom totdat de huur volgens de wet is geëindigd.',
  },
  'ca.home.right-notice': {
    says: 'U hebt recht op een opzegging op papier, met de tijd en de reden die uw provincie vraagt.',
  },
  'ca.home.step-stay': { says: 'Ga nog niet weg en teken niets dat het huurcontract beëindigt.' },
  'ca.home.step-type': {
    says: 'Zoek het formuliernummer, de reden en de data op de opzegging. Die bepalen hoeveel dagen u hebt.',
  },
  'ca.home.step-pay': {
    says: 'Gaat het om huur, betaal dan wat u schuldig bent als u kunt. Bewaar bewijs. In sommige provincies maakt dat een einde aan de opzegging.',
  },
  'ca.home.step-help': {
    says: 'Bel vandaag een huurderslijn of een juridisch loket (legal clinic). Termijnen kunnen maar vijf dagen zijn.',
  },
  'ca.home.opt-dispute': {
    says: 'Ga vóór de laatste dag naar het tribunaal van uw provincie, of ga naar de zitting.',
    title: 'Betwist de opzegging',
    cost: 'Vaak een klein bedrag. U kunt vragen dat niet te betalen.',
    time: 'Binnen een paar dagen.',
    risk: 'Verliest u, dan krijgt u misschien een datum om te gaan.',
    bestFor: 'De reden is niet waar, of er staan fouten in de opzegging.',
  },
  'ca.home.opt-pay': {
    says: 'Betaal alles binnen de tijd op de opzegging, en vraag een kwitantie.',
    title: 'Betaal de huur die u schuldig bent',
    cost: 'De huur die u schuldig bent.',
    time: 'Binnen de dagen van de opzegging.',
    risk: 'Betaalt u te laat of te weinig, dan kan de zaak doorgaan.',
    bestFor: 'U bent huur schuldig en kunt het geld vinden.',
  },
  'ca.home.opt-plan': {
    says: 'Bied aan elke maand de huur te betalen plus een deel van wat u schuldig bent. Krijg het op papier.',
    title: 'Spreek een plan af',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen.',
    risk: 'Houdt u zich niet aan het plan, dan kan er snel een bevel komen.',
    bestFor: 'U kunt betalen, maar niet alles in één keer.',
  },
  'ca.home.opt-help': {
    says: 'Een huurdersloket (tenant clinic) kan de opzegging nakijken en voor u spreken. Vraag uw gemeente ook naar een huurfonds (rent bank).',
    title: 'Vraag gratis hulp',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U weet niet zeker wat u moet doen.',
  },
  'ca.home.warn-hearing': {
    says: 'Ga naar de zitting, ook als u denkt te verliezen. Veel bevelen komen er alleen omdat niemand kwam.',
  },
  'ca.home.insight-faith': {
    says: 'Een verhuurder die zegt dat familie er komt wonen, moet dat menen. Is de woning snel weer verhuurd, dan krijgt u misschien geld.',
    actionable: 'Bewaar de opzegging. Let na uw vertrek op advertenties voor uw woning.',
  },
  'ca.home.mb-order': {
    says: 'In Manitoba kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van de Residential Tenancies Branch, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.sk-order': {
    says: 'In Saskatchewan kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van het Office of Residential Tenancies, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.ns-order': {
    says: 'In Nova Scotia kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van het Residential Tenancies Program, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.nb-order': {
    says: 'In New Brunswick kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van het Tenant and Landlord Relations Office, en u kunt eerst uw kant vertellen.',
  },
}
