/** The Dutch words of Spain: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'es.debt.want': {
    says: 'Deze brief vraagt alleen. Op zichzelf kan hij u niet dwingen te betalen.',
  },
  'es.debt.want-public': {
    says: 'Een overheidsdienst vraagt geld. Die kan zonder rechter geld van rekeningen en loon nemen, dus antwoord op tijd.',
  },
  'es.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten of bieden wat u kunt betalen. Niemand mag u bedreigen of te schande maken.',
  },
  'es.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechter. Niemand kan daarom uw loon of spullen nemen.',
  },
  'es.debt.reality-title': {
    says: 'De brief noemt een uitspraak van een rechter of een bevel tot uitvoering. Controleer dit eerst. Daarmee kunnen loon en rekeningen worden genomen.',
  },
  'es.debt.reality-court': {
    says: 'Dit lijkt een stuk van een rechtbank. U hebt misschien maar tien of 20 werkdagen. Ga vandaag naar een advocaat of de griffie.',
  },
  'es.debt.no-seizure-yet': {
    says: 'Ze kunnen nog geen beslag leggen op loon of rekening (embargo). Eerst moeten ze naar de rechter en winnen, of moet u de rechter geen antwoord geven.',
  },
  'es.debt.old': {
    says: 'De meeste schulden worden na vijf jaar te oud. Een betaling, een erkenning of een schriftelijke aanmaning die u bereikt, laat de vijf jaar opnieuw beginnen.',
    learnMore:
      'Zoek de datum van uw laatste betaling en elke brief die u kreeg. Doe dit voor u belt, betaalt of tekent.',
  },
  'es.debt.right-proof': {
    says: 'U hebt het recht bewijs te zien. Bij de rechter moet wie geld eist de schuld en het bedrag bewijzen.',
  },
  'es.debt.right-data': {
    says: 'U hebt het recht de gegevens over u gratis te zien. Ze moeten meestal binnen een maand antwoorden.',
  },
  'es.debt.option-dispute': {
    title: 'Vraag hen het te bewijzen',
    says: 'Schrijf en vraag het contract, de bedragen en bewijs van wie de schuld is. Zeg wat niet klopt.',
    cost: 'Niets per e-mail. Een burofax kost enkele euro’s.',
    time: 'Een uur om te schrijven. Een antwoord duurt vaak weken.',
    risk: 'Laag, als u de schuld niet erkent.',
    bestFor: 'U kent de schuld niet, het bedrag lijkt fout, of zij is oud.',
  },
  'es.debt.option-negotiate': {
    title: 'Bied wat u kunt betalen',
    says: 'Bied een bedrag per maand, of een kleiner bedrag ineens om het te eindigen. Vraag de rente te stoppen.',
    cost: 'Wat u biedt. Nooit meer dan u kunt missen.',
    time: 'Een avond voor een budget. Een antwoord in enkele weken.',
    risk: 'Een aanbod of betaling erkent de schuld en laat de vijf jaar opnieuw beginnen.',
    bestFor: 'U bent het schuldig en zij is niet oud.',
  },
  'es.debt.option-help': {
    title: 'Vraag gratis raad',
    says: 'Het consumentenbureau van uw stad (OMIC) of een consumentenvereniging kan de brief nakijken en helpen schrijven.',
    cost: 'Niets bij de OMIC.',
    time: 'Een afspraak in enkele dagen.',
    risk: 'Geen.',
    bestFor: 'U bent niet zeker, of u hebt meer dan één schuld.',
  },
  'es.debt.option-pay': {
    title: 'Betalen',
    says: 'Klopt de schuld en kunt u betalen, maak dan over naar een rekening die u hebt nagekeken. Vraag een bewijs.',
    cost: 'Het bedrag dat u schuldig bent.',
    time: 'Enkele minuten.',
    risk: 'Geld dat bij vergissing is betaald, krijgt u moeilijk terug.',
    bestFor: 'U bent het schuldig, het bedrag klopt en u kunt betalen.',
  },
  'es.debt.insight-restart': {
    says: 'Een kleine betaling of een teken dat u het schuldig bent, kan de vijf jaar opnieuw laten beginnen.',
    actionable: 'Kijk de data na voor u ook maar één euro betaalt.',
  },
  'es.debt.element-detail': {
    name: 'Een duidelijke lijst van bedragen',
    says: 'Een eerlijke aanmaning toont schuld, rente en kosten apart.',
    ifMissing: 'Vraag schriftelijk de lijst van elk bedrag en elke datum.',
  },
}
