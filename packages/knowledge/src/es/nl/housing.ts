/** Letters of landlords: rent owed, repairs, receipts, deposits and the way to a court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'es.home.want-rent': {
    says: 'Uw verhuurder zegt dat u huur of andere bedragen schuldig bent, en vraagt u te betalen.',
  },
  'es.home.want-rent-demand': {
    says: 'Uw verhuurder zegt dat u huur of andere bedragen schuldig bent, en vraagt u te betalen.',
  },
  'es.home.who': {
    says: 'Dit is uw verhuurder (arrendador), of een bedrijf of advocaat die voor hem werkt. Het is geen rechter.',
  },
  'es.home.rights': {
    says: 'U hoeft pas weg als een rechter het beveelt. U kunt betalen, betwisten, tijd vragen en met een laag inkomen een gratis advocaat krijgen.',
  },
  'es.home.reality': {
    says: 'Een brief maakt geen einde aan uw huis. Alleen een rechter kan u laten vertrekken, en alleen personeel van de rechtbank voert het uit.',
  },
  'es.home.no-locks': {
    says: 'Uw verhuurder mag de sloten niet vervangen, stroom of water niet afsluiten en niet binnenkomen zonder uw ja. Dat kan een misdrijf zijn: bel de politie.',
  },
  'es.home.shield': {
    says: 'Bij de rechter is er een pauze van twee of vier maanden voor mensen in nood. Een decreet van oktober 2026 bracht weer een langere stop: vraag of het parlement het bevestigde.',
  },
  'es.home.right-judge': {
    says: 'U hebt het recht door een rechter gehoord te worden voor u uw huis verliest.',
  },
  'es.home.right-pay-once': {
    says: 'Gaan ze om huur naar de rechter, dan kunt u het één keer stoppen door op tijd alles te betalen (enervar). Een formele aanmaning 30 dagen voor de eis kan dit wegnemen.',
  },
  'es.home.right-receipt': {
    says: 'U hebt recht op een bewijs voor elke huur die u betaalt, tenzij de betaalwijze het bewijst.',
  },
  'es.home.right-repairs': {
    says: 'De verhuurder moet herstellen wat de woning bewoonbaar houdt, en mag de huur daarvoor niet verhogen.',
  },
  'es.home.right-deposit': {
    says: 'De borg (fianza) is één maand. In de eerste vijf of zeven jaar zijn extra waarborgen hoogstens twee maanden. U krijgt hem een maand na de sleutels terug.',
  },
  'es.home.right-agency': {
    says: 'De verhuurder betaalt de makelaar en contractkosten, niet u.',
  },
  'es.home.option-dispute': {
    title: 'Zeg schriftelijk nee',
    says: 'Zeg de verhuurder dat u van de wet mag blijven, of dat het bedrag niet klopt, en waarom.',
    cost: 'Een burofax kost enkele euro’s.',
    time: 'Een uur.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'De opzegging kwam laat, heeft geen reden, of de verhoging is te hoog.',
  },
  'es.home.option-negotiate': {
    title: 'Maak een afspraak',
    says: 'Bied een plan voor de huur, of een vertrekdatum die u haalt.',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Een belofte die u niet kunt houden, maakt het erger.',
    bestFor: 'U bent huur schuldig, of wilt rustig vertrekken.',
  },
  'es.home.option-pay': {
    title: 'Betaal de verschuldigde huur',
    says: 'Betaal alles voor ze naar de rechter gaan. Dan is er niets om u voor uit te zetten.',
    cost: 'De verschuldigde huur.',
    time: 'Nu.',
    risk: 'Laag.',
    bestFor: 'U bent het schuldig en kunt het geld vinden.',
  },
  'es.home.option-help': {
    title: 'Krijg gratis hulp',
    says: 'Vraag de sociale dienst, een huurdersbond of het gratis spreekuur van de orde van advocaten.',
    cost: 'Niets.',
    time: 'Een bezoek deze week.',
    risk: 'Geen.',
    bestFor: 'U bent bang voor uw huis.',
  },
  'es.home.deadline-thirty': {
    says: 'Betaalt u alles binnen 30 dagen na een formele aanmaning voor huur, dan houdt u het recht een latere ontruiming te stoppen.',
    action: 'Betaal alle gevraagde huur',
    consequence:
      'Gaan ze daarna naar de rechter, dan kunt u het misschien niet meer stoppen door te betalen.',
  },
  'es.home.insight-one-month': {
    says: 'Eén onbetaalde maand is genoeg voor een verhuurder om naar de rechter te gaan.',
    actionable: 'Betaal eerst die maand, en bewaar het bewijs.',
  },
  'es.home.tactic-consign': {
    says: 'Weigert de verhuurder uw huur, stort die dan bij een notaris of de rechtbank (consignación).',
    risk: 'Het kost tijd en kosten bij een notaris.',
    notWhen: 'Niet nodig als een overschrijving lukt.',
  },
  'es.home.know-demand': {
    says: 'Huur moet op de afgesproken dagen worden betaald. Vanaf een aanmaning loopt wettelijke rente. Na vijf jaar zonder aanmaning is een maand verjaard.',
  },
}
