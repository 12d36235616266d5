/** The Dutch words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'nz.debt.want': {
    says: 'Deze brief doet niets anders dan vragen. De brief alleen kan u niet dwingen te betalen.',
  },
  'nz.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechter. Niemand kan daardoor uw loon of spullen nemen.',
  },
  'nz.debt.who': {
    says: 'Een incassobureau (debt collector) werkt voor het bedrijf waaraan u iets schuldig was, of heeft de schuld gekocht. Het heeft geen macht van een rechter, een deurwaarder (bailiff) of de politie.',
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
  'nz.debt.org-scheme': {
    says: 'Kredietgevers moeten horen bij een gratis geschillendienst (dispute scheme). Zoek de naam ervan op de brief of in het Financial Service Providers Register.',
  },
  'nz.debt.right-proof': {
    says: 'U kunt bewijs vragen: het contract, de afschriften en hoe het bedrag is opgebouwd.',
  },
  'nz.debt.right-disclosure': {
    says: 'Voordat een incassobureau begint met een consumentenlening, moet u horen wie het is, wat u schuldig bent en hoe dat is opgebouwd.',
  },
  'nz.debt.right-no-harass': {
    says: 'U hebt het recht niet lastiggevallen, gedwongen of misleid te worden.',
  },
  'nz.debt.right-hardship': {
    says: 'Bij een lening: treft ziekte, verlies van werk of een scheiding u? Dan kunt u schriftelijk vragen de betalingen te wijzigen.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'De kredietgever moet binnen 20 werkdagen antwoorden op een verzoek wegens geldproblemen (hardship), en redenen geven als hij nee zegt.',
  },
  'nz.debt.right-scheme': {
    says: 'Lost de kredietgever uw klacht niet op? Dan kijkt zijn geschillendienst (dispute scheme) er gratis naar.',
  },
  'nz.debt.right-private': {
    says: 'Ze horen uw baas, familie of buren niets over de schuld te vertellen. U kunt vragen wat ze over u bewaren.',
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
  'nz.debt.opt-hardship': {
    says: 'Vraag de kredietgever schriftelijk om langere, kleinere of latere betalingen. Zeg wat er gebeurd is.',
    title: 'Hulp bij geldproblemen (hardship) vragen',
    cost: 'Gratis.',
    time: '20 werkdagen voor een antwoord.',
    risk: 'Laag. Vraag het snel, want lang niet betalen kan het onmogelijk maken.',
    bestFor: 'U verloor uw werk, was ziek of uw gezin ging uit elkaar.',
  },
  'nz.debt.opt-plan': {
    says: 'Bied een bedrag per week of per twee weken aan. Laat het op papier zetten voordat u betaalt.',
    title: 'Een betalingsregeling aanbieden',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de tijd opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'nz.debt.opt-scheme': {
    says: 'Klaag eerst bij de kredietgever, dan bij zijn dienst (scheme).',
    title: 'Naar de geschillendienst (dispute scheme) gaan',
    cost: 'Gratis.',
    time: 'Weken tot maanden.',
    risk: 'Laag.',
    bestFor: 'Ze vallen u lastig of leenden u meer dan u kon betalen.',
  },
  'nz.debt.opt-insolvency': {
    says: 'Een debt repayment order, een no asset procedure of een faillissement (bankruptcy) kan een einde maken aan schulden.',
    title: 'Vragen naar mogelijkheden bij insolventie',
    cost: 'De meeste zijn gratis aan te vragen.',
    time: 'Weken.',
    risk: 'Het staat in een openbaar register.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'nz.debt.insight-restart': {
    says: 'Zelfs een kleine betaling of een getekend briefje kan de zes jaar opnieuw laten beginnen.',
    actionable: 'Kijk hoe oud de schuld is voordat u iets betaalt.',
  },
  'nz.debt.insight-lending': {
    says: 'Een kredietgever moest nagaan of u de lening kon betalen. Deed hij dat niet? Dan krijgt u misschien kosten en rente terug.',
    actionable:
      'Vraag de papieren van de toets van de lening en laat ze zien aan een schuldhulpverlener (financial mentor).',
  },
  'nz.debt.tactic-writing': {
    says: 'Houd het schriftelijk. Vraag hun om alleen e-mail of brieven te gebruiken.',
    risk: 'Brieven zijn langzamer dan telefoontjes.',
    notWhen: 'Er is bijna een zittingsdag bij de rechter.',
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
  'nz.debt.right-fee': {
    says: 'Ze mogen alleen kosten toevoegen als uw contract dat toestaat. Ze mogen u daarover niet misleiden, en een rechter kan een oneerlijke regel schrappen.',
  },
  'nz.debt.right-loan-fees': {
    says: 'Kosten van een kredietgever voor te laat betalen mogen niet onredelijk zijn. Vraag hoe elk bedrag is opgebouwd.',
  },
  'nz.debt.right-no-asset': {
    says: 'Bent u $1.000 tot $50.000 schuldig en bezit u bijna niets? Dan kan een no asset procedure na een jaar een einde maken aan de meeste schulden. U kunt die maar één keer gebruiken.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Een debt repayment order geeft u hoogstens drie jaar om schulden tot $50.000 in delen te betalen. In die tijd mag niemand daarvoor met u naar de rechter.',
  },
  'nz.debt.right-bad-work': {
    says: "Was het werk slecht of niet af? Zeg dat schriftelijk, met foto's. U kunt vragen het te herstellen, of het van de prijs af te halen.",
  },
  'nz.debt.right-tribunal': {
    says: 'Betwist u het? Dan kan het Disputes Tribunal beslissen, tot $60.000. Er doen geen advocaten mee, en u betaalt meestal geen kosten.',
  },
  'nz.debt.right-phone': {
    says: 'Bent u het oneens met een rekening voor telefoon of internet? Telecommunications Dispute Resolution kijkt er gratis naar. Diensten moeten goed zijn; vraag anders geld terug.',
  },
  'nz.debt.right-sold': {
    says: 'Uw schuld is verkocht. Vraag het bericht op papier, het contract en de berekening. Wat u tegen de eerste kredietgever kon zeggen, telt nog.',
  },
}
