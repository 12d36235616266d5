/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'nz.debt.want': {
    says: 'Deze brief doet niets anders dan vragen. De brief alleen kan u niet dwingen te betalen.',
  },
  'nz.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechter. Niemand kan daardoor uw loon of spullen nemen.',
  },
  'nz.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten, hulp bij geldproblemen (hardship) vragen en aanbieden wat u kunt betalen. Niemand mag u bedreigen.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Ze kunnen nog geen geld van uw loon of uitkering nemen. Eerst hebben ze een vonnis van de rechter nodig en dan een loonbeslag (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'Ze kunnen uw spullen niet nemen. Dat kan alleen een deurwaarder (bailiff), na een bevel van de rechter. Een kredietgever mag een auto nemen die onderpand is voor zijn lening.',
  },
  'nz.debt.know-old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of een getekend briefje dat u het schuldig bent, laat de tijd opnieuw beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'nz.debt.know-mentor': {
    says: 'Een schuldhulpverlener (financial mentor) kan gratis voor u met het bedrijf praten. Het bedrijf mag dan met de mentor praten in plaats van met u.',
  },
  'nz.debt.right-proof': {
    says: 'U kunt bewijs vragen: het contract, de afschriften en hoe het bedrag is opgebouwd.',
  },
  'nz.debt.step-check': {
    says: 'Controleer of de schuld van u is. Kijk naar de naam, het bedrag, de datums en aan wie u het eerst schuldig was.',
  },
  'nz.debt.step-age': {
    says: 'Zoek uit wanneer u voor het laatst betaalde. Is het bijna of meer dan zes jaar geleden? Betaal en teken dan nog niets.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Bel MoneyTalks op 0800 345 123. Het is gratis en ze staan aan uw kant.',
  },
  'nz.debt.step-write': {
    says: 'Schrijf terug. Vraag bewijs van de schuld, of vraag hulp bij geldproblemen (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Bent u het schuldig? Maak een begroting en bied een bedrag aan dat u kunt volhouden. Laat de afspraak op papier zetten.',
  },
  'nz.debt.step-dispute': {
    says: 'Klopt het niet? Zeg dat schriftelijk en zeg waarom. Dan horen ze het niet als wanbetaling (default) te melden zolang u het betwist.',
  },
  'nz.debt.opt-proof': {
    says: 'Vraag om het contract en de afschriften. Betaal niets voordat u ze hebt gezien.',
    title: 'Bewijs vragen',
    cost: 'Gratis.',
    time: 'Eén brief. Dan een aantal weken.',
    risk: 'Laag. Ze kunnen nog naar de rechter gaan, dus let op papieren van de rechtbank.',
    bestFor: 'U weet niet zeker of de schuld van u is, of het bedrag lijkt niet te kloppen.',
  },
  'nz.debt.opt-plan': {
    says: 'Bied een bedrag per week of per twee weken aan. Laat het op papier zetten voordat u betaalt.',
    title: 'Een betalingsregeling aanbieden',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de tijd opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'nz.debt.insight-restart': {
    says: 'Zelfs een kleine betaling of een getekend briefje kan de zes jaar opnieuw laten beginnen.',
    actionable: 'Kijk hoe oud de schuld is voordat u iets betaalt.',
  },
  'nz.debt.warn-court': {
    says: 'Komen er papieren van de rechtbank? Leg ze niet weg. Antwoordt u niet op tijd, dan kunnen ze zonder u winnen.',
  },
  'nz.debt.myth-prison': {
    says: 'U kunt niet naar de gevangenis omdat u een kaart, een lening of een rekening niet betaalt.',
  },
  'nz.debt.myth-things': {
    says: 'Een incassobureau kan uw spullen niet nemen. Dat kan alleen een deurwaarder (bailiff), na een bevel van de rechter.',
  },
  'nz.debt.element-creditor': {
    says: 'Ze horen te zeggen aan wie u iets schuldig bent.',
    name: 'Aan wie u iets schuldig bent',
    ifMissing: 'De brief zegt niet aan wie u iets schuldig bent. Vraag het voordat u betaalt.',
  },
  'nz.debt.element-sum': {
    says: 'Ze horen u te zeggen hoeveel ze eisen.',
    name: 'Hoeveel',
    ifMissing: 'De brief noemt geen duidelijk bedrag. Vraag om een volledig overzicht.',
  },
}
