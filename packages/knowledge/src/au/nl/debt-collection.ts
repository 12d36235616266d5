/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'au.debt.want': {
    says: 'Deze brief doet niets anders dan vragen. De brief zelf kan u niet dwingen te betalen.',
  },
  'au.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechter. Niemand kan daardoor uw loon of spullen nemen.',
  },
  'au.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten, hulp bij geldproblemen (hardship) vragen en aanbieden wat u kunt betalen. Niemand mag u bedreigen.',
  },
  'au.debt.no-wages-yet': {
    says: 'Ze kunnen nog niet bij uw loon of uw geld op de bank. Eerst moeten ze naar de rechter en winnen.',
  },
  'au.debt.no-goods-yet': {
    says: 'Ze kunnen uw spullen niet nemen en niet binnenkomen. Dat kan alleen een deurwaarder (sheriff of bailiff), na een bevel van de rechter. Een kredietgever mag een auto nemen die onderpand is voor zijn lening.',
  },
  'au.debt.know-old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter, of na drie in het Northern Territory. Een betaling of een getekend briefje kan de tijd opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'au.debt.right-proof': {
    says: 'U kunt bewijs vragen: het contract, de afschriften en hoe het bedrag is opgebouwd. Ze horen te stoppen met innen terwijl ze kijken.',
  },
  'au.debt.opt-proof': {
    says: 'Vraag het contract en de afschriften. Betaal niets tot u die hebt gezien.',
    title: 'Bewijs vragen',
    cost: 'Gratis.',
    time: 'Eén brief. Dan enkele weken.',
    risk: 'Klein. Ze kunnen nog naar de rechter gaan, dus let op papieren van de rechtbank.',
    bestFor: 'U weet niet zeker of het van u is, of het bedrag lijkt fout.',
  },
  'au.debt.opt-plan': {
    says: 'Bied elke twee weken een bedrag aan, of één kleiner bedrag om het te beëindigen. Zet het op papier voordat u betaalt.',
    title: 'Een betalingsregeling aanbieden',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de termijn opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'au.debt.opt-counsellor': {
    says: 'Ze kunnen voor u schrijven en vragen een schuld te laten vallen.',
    title: 'Een gratis schuldhulpverlener (financial counsellor) bezoeken',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U hebt veel schulden, of geen geld over.',
  },
  'au.debt.insight-restart': {
    says: 'Zelfs een kleine betaling kan de termijn opnieuw laten beginnen als de zes jaar niet voorbij zijn. Bellers vragen er vaak om.',
    actionable: 'Kijk hoe oud de schuld is voordat u iets betaalt.',
  },
  'au.debt.insight-waiver': {
    says: 'Leeft u van een uitkering en bezit u weinig? Dan kan een hulpverlener het bedrijf vragen de schuld op te geven.',
    actionable: 'Vraag de National Debt Helpline naar kwijtschelding van schuld (debt waiver).',
  },
  'au.debt.warn-court': {
    says: 'Komen er papieren van de rechtbank? Leg ze niet opzij. Antwoordt u niet op tijd, dan kunnen ze zonder u winnen.',
  },
  'au.debt.warn-fixers': {
    says: 'Pas op voor bedrijven die tegen betaling krediet of schulden oplossen. Schuldhulpverleners (financial counsellors) doen het gratis.',
  },
  'au.debt.myth-prison': {
    says: 'U kunt niet de gevangenis in omdat u een kaart, een lening of een rekening niet betaalt.',
  },
  'au.debt.myth-things': {
    says: 'Een incassobureau kan uw spullen niet nemen. Dat kan alleen een deurwaarder (sheriff of bailiff), na een bevel van de rechter, en gewone spullen in huis zijn veilig.',
  },
  'au.debt.element-creditor': {
    says: 'Ze horen te zeggen aan wie u iets schuldig bent.',
    name: 'Aan wie u iets schuldig bent',
    ifMissing: 'De brief zegt niet aan wie u iets schuldig bent. Vraag het voordat u betaalt.',
  },
  'au.debt.element-sum': {
    says: 'Ze horen te zeggen hoeveel ze eisen.',
    name: 'Hoeveel',
    ifMissing: 'De brief noemt geen duidelijk bedrag. Vraag een volledig overzicht.',
  },
  'au.debt.right-bankrupt': {
    says: 'Een aanzegging van faillissement (bankruptcy notice) vraagt een vonnis van $10.000 of meer. U krijgt dan 21 dagen. Deze brief alleen maakt u niet failliet.',
  },
}
