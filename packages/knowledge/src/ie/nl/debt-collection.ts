/** The Dutch words of Ireland: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'ie.debt.want': { says: 'Deze brief vraagt alleen. Hij kan u op zich niet laten betalen.' },
  'ie.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Niemand kan daardoor uw spullen nemen.',
  },
  'ie.debt.who': {
    says: 'Een incassobureau (debt collector) werkt voor het bedrijf dat u schuldig was, of kocht de schuld. Het heeft geen macht van een rechter, gerechtsdeurwaarder (sheriff) of de politie (gardaí).',
  },
  'ie.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten en aanbieden wat u kunt betalen. Niemand mag u lastigvallen.',
  },
  'ie.debt.no-goods-yet': {
    says: 'Ze kunnen uw spullen niet nemen. Dat kan alleen een gerechtsdeurwaarder (sheriff), na een vonnis dat niet betaald is.',
  },
  'ie.debt.no-wages': {
    says: 'In Ierland kan een gewone schuldeiser geen geld van uw loon laten nemen. Dat is voor alimentatie, belasting en sommige uitkeringsschulden.',
  },
  'ie.debt.know-old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of een getekend briefje dat u het schuldig bent, laat de tijd opnieuw beginnen.',
    learnMore:
      'Zoek de datum waarop u het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'ie.debt.know-register': {
    says: 'Een bedrijf dat een lening beheert, moet een vergunning van de Central Bank hebben. U kunt het gratis opzoeken.',
  },
  'ie.debt.org': {
    says: 'De Central Bank houdt toezicht op kredietgevers en beheerders van leningen. Op bedrijven die alleen rekeningen innen vaak niet.',
  },
  'ie.debt.right-proof': {
    says: 'U kunt bewijs vragen: het contract, de overzichten en hoe het bedrag is opgebouwd.',
  },
  'ie.debt.right-no-harass': {
    says: 'Het is strafbaar een schuld zo vaak of zo te eisen dat het bedoeld is om u bang te maken of te beschamen.',
  },
  'ie.debt.right-no-lies': {
    says: 'Het is strafbaar vals te zeggen dat u vervolgd wordt, of papieren te sturen die officieel lijken.',
  },
  'ie.debt.right-lender': {
    says: 'Een kredietgever moet met u een plan voor de achterstand proberen af te spreken. Zijn contact moet passen en niet te veel zijn.',
  },
  'ie.debt.right-mortgage': {
    says: 'Voor uw woninglening moet de kredietgever vaste stappen volgen, alle oplossingen bekijken en u een beroep geven. Vul het Standard Financial Statement in.',
  },
  'ie.debt.right-fspo': {
    says: 'U kunt bij de kredietgever klagen. Na 40 werkdagen, of een definitief nee, kijkt de Financial Services and Pensions Ombudsman er gratis naar.',
  },
  'ie.debt.right-data': {
    says: 'U kunt gratis een kopie vragen van wat het bedrijf over u heeft. Het heeft één maand om te antwoorden.',
  },
  'ie.debt.step-check': {
    says: 'Ga na of de schuld van u is. Kijk naar de naam, het bedrag, de data en wie u het eerst schuldig was.',
  },
  'ie.debt.step-age': {
    says: 'Zoek uit wanneer u het laatst betaalde. Is het bijna zes jaar of meer? Betaal en teken dan nog niets.',
  },
  'ie.debt.step-mabs': {
    says: 'Bel MABS op 0818 07 2000. Het is gratis en ze kunnen voor u met het bedrijf praten.',
  },
  'ie.debt.step-write': {
    says: 'Schrijf terug. Vraag bewijs van de schuld, of doe een aanbod dat u kunt volhouden.',
  },
  'ie.debt.step-offer': {
    says: 'Bent u het schuldig? Maak een budget en bied een bedrag aan dat u kunt volhouden. Bewaar bewijs van elke betaling.',
  },
  'ie.debt.step-dispute': { says: 'Klopt het niet, zeg dat dan schriftelijk en zeg waarom.' },
  'ie.debt.opt-proof': {
    says: 'Vraag het contract en de overzichten. Betaal niets totdat u ze gezien hebt.',
    title: 'Om bewijs vragen',
    cost: 'Gratis.',
    time: 'Eén brief. Dan enkele weken.',
    risk: 'Laag. Ze kunnen toch naar de rechter gaan, dus let op papieren van de rechtbank.',
    bestFor: 'U weet niet zeker of het van u is, of het bedrag lijkt verkeerd.',
  },
  'ie.debt.opt-plan': {
    says: 'Bied een bedrag per week of maand aan, of één kleiner bedrag om het te beëindigen. Vraag het op papier voordat u betaalt.',
    title: 'Een betalingsplan aanbieden',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de termijn opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'ie.debt.opt-insolvency': {
    says: 'Een Debt Relief Notice, een schikking of een faillissement kan schulden beëindigen. MABS of een Personal Insolvency Practitioner kan zeggen welke.',
    title: 'Vragen naar oplossingen bij te veel schulden',
    cost: 'Vragen is vaak gratis.',
    time: 'Maanden.',
    risk: 'Het staat in een openbaar register en schaadt uw krediet.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'ie.debt.insight-restart': {
    says: 'Zelfs een kleine betaling of een getekend briefje kan de zes jaar opnieuw laten beginnen.',
    actionable: 'Kijk hoe oud de schuld is voordat u betaalt of schrijft dat u het schuldig bent.',
  },
  'ie.debt.tactic-writing': {
    says: 'Houd het op papier. Een brief geeft u tijd en laat een bewijs achter.',
    risk: 'Brieven zijn trager dan telefoontjes.',
    notWhen: 'Er is bijna een zitting.',
  },
  'ie.debt.warn-court': {
    says: 'Komen er papieren van de rechtbank? Leg ze niet weg. Antwoordt u niet op tijd, dan kunnen ze zonder u een vonnis krijgen.',
  },
  'ie.debt.myth-prison': {
    says: 'U kunt niet naar de gevangenis omdat u geld schuldig bent. Alleen wie kan betalen en een bevel van de rechter weigert, loopt risico, na een zitting.',
  },
  'ie.debt.myth-things': {
    says: 'Een incassobureau (debt collector) kan uw spullen niet nemen of binnenkomen. Dat kan alleen een gerechtsdeurwaarder (sheriff), na een vonnis.',
  },
  'ie.debt.myth-wages': {
    says: 'Een gewone schuldeiser kan in Ierland geen geld van uw loon nemen. Belasting, alimentatie en sommige uitkeringsschulden zijn anders.',
  },
  'ie.debt.element-creditor': {
    says: 'Ze moeten zeggen wie u het schuldig bent.',
    name: 'Wie u het schuldig bent',
    ifMissing: 'De brief zegt niet wie u het schuldig bent. Vraag het voordat u betaalt.',
  },
  'ie.debt.element-sum': {
    says: 'Ze moeten zeggen hoeveel ze eisen.',
    name: 'Hoeveel',
    ifMissing: 'De brief noemt geen duidelijk bedrag. Vraag een volledig overzicht.',
  },
  'ie.debt.know-claim-notice': {
    says: 'Bij een schuld tot € 15.000 begint een rechtszaak met een eis (claim notice) van de District Court. U hebt dan 28 dagen om te antwoorden.',
  },
  'ie.debt.right-lsra': {
    says: 'Misleidt of pest een advocaat (solicitor) u? U kunt klagen bij de Legal Services Regulatory Authority (LSRA). Het is gratis.',
  },
  'ie.debt.right-insolvency': {
    says: 'Kunt u niet betalen, dan kent de wet uitwegen. Een Debt Relief Notice kan schulden tot € 35.000 beëindigen. Een schuldregelaar (insolvency practitioner) kan voor grotere een plan maken.',
  },
  'ie.debt.right-credit-report': {
    says: 'U kunt uw kredietrapport gratis zien en vragen het te verbeteren. U kunt ook een korte eigen verklaring toevoegen.',
  },
  'ie.debt.right-loan-owner': {
    says: 'Een bedrijf dat uw lening kocht of beheert, moet een vergunning van de Central Bank hebben. U houdt dezelfde bescherming als bij de bank.',
  },
  'ie.debt.right-bad-work': {
    says: 'Was het werk slecht of niet af? Zeg het schriftelijk met foto’s. U kunt vragen het te herstellen, of een lagere prijs vragen.',
  },
  'ie.debt.right-court-costs': {
    says: 'De District Court neemt eisen tot € 15.000. Wie voor minder naar een hogere rechter gaat, krijgt meestal alleen de lagere kosten.',
  },
  'ie.debt.right-mediation': {
    says: 'Vóór een rechtszaak moet hun advocaat (solicitor) hun bemiddeling aanraden en aan de rechter zweren dat dit gebeurde. U kunt het aanbieden.',
  },
}
