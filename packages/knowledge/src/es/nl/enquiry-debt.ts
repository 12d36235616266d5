/** The Dutch words of Spain: enquiry debt. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'es.ask.prison-debt': {
    says: 'Nee. U gaat niet naar de gevangenis omdat u een gewone schuld niet kunt betalen. Alleen bezit verbergen, of geen kinderalimentatie betalen, kan een misdrijf zijn.',
  },
  'es.ask.wage-limit': {
    says: 'Nettoloon tot het minimumloon (€1.221 per maand in 2026) mag niet genomen worden. Daarboven 30% van het volgende deel, dan meer. Een rechter of overheidsdienst moet het bevelen.',
    dependsOn: 'hoeveel u verdient en wie het neemt',
  },
  'es.ask.account': {
    says: 'Vraag de bank welke rechter of dienst het beval. Stuur dan loonstroken en bankpapieren en vraag loon of pensioen vrij te geven dat niet genomen mag worden.',
  },
  'es.ask.old-debt': {
    says: 'De meeste schulden zijn na vijf jaar te oud. Maar een betaling, een erkenning of een schriftelijke aanmaning die u bereikte, laat de vijf jaar opnieuw beginnen.',
    dependsOn: 'de laatste betaling en de laatste aanmaning',
  },
  'es.ask.collector-home': {
    says: 'Nee. Een incasseerder mag niet binnenkomen, niets nemen en het uw baas niet zeggen. U hoeft de deur niet open te doen.',
  },
  'es.ask.monitorio': {
    says: 'Betaal of verzet u schriftelijk binnen 20 werkdagen. Tot €2.000 hebt u geen advocaat nodig. Doet u niets, dan kunnen ze beslag leggen op uw loon.',
  },
  'es.ask.asnef': {
    says: 'Schrijf de lijst gratis en vraag uw gegevens. Is de schuld onder €50, betaald, ouder dan vijf jaar of is het u niet verteld, vraag haar dan te wissen. Zo niet, ga naar de AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Vraag het nieuwe bedrijf schriftelijk het contract en bewijs dat het uw schuld kocht. U houdt dezelfde verweren. Betaal niet voor u bewijs ziet.',
  },
  'es.ask.many-debts': {
    says: 'Vraag gratis rechtshulp en naar de wet van de tweede kans (segunda oportunidad). Een rechter kan de meeste schulden schrappen van mensen te goeder trouw. Betaal eerst huis, stroom en eten.',
  },
  'es.ask.revolving': {
    says: 'Is de rente ver boven de gewone, dan kan een rechter het woeker noemen. Bij kaarten kijkt de hoogste rechter naar ongeveer zes punten boven het gemiddelde. Dan betaalt u alleen terug wat u kreeg.',
    dependsOn: 'de rente (TAE) en de datum van het contract',
  },
  'es.ask.tax-instalments': {
    says: 'Ja. Vraag het online voor de laatste dag. Tot €50.000 hebt u geen waarborg nodig. Er komt rente bij.',
  },
  'es.ask.benefit-back': {
    says: 'Kijk welke maanden en waarom. Maak binnen tien dagen bezwaar bij een eerste bericht, of dien binnen 30 werkdagen een reclamación previa in. U kunt vragen in delen te betalen.',
  },
  'es.ask.myth-take-house': {
    says: 'Niemand neemt een huis om een brief. Een rechter moet beslissen, en die neemt eerst geld en loon.',
  },
  'es.ask.myth-all-wages': {
    says: 'Ze mogen nooit alles nemen. Het deel tot het minimumloon is van u.',
  },
  'es.ask.myth-children-debt': {
    says: 'Familie betaalt uw schulden niet, tenzij zij tekende. Erfgenamen mogen weigeren of alleen aanvaarden met wat er is (a beneficio de inventario).',
  },
  'es.ask.claim-yourself': {
    says: 'Schrijf eerst, met bewijs van ontvangst, en bied een gesprek aan: sinds april 2025 moet u een akkoord proberen. Vraag daarna, met papieren die de schuld tonen, een monitorio aan. Tot € 2.000 is geen advocaat nodig en is er een formulier van de rechtbank.',
  },
}
