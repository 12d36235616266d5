/** The Dutch words of the rows of New York: ../new-york-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const NEW_YORK_NL: Words = {
  'us.state.ny.collector-calls': {
    says: 'In de staat New York mag een incassobureau of kredietgever u niet lastigvallen en voor een vonnis niet met uw baas praten. Meld het bij de Attorney General.',
  },
  'us.state.ny.collector-license': {
    says: 'In de stad New York heeft een incassobureau een vergunning van de stad nodig. Sinds 1 september 2026 binden de regels van de stad ook geldschieters die zelf innen. Vraag schriftelijk om bewijs van de schuld.',
  },
  'us.state.ny.old-debt': {
    says: 'In de staat New York moet een incassobureau u schriftelijk zeggen als een schuld te oud kan zijn voor de rechter. U hoeft niets te betalen of te beloven.',
  },
  'us.state.ny.stolen-name': {
    says: 'In de staat New York moet een incassobureau stoppen en kijken als u een aangifte bij politie of FTC stuurt, en een ondertekende brief dat de schuld niet van u is.',
  },
  'us.state.ny.judgment-life': {
    says: 'In de staat New York kan een vonnis 20 jaar worden gebruikt. Bij een consumentenschuld is de rente maar 2% per jaar.',
  },
  'us.state.ny.less-from-pay': {
    says: 'In de staat New York krijgt u 20 dagen om zelf een tiende te betalen voor uw werkgever het hoort. U kunt de rechter vragen om minder te nemen.',
  },
  'us.state.ny.medical-debt': {
    says: 'In de staat New York moet een ziekenhuis of arts binnen drie jaar naar de rechter. Uw loon of een pandrecht (lien) op uw huis mag niet.',
  },
  'us.state.ny.rest-after-sale': {
    says: 'In de staat New York moet een kredietgever de rest binnen 90 dagen na overdracht van de akte (deed) aan de rechter vragen. De eerlijke waarde van het huis telt.',
  },
  'us.state.ny.debt-relief': {
    says: 'In de staat New York bindt een wet van de staat bedrijven die minder schuld of beter krediet beloven. Betaal niets vooraf, en vraag hoe u kunt opzeggen.',
  },
  'us.state.ny.builder-lien': {
    says: 'In de staat New York moet een pandrecht (lien) op een eengezinshuis binnen vier maanden na het laatste werk zijn ingediend. U kunt eisen dat de aannemer binnen 30 dagen procedeert.',
  },
  'us.state.ny.rest-of-car-loan': {
    says: 'In de staat New York heeft een kredietgever meestal vier jaar om de rest van een autolening te eisen. Was het bericht of de verkoop fout, dan kan hij die verliezen.',
  },
  'us.state.ny.court-fees': {
    says: 'In de staat New York kunnen mensen met een laag inkomen de rechtbank vragen de kosten kwijt te schelden. Vraag de griffie (clerk) om het formulier.',
  },
  'us.state.ny.upfront-money': {
    says: 'In de staat New York mag een borg hoogstens één maand huur zijn, en de kosten om u na te gaan hoogstens $20.',
  },
  'us.state.ny.last-notice': {
    says: 'In de staat New York moet een marshal of sheriff u minstens 14 dagen tevoren waarschuwen. Een rechter kan u tot een jaar geven om te verhuizen.',
  },
  'us.state.ny.safe-leave': {
    says: 'In de staat New York kan een slachtoffer van geweld de huur meestal eerder beëindigen met papieren die het bewijzen. Vraag eerst een hulplijn.',
  },
  'us.state.ny.landlords-bill': {
    says: 'In de staat New York kunnen huurders, als de verhuurder stroom of water niet betaalt, meestal zelf betalen en dat van de huur aftrekken.',
  },
  'us.state.ny.mobile-home': {
    says: 'In de staat New York moet een park u een huurcontract aanbieden en kan het alleen om redenen in de wet uitzetten. De huur mag meestal 3% per jaar omhoog.',
  },
  'us.state.ny.foreclosed-tenant': {
    says: 'In de staat New York krijgen huurders van een gedwongen verkochte woning meestal 90 dagen bericht. Een echt huurcontract loopt meestal tot het einde.',
  },
  'us.state.ny.late-rent': {
    says: 'In de staat New York moet de verhuurder een aangetekende brief sturen als de huur vijf dagen te laat is. Kwam die niet, dan kunt u dat bij de rechter zeggen.',
  },
  'us.state.ny.broken-rule': {
    says: 'In de staat New York krijgt u na een vonnis over een overtreden huurregel 30 dagen om het in orde te maken, en mag u dan blijven.',
  },
  'us.state.ny.eviction-record': {
    says: 'In de staat New York mag een verhuurder u niet weigeren om een eerdere ontruimingszaak.',
  },
  'us.state.ny.rental-refused': {
    says: 'In de staat New York mag een verhuurder u niet weigeren om afkomst, geloof, kinderen, handicap en dergelijke. Vraag rechtshulp (legal aid) over woonbonnen (vouchers): daarover zijn rechters het oneens.',
  },
  'us.state.ny.holdover': {
    says: 'In de staat New York kan een rechter in een zaak over het einde van de huur (holdover) u tot een jaar geven om te verhuizen, als u een woning zocht en niet vond.',
  },
  'us.state.ny.pay-deductions': {
    says: 'In de staat New York mag een bedrijf alleen van uw loon afhouden wat de wet toestaat of waar u schriftelijk mee instemde.',
  },
  'us.state.ny.keep-cover': {
    says: 'In de staat New York kunt u meestal ook de zorgverzekering van een klein bedrijf houden, tot 36 maanden, op eigen kosten. Vraag het binnen enkele dagen.',
  },
  'us.state.ny.end-papers': {
    says: 'In de staat New York moet een bedrijf u binnen vijf werkdagen schriftelijk zeggen op welke dag uw baan en uw voordelen eindigen.',
  },
  'us.state.ny.freelance-pay': {
    says: 'In de staat New York moet een freelancer meestal een schriftelijk contract krijgen en op de afgesproken dag betaald worden, of binnen 30 dagen na het werk.',
  },
  'us.state.ny.minimum-pay': {
    says: 'In de staat New York is het minimumloon hoger dan dat van het land. U kunt eisen wat u te weinig kreeg.',
  },
  'us.state.ny.store-return': {
    says: 'In de staat New York moet een winkel die niets terugneemt dat met een bord zeggen. Anders kunt u spullen meestal binnen 30 dagen terugbrengen.',
  },
  'us.state.ny.faulty-goods': {
    says: 'In de staat New York moeten spullen uit een winkel meestal goed zijn voor normaal gebruik. Zo niet, vraag dan schriftelijk om reparatie, een ander of uw geld.',
  },
  'us.state.ny.gift-card': {
    says: 'In de staat New York moet een cadeaukaart meestal negen jaar gelden en mag die niet door kosten waarde verliezen.',
  },
  'us.state.ny.sales-calls': {
    says: 'In de staat New York beperkt ook de wet van de staat reclamebellen en reclameberichten. Noteer nummer en tijd, en klaag bij de staat.',
  },
  'us.state.ny.credit-freeze': {
    says: 'In de staat New York kunt u uw kredietdossier gratis bevriezen (freeze), zodat niemand makkelijk een rekening op uw naam opent.',
  },
  'us.state.ny.hidden-fees': {
    says: 'In de staat New York moet een winkel die meer vraagt voor kaarten de volle kaartprijs tonen voor u betaalt.',
  },
  'us.state.ny.sick-at-home': {
    says: 'In de staat New York kan een brief van de arts dat iemand thuis ernstig ziek is een afsluiting tegenhouden. Vraag vandaag het formulier van het bedrijf.',
  },
  'us.state.ny.no-fault-cover': {
    says: 'In de staat New York moet een autoverzekeraar een no-fault-rekening binnen 30 dagen na bewijs betalen of afwijzen. Een afwijzing kan naar arbitrage (arbitration).',
  },
  'us.state.ny.hearing-days': {
    says: 'In de staat New York hebt u meestal 60 dagen na het bericht om een zitting (hearing) te vragen, of 90 bij SNAP. Vraag het voor de wijziging begint, dan loopt de hulp meestal door.',
  },
  'us.state.ny.school-absence': {
    says: 'In de staat New York moet een school meestal eerst helpen voor er een zaak over gemiste dagen komt. Ga naar het gesprek en neem briefjes van de arts mee.',
  },
  'us.state.ny.benefits-in-good-faith': {
    says: 'In de staat New York hoeven uitkeringen die u te goeder trouw kreeg, met ware antwoorden, misschien niet terug. Vraag binnen 30 dagen om een zitting (hearing).',
  },
  'us.state.ny.small-claims-limit': {
    says: 'In de staat New York gaan kleine zaken (small claims) tot $10.000 in de stad New York, $5.000 in andere steden en $3.000 bij town- en village-rechtbanken.',
  },
  'us.state.ny.toll-hold': {
    says: 'In de staat New York kan onbetaalde tol de registratie van uw auto blokkeren. Vraag op tijd om een herziening of betaalplan, en bewaar bewijs.',
  },
  'us.state.ny.jury-call': {
    says: 'In de staat New York kunt u meestal een andere dag voor de juryplicht (jury duty) vragen. Uw werkgever mag u daarom niet ontslaan. Antwoord voor de datum.',
  },
  'us.state.ny.insurance-gap': {
    says: 'In de staat New York kan een gat in uw autoverzekering de registratie schorsen. Stuur voor de datum bewijs van dekking, of vraag om een zitting (hearing).',
  },
  'us.state.ny.child-report': {
    says: 'In de staat New York hebt u meestal 90 dagen na het bericht om wijziging van een melding van kindermishandeling te vragen. Daarna kan een zitting (hearing) volgen.',
  },
}
