/** The Dutch words of Spain: enquiry guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_NL: Words = {
  'es.guide.step-debt-dates': {
    says: 'Zoek data. Een papier van de rechter heeft een laatste dag, geteld in werkdagen. Doe dat eerst.',
  },
  'es.guide.step-debt-check': {
    says: 'Voor u iets betaalt of erkent: kijk of de schuld van u is, het bedrag klopt, en wanneer u het laatst betaalde.',
  },
  'es.guide.step-debt-priority': {
    says: 'Maak een lijst van alle schulden. Zet huur of hypotheek, stroom, water en belasting bovenaan.',
  },
  'es.guide.step-debt-advice': {
    says: 'Vraag gratis raad bij de OMIC, de sociale dienst of de orde van advocaten.',
  },
  'es.guide.right-debt-proof': {
    says: 'U hebt het recht bewijs te zien van de schuld en van wie zij is.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Loon tot het minimumloon mag voor een gewone schuld nooit genomen worden.',
  },
  'es.guide.right-debt-lawyer': {
    says: 'Met een laag inkomen kunt u een gratis advocaat krijgen.',
  },
  'es.guide.debt-no-visit': {
    says: 'Niemand kan zonder rechter loon of spullen nemen voor een particuliere schuld.',
  },
  'es.guide.debt-old': {
    says: 'De meeste schulden zijn te oud na vijf jaar zonder betaling en zonder aanmaning die u bereikte.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Vraag bewijs',
    says: 'Schrijf en vraag het contract, de bedragen en de eigenaar.',
    cost: 'Niets per e-mail.',
    time: 'Een uur.',
    risk: 'Laag, als u niets erkent.',
    bestFor: 'U twijfelt aan de schuld.',
  },
  'es.guide.option-debt-plan': {
    title: 'Bied een plan',
    says: 'Bied wat u kunt betalen en zorg dat het ja op papier staat.',
    cost: 'Wat u biedt.',
    time: 'Enkele dagen.',
    risk: 'Het erkent de schuld.',
    bestFor: 'U bent het schuldig.',
  },
  'es.guide.option-debt-second': {
    title: 'Vraag naar een tweede kans',
    says: 'Een rechter kan de meeste schulden schrappen van mensen te goeder trouw.',
    cost: 'Gratis met rechtshulp.',
    time: 'Vele maanden.',
    risk: 'U moet misschien verkopen wat u hebt.',
    bestFor: 'U kunt ze niet allemaal betalen.',
  },
  'es.guide.step-home-read': {
    says: 'Zoek uw huurcontract: datum van tekenen, duur en huur. Geen contract op papier? Huurbewijzen tellen ook.',
  },
  'es.guide.step-home-pay': {
    says: 'Blijf de huur op tijd betalen, per overschrijving.',
  },
  'es.guide.step-home-write': {
    says: 'Schrijf de verhuurder op een manier die u kunt bewijzen.',
  },
  'es.guide.step-home-social': {
    says: 'Vraag de sociale dienst en het woonbureau om hulp.',
  },
  'es.guide.right-home-judge': {
    says: 'U kunt uw huis alleen verliezen door een beslissing van een rechter.',
  },
  'es.guide.right-home-term': {
    says: 'Een huurcontract sinds maart 2019 kan vijf jaar lopen, of zeven bij een bedrijf.',
  },
  'es.guide.right-home-repair': {
    says: 'De verhuurder moet de woning bewoonbaar houden.',
  },
  'es.guide.home-locks': {
    says: 'De verhuurder mag de sloten niet vervangen en stroom of water niet afsluiten.',
  },
  'es.guide.home-seven': {
    says: 'De borg (fianza) is één maand, terug te geven een maand nadat u de sleutels overhandigt.',
  },
  'es.guide.option-home-dispute': {
    title: 'Schrijf de verhuurder',
    says: 'Zeg wat de wet u geeft en wat u wilt.',
    cost: 'Een burofax kost enkele euro’s.',
    time: 'Een uur.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'De verhuurder breekt een regel.',
  },
  'es.guide.option-home-deal': {
    title: 'Maak een afspraak',
    says: 'Bied schriftelijk een plan of een datum die u kunt houden.',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Houd wat u belooft.',
    bestFor: 'U bent huur schuldig of wilt verhuizen.',
  },
  'es.guide.option-home-help': {
    title: 'Krijg hulp',
    says: 'Een huurdersbond, de sociale dienst of een gratis advocaat.',
    cost: 'Niets of weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent bang voor uw huis.',
  },
  'es.guide.step-work-dates': {
    says: 'Noteer de dag dat de baan eindigde. U hebt maar 20 werkdagen om een ontslag aan te vechten.',
  },
  'es.guide.step-work-sign': {
    says: 'Teken alleen ‘recibí, no conforme’ met de datum.',
  },
  'es.guide.step-work-papers': {
    says: 'Verzamel contract, loonstroken, berichten en namen van getuigen.',
  },
  'es.guide.step-work-union': {
    says: 'Praat deze week met een vakbond of arbeidsadvocaat.',
  },
  'es.guide.right-work-letter': {
    says: 'U hebt recht op een brief met de feiten en de datum.',
  },
  'es.guide.right-work-paro': {
    says: 'U kunt na elk ontslag een uitkering (paro) vragen.',
  },
  'es.guide.right-work-wages': {
    says: 'U kunt onbetaald loon een jaar lang eisen, met 10% rente.',
  },
  'es.guide.work-paper': {
    says: 'U kunt rechten die de wet u geeft niet wegtekenen.',
  },
  'es.guide.option-work-claim': {
    title: 'Vraag bemiddeling',
    says: 'Zij is gratis en zet de tijd even stil.',
    cost: 'Niets.',
    time: '20 werkdagen bij ontslag.',
    risk: 'Laag.',
    bestFor: 'U bent het niet eens.',
  },
  'es.guide.option-work-talk': {
    title: 'Praat met de werkgever',
    says: 'Vraag het schriftelijk en stel een datum.',
    cost: 'Niets.',
    time: 'Enkele dagen.',
    risk: 'De tijd loopt door.',
    bestFor: 'U wilt blijven of het regelen.',
  },
  'es.guide.option-work-help': {
    title: 'Krijg hulp',
    says: 'Werknemers hebben gratis rechtshulp bij de arbeidsrechter.',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent niet zeker.',
  },
  'es.guide.step-buy-write': {
    says: 'Schrijf het bedrijf: wat er gebeurde, wat u wilt, tegen wanneer. Bewaar bewijs.',
  },
  'es.guide.step-buy-papers': {
    says: 'Verzamel het contract, de rekening, berichten en foto’s.',
  },
  'es.guide.step-buy-bank': {
    says: 'Betaalde u en denkt u aan oplichting, bel dan eerst uw bank.',
  },
  'es.guide.step-buy-omic': {
    says: 'Geen antwoord in een maand? Ga naar de OMIC en vraag arbitrage, gratis.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Op afstand gekocht? U hebt meestal 14 dagen om te annuleren.',
  },
  'es.guide.right-buy-guarantee': {
    says: 'Nieuwe goederen hebben drie jaar wettelijke garantie.',
  },
  'es.guide.right-buy-unfair': {
    says: 'Oneerlijke bedingen binden u niet.',
  },
  'es.guide.buy-no-force': {
    says: 'Een bedrijf kan zonder rechter uw geld niet met dwang nemen.',
  },
  'es.guide.option-buy-complain': {
    title: 'Klaag',
    says: 'Eerst het bedrijf, dan de OMIC.',
    cost: 'Niets.',
    time: 'Een maand.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf heeft ongelijk of zwijgt.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Annuleer',
    says: 'Stuur een duidelijke schriftelijke annulering.',
    cost: 'Soms de verzendkosten.',
    time: '14 dagen.',
    risk: 'Sommige goederen vallen erbuiten.',
    bestFor: 'U kocht op afstand.',
  },
  'es.guide.option-buy-court': {
    title: 'Kleine zaak bij de rechter',
    says: 'Tot €2.000 kunt u zonder advocaat een zaak beginnen.',
    cost: 'Kopieën.',
    time: 'Maanden.',
    risk: 'U kunt verliezen.',
    bestFor: 'Niets anders hielp.',
  },
}
