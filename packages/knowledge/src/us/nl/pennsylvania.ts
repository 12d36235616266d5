/** The Dutch words of the rows of Pennsylvania: ../pennsylvania-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const PENNSYLVANIA_NL: Words = {
  'us.state.pa.collector-calls': {
    says: 'In Pennsylvania mag een incassobureau of kredietgever u niet lastigvallen, uw baas niets over de schuld zeggen en niet vals dreigen. Maak notities: u kunt naar de rechter.',
  },
  'us.state.pa.judgment-life': {
    says: 'In Pennsylvania eindigt het pandrecht (lien) van een vonnis op grond na vijf jaar als het niet wordt vernieuwd. De rente is meestal 6% per jaar.',
  },
  'us.state.pa.rest-after-sale': {
    says: 'In Pennsylvania moet een kredietgever de rechter binnen zes maanden vragen de eerlijke waarde van het huis vast te stellen. Anders bent u meestal geen rest schuldig.',
  },
  'us.state.pa.debt-relief': {
    says: 'In Pennsylvania bindt een wet van de staat bedrijven die minder schuld of beter krediet beloven. Betaal niets vooraf, en vraag hoe u kunt opzeggen.',
  },
  'us.state.pa.builder-lien': {
    says: 'In Pennsylvania moet een aannemer een pandrecht (lien) binnen zes maanden na het laatste werk indienen en binnen twee jaar procederen. U kunt eisen dat het in 20 dagen gebeurt.',
  },
  'us.state.pa.rest-of-car-loan': {
    says: 'In Pennsylvania heeft een kredietgever meestal vier jaar om de rest van een autolening te eisen. Was het bericht of de verkoop fout, dan kan hij die verliezen.',
  },
  'us.state.pa.court-fees': {
    says: 'In Pennsylvania kunnen mensen met een laag inkomen de rechtbank vragen de kosten kwijt te schelden. Vraag de griffie (clerk) om het formulier.',
  },
  'us.state.pa.will-defend': {
    says: 'In Pennsylvania schrijf het kantoor van de districtsrechter voor de zitting dat u zich verdedigt. Een eigen eis moet daar voor die dag zijn ingediend.',
  },
  'us.state.pa.rental-refused': {
    says: 'In Pennsylvania mag een verhuurder u niet weigeren om afkomst, geloof, kinderen, handicap en dergelijke. Klagen is gratis.',
  },
  'us.state.pa.upfront-money': {
    says: 'In Pennsylvania mag een borg in het eerste jaar hoogstens twee maanden huur zijn, en daarna één.',
  },
  'us.state.pa.last-notice': {
    says: 'In Pennsylvania mag een ambtenaar u pas vanaf de 11e dag na betekening van het bevel uitzetten. U hebt tien dagen voor beroep tegen het vonnis.',
  },
  'us.state.pa.landlords-bill': {
    says: 'In Pennsylvania kunnen huurders, als de verhuurder stroom of water niet betaalt, meestal zelf betalen en dat van de huur aftrekken.',
  },
  'us.state.pa.mobile-home': {
    says: 'In Pennsylvania kan een park alleen om redenen in de wet uitzetten, en moet u eerst bericht en tijd geven om het in orde te maken.',
  },
  'us.state.pa.rent-escrow': {
    says: 'In Pennsylvania kunt u, als de stad een woning onbewoonbaar verklaart, de huur op een geblokkeerde rekening (escrow) betalen. Daarvoor mag men u niet uitzetten.',
  },
  'us.state.pa.broken-rule': {
    says: 'In Pennsylvania moet een bericht over een overtreden regel meestal 15 dagen geven, of 30 bij een contract van meer dan een jaar. Lees of uw contract minder zegt.',
  },
  'us.state.pa.eviction-day': {
    says: 'In Pennsylvania kom op de dag in de papieren naar de zitting. Hebt u een eis tegen de verhuurder, dien die daar voor die dag in.',
  },
  'us.state.pa.pay-deductions': {
    says: 'In Pennsylvania mag een bedrijf alleen van uw loon afhouden wat de wet toestaat of waar u schriftelijk mee instemde.',
  },
  'us.state.pa.keep-cover': {
    says: 'In Pennsylvania kunt u de zorgverzekering van een klein bedrijf meestal negen maanden houden, op eigen kosten. Vraag het binnen enkele dagen.',
  },
  'us.state.pa.own-file': {
    says: 'In Pennsylvania mag u zolang u er werkt uw eigen personeelsdossier op vaste tijden inzien. Vraag het schriftelijk.',
  },
  'us.state.pa.faulty-goods': {
    says: 'In Pennsylvania moeten spullen uit een winkel meestal goed zijn voor normaal gebruik. Zo niet, vraag dan schriftelijk om reparatie, een ander of uw geld.',
  },
  'us.state.pa.sales-calls': {
    says: 'In Pennsylvania beperkt ook de wet van de staat reclamebellen en reclameberichten. Noteer nummer en tijd, en klaag bij de staat.',
  },
  'us.state.pa.credit-freeze': {
    says: 'In Pennsylvania kunt u uw kredietdossier gratis bevriezen (freeze), zodat niemand makkelijk een rekening op uw naam opent.',
  },
  'us.state.pa.association-records': {
    says: 'In Pennsylvania kan een eigenaar schriftelijk vragen om de stukken en rekeningen van de vereniging (association) te zien.',
  },
  'us.state.pa.claim-days': {
    says: 'In Pennsylvania moet een verzekeraar binnen tien werkdagen antwoorden. Meestal moet hij binnen 15 werkdagen na uw bewijs ja of nee zeggen.',
  },
  'us.state.pa.sick-at-home': {
    says: 'In Pennsylvania kan een brief van de arts dat iemand thuis ernstig ziek is een afsluiting tegenhouden. Vraag vandaag het formulier van het bedrijf.',
  },
  'us.state.pa.back-bill': {
    says: 'In Pennsylvania kan een grote rekening voor eerder verbruik dat het bedrijf miste meestal over evenveel maanden worden betaald.',
  },
  'us.state.pa.no-fault-cover': {
    says: 'In Pennsylvania moet uw eigen autoverzekeraar medische rekeningen meestal binnen 30 dagen na bewijs betalen, wie ook schuld had. Te laat geeft rente.',
  },
  'us.state.pa.hearing-days': {
    says: 'In Pennsylvania hebt u meestal 30 dagen na het bericht voor bezwaar (appeal), of 90 bij SNAP. Doe het voor de wijziging begint, dan loopt de hulp meestal door.',
  },
  'us.state.pa.cannot-pay-fine': {
    says: 'In Pennsylvania zeg de rechtbank voor de betaaldag dat u een bekeuring niet kunt betalen. Die kan tijd, termijnen of werk in plaats van geld geven.',
  },
  'us.state.pa.license-hold': {
    says: 'In Pennsylvania kan niet antwoorden op een bekeuring uw rijbewijs schorsen tot u antwoordt of een plan met de rechtbank maakt.',
  },
  'us.state.pa.school-absence': {
    says: 'In Pennsylvania moet een school meestal eerst helpen voor er een zaak over gemiste dagen komt. Ga naar het gesprek en neem briefjes van de arts mee.',
  },
  'us.state.pa.toll-hold': {
    says: 'In Pennsylvania kan onbetaalde tol de registratie van uw auto blokkeren. Vraag op tijd om een herziening of betaalplan, en bewaar bewijs.',
  },
  'us.state.pa.jury-call': {
    says: 'In Pennsylvania kunt u meestal een andere dag voor de juryplicht (jury duty) vragen. Uw werkgever mag u daarom niet ontslaan. Antwoord voor de datum.',
  },
  'us.state.pa.insurance-gap': {
    says: 'In Pennsylvania kan een gat in uw autoverzekering de registratie schorsen. Stuur voor de datum bewijs van dekking, of vraag om een zitting (hearing).',
  },
  'us.state.pa.child-report': {
    says: 'In Pennsylvania hebt u meestal 90 dagen na het bericht om wijziging van een melding van kindermishandeling te vragen. Daarna kan een zitting (hearing) volgen.',
  },
}
