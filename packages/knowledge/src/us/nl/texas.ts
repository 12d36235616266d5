/** The Dutch words of the rows of Texas: ../texas-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const TEXAS_NL: Words = {
  'us.state.tx.collector-calls': {
    says: 'In Texas mag een incassobureau of kredietgever u niet lastigvallen, uitschelden of met arrestatie dreigen. Maak notities: u kunt naar de rechter.',
  },
  'us.state.tx.collector-license': {
    says: 'In Texas moet een incassobureau bij de staat geregistreerd zijn. Zoek de naam op voor u betaalt.',
  },
  'us.state.tx.judgment-life': {
    says: 'In Texas slaapt een vonnis als er tien jaar niets mee gebeurt, en kan het nog twee jaar worden gewekt. Vraag de rechtbank wat er is ingediend.',
  },
  'us.state.tx.medical-debt': {
    says: 'In Texas moet een arts of ziekenhuis de rekening voor de elfde maand na de zorg sturen, anders kan er meestal niets worden geïnd.',
  },
  'us.state.tx.rest-after-sale': {
    says: 'In Texas heeft een kredietgever na de verkoop twee jaar om de rest te eisen. U kunt vragen dat de eerlijke waarde van het huis telt.',
  },
  'us.state.tx.debt-relief': {
    says: 'In Texas bindt een wet van de staat bedrijven die minder schuld of beter krediet beloven. Betaal niets vooraf, en vraag hoe u kunt opzeggen.',
  },
  'us.state.tx.builder-lien': {
    says: 'In Texas eist een pandrecht (lien) van een aannemer op uw woning een contract dat u en uw partner voor het werk tekenden. Een rechter kan het weghalen.',
  },
  'us.state.tx.small-judgment': {
    says: 'In Texas kunt u binnen 21 dagen in beroep tegen een vonnis van het Justice Court. Bij een ontruiming hebt u maar vijf dagen.',
  },
  'us.state.tx.rest-of-car-loan': {
    says: 'In Texas heeft een kredietgever meestal vier jaar om de rest van een autolening te eisen. Was het bericht of de verkoop fout, dan kan hij die verliezen.',
  },
  'us.state.tx.court-fees': {
    says: 'In Texas kunnen mensen met een laag inkomen de rechtbank vragen de kosten kwijt te schelden. Vraag de griffie (clerk) om het formulier.',
  },
  'us.state.tx.rental-refused': {
    says: 'In Texas mag een verhuurder u niet weigeren om afkomst, geloof, kinderen, handicap en dergelijke. Klagen is gratis.',
  },
  'us.state.tx.upfront-money': {
    says: 'In Texas bent u geweigerd als de verhuurder niet binnen zeven dagen ja zegt. Dan moet het geld voor de aanvraag (application deposit) terug.',
  },
  'us.state.tx.last-notice': {
    says: 'In Texas moet de ambtenaar eerst een schriftelijke waarschuwing ophangen, minstens 24 uur tevoren. Vraag vandaag rechtshulp (legal aid) over beroep.',
  },
  'us.state.tx.safe-leave': {
    says: 'In Texas kan een slachtoffer van geweld de huur meestal eerder beëindigen met papieren die het bewijzen. Vraag eerst een hulplijn.',
  },
  'us.state.tx.landlords-bill': {
    says: 'In Texas kunnen huurders, als de verhuurder stroom of water niet betaalt, meestal zelf betalen en dat van de huur aftrekken.',
  },
  'us.state.tx.mobile-home': {
    says: 'In Texas beschermt een eigen wet wie een plek voor een stacaravan huurt. Die vraagt een schriftelijk contract en langere termijnen.',
  },
  'us.state.tx.late-rent': {
    says: 'In Texas moet een huurder die eerder niet te laat was, de huur binnen de termijn mogen betalen.',
  },
  'us.state.tx.eviction-day': {
    says: 'In Texas hoeft u op een ontruimingszaak niet schriftelijk te antwoorden. Kom op de dag in de papieren naar de zitting, anders kan de verhuurder winnen.',
  },
  'us.state.tx.pay-deductions': {
    says: 'In Texas mag een bedrijf alleen van uw loon afhouden wat de wet toestaat of waar u schriftelijk mee instemde.',
  },
  'us.state.tx.keep-cover': {
    says: 'In Texas kunt u de zorgverzekering van een klein bedrijf meestal negen maanden houden, op eigen kosten. Vraag het binnen enkele dagen.',
  },
  'us.state.tx.faulty-goods': {
    says: 'In Texas moeten spullen uit een winkel meestal goed zijn voor normaal gebruik. Zo niet, vraag dan schriftelijk om reparatie, een ander of uw geld.',
  },
  'us.state.tx.sales-calls': {
    says: 'In Texas beperkt ook de wet van de staat reclamebellen en reclameberichten. Noteer nummer en tijd, en klaag bij de staat.',
  },
  'us.state.tx.own-data': {
    says: 'In Texas kunt u de meeste grote bedrijven vragen wat zij van u weten, en het te wissen of niet te verkopen. Zij hebben meestal 45 dagen.',
  },
  'us.state.tx.credit-freeze': {
    says: 'In Texas kunt u uw kredietdossier gratis bevriezen (freeze), zodat niemand makkelijk een rekening op uw naam opent.',
  },
  'us.state.tx.association-records': {
    says: 'In Texas kan een eigenaar schriftelijk vragen om de stukken en rekeningen van de vereniging (association) te zien.',
  },
  'us.state.tx.hearing-days': {
    says: 'In Texas hebt u meestal 90 dagen na het bericht om een zitting (hearing) te vragen. Vraag het voor de wijziging begint, dan loopt de hulp meestal door.',
  },
  'us.state.tx.cannot-pay-fine': {
    says: 'In Texas zeg de rechtbank voor de betaaldag dat u een bekeuring niet kunt betalen. Die kan tijd, termijnen of werk in plaats van geld geven.',
  },
  'us.state.tx.license-hold': {
    says: 'In Texas kan een stad de verlenging van uw rijbewijs blokkeren om een open bekeuring. Dat stopt als u betaalt of de zaak eindigt. Vraag die rechtbank.',
  },
  'us.state.tx.school-absence': {
    says: 'In Texas moet een school meestal eerst helpen voor er een zaak over gemiste dagen komt. Ga naar het gesprek en neem briefjes van de arts mee.',
  },
  'us.state.tx.toll-hold': {
    says: 'In Texas kan onbetaalde tol de registratie van uw auto blokkeren. Vraag op tijd om een herziening of betaalplan, en bewaar bewijs.',
  },
  'us.state.tx.jury-call': {
    says: 'In Texas kunt u meestal een andere dag voor de juryplicht (jury duty) vragen. Uw werkgever mag u daarom niet ontslaan. Antwoord voor de datum.',
  },
  'us.state.tx.child-report': {
    says: 'In Texas kunt u binnen de dagen in de brief een herziening (review) van een vaststelling van kindermishandeling vragen. Vraag ook uw dossier.',
  },
}
