/** The Dutch words of the rows of Florida: ../florida-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const FLORIDA_NL: Words = {
  'us.state.fl.collector-calls': {
    says: 'In Florida mag een incassobureau of kredietgever u niet lastigvallen, uw baas niets over de schuld zeggen en niet vals dreigen. Maak notities: u kunt naar de rechter.',
  },
  'us.state.fl.collector-license': {
    says: 'In Florida moet een incassobureau bij de staat geregistreerd zijn. Zoek de naam op voor u betaalt.',
  },
  'us.state.fl.old-debt': {
    says: 'In Florida leeft een schuld die te oud is voor de rechter niet op door een mondelinge belofte. Die moet op papier staan, met handtekening.',
  },
  'us.state.fl.judgment-life': {
    says: 'In Florida kan een vonnis 20 jaar worden gebruikt. Het pandrecht (lien) op grond geldt tien jaar, tenzij het opnieuw wordt ingeschreven.',
  },
  'us.state.fl.medical-debt': {
    says: 'In Florida heeft een ziekenhuis drie jaar om naar de rechter te gaan nadat de rekening naar incasso ging. Van zo’n schuld is meer van uw bezit veilig.',
  },
  'us.state.fl.debt-of-the-dead': {
    says: 'In Florida eindigen de meeste schulden van een overledene twee jaar na het overlijden. Familie is ze meestal niet schuldig als zij niet tekende.',
  },
  'us.state.fl.rest-after-sale': {
    says: 'In Florida heeft een kredietgever meestal één jaar om de rest voor een huis te vragen, en een rechter beslist of dat eerlijk is.',
  },
  'us.state.fl.debt-relief': {
    says: 'In Florida bindt een wet van de staat bedrijven die minder schuld of beter krediet beloven. Betaal niets vooraf, en vraag hoe u kunt opzeggen.',
  },
  'us.state.fl.builder-lien': {
    says: 'In Florida moet een aannemer een pandrecht (lien) op een huis binnen 90 dagen na het laatste werk inschrijven en binnen een jaar daarna naar de rechter gaan. Met een betwisting (notice of contest) maakt u van dat jaar 60 dagen. Een vals pandrecht kan hem geld kosten.',
  },
  'us.state.fl.rest-of-car-loan': {
    says: 'In Florida heeft een kredietgever meestal vijf jaar om de rest van een autolening te eisen. Was het bericht of de verkoop fout, dan kan hij die verliezen.',
  },
  'us.state.fl.court-fees': {
    says: 'In Florida kunnen mensen met een laag inkomen de rechtbank vragen de kosten kwijt te schelden. Vraag de griffie (clerk) om het formulier.',
  },
  'us.state.fl.rental-refused': {
    says: 'In Florida mag een verhuurder u niet weigeren om afkomst, geloof, kinderen, handicap en dergelijke. Klagen is gratis.',
  },
  'us.state.fl.last-notice': {
    says: 'In Florida geeft het bericht van de sheriff u 24 uur. Ga meteen naar de rechtbank als u hebt betaald of het vonnis fout is.',
  },
  'us.state.fl.mobile-home': {
    says: 'In Florida kan een park alleen om redenen in de wet uitzetten. Een huurverhoging vraagt 90 dagen bericht, en bewoners kunnen een gesprek vragen.',
  },
  'us.state.fl.broken-rule': {
    says: 'In Florida moet een bericht over een overtreden regel u meestal zeven dagen geven om het in orde te maken. Bij ernstige zaken is het anders.',
  },
  'us.state.fl.keep-cover': {
    says: 'In Florida kunt u de zorgverzekering van een klein bedrijf meestal 18 maanden houden, op eigen kosten. Vraag het binnen enkele dagen.',
  },
  'us.state.fl.minimum-pay': {
    says: 'In Florida is het minimumloon hoger dan dat van het land. U kunt eisen wat u te weinig kreeg.',
  },
  'us.state.fl.store-return': {
    says: 'In Florida moet een winkel die geen geld teruggeeft dat met een bord zeggen. Anders kunt u ongebruikte spullen binnen zeven dagen terugbrengen.',
  },
  'us.state.fl.faulty-goods': {
    says: 'In Florida moeten spullen uit een winkel meestal goed zijn voor normaal gebruik. Zo niet, vraag dan schriftelijk om reparatie, een ander of uw geld.',
  },
  'us.state.fl.gift-card': {
    says: 'In Florida mogen de meeste gekochte cadeaukaarten niet verlopen of door kosten waarde verliezen. Gebeurt dat, klaag dan bij de staat.',
  },
  'us.state.fl.sales-calls': {
    says: 'In Florida beperkt ook de wet van de staat reclamebellen en reclameberichten. Noteer nummer en tijd, en klaag bij de staat.',
  },
  'us.state.fl.credit-freeze': {
    says: 'In Florida kunt u uw kredietdossier gratis bevriezen (freeze), zodat niemand makkelijk een rekening op uw naam opent.',
  },
  'us.state.fl.association-records': {
    says: 'In Florida kan een eigenaar schriftelijk vragen om de stukken en rekeningen van de vereniging (association) te zien.',
  },
  'us.state.fl.after-disaster': {
    says: 'In Florida mag een verzekeraar de verzekering van een door een orkaan beschadigd huis meestal pas 90 dagen na herstel beëindigen.',
  },
  'us.state.fl.sick-at-home': {
    says: 'In Florida vertel het stroombedrijf als iemand een medisch apparaat nodig heeft. Met het formulier van de arts moet het u eerst waarschuwen.',
  },
  'us.state.fl.back-bill': {
    says: 'In Florida mag een gereguleerd stroombedrijf dat door een eigen fout te weinig rekende hoogstens 12 maanden navorderen.',
  },
  'us.state.fl.no-fault-cover': {
    says: 'In Florida betaalt uw eigen autoverzekering (PIP) meestal 80% van de zorg als u binnen 14 dagen bij een arts was. De verzekeraar heeft 30 dagen om te betalen.',
  },
  'us.state.fl.hearing-days': {
    says: 'In Florida hebt u meestal 90 dagen na het bericht om een zitting (hearing) te vragen. Vraag het voor de wijziging begint, dan loopt de hulp meestal door.',
  },
  'us.state.fl.cannot-pay-fine': {
    says: 'In Florida vraag de griffie (clerk of court) om een betaalplan. Tot 2% van uw netto inkomen per maand, of $25 als dat meer is, geldt als eerlijk.',
  },
  'us.state.fl.license-hold': {
    says: 'In Florida kan een open bekeuring u uw rijbewijs kosten. Een betaalplan met de griffie (clerk of court) voorkomt dat meestal.',
  },
  'us.state.fl.school-absence': {
    says: 'In Florida moet een school meestal eerst helpen voor er een zaak over gemiste dagen komt. Ga naar het gesprek en neem briefjes van de arts mee.',
  },
  'us.state.fl.toll-hold': {
    says: 'In Florida kan onbetaalde tol de registratie van uw auto blokkeren. Vraag op tijd om een herziening of betaalplan, en bewaar bewijs.',
  },
  'us.state.fl.jury-call': {
    says: 'In Florida kunt u meestal een andere dag voor de juryplicht (jury duty) vragen. Uw werkgever mag u daarom niet ontslaan. Antwoord voor de datum.',
  },
  'us.state.fl.insurance-gap': {
    says: 'In Florida kan een gat in uw autoverzekering de registratie schorsen. Stuur voor de datum bewijs van dekking, of vraag om een zitting (hearing).',
  },
}
