/** The Dutch words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Deze brief (sollecito of messa in mora) vraagt alleen. Hij kan u op zich niet laten betalen.',
  },
  'it.debt.want-public': {
    says: 'Een overheidskantoor of de belastinginner vraagt geld. Het kan zonder rechter geld nemen, antwoord dus op tijd.',
  },
  'it.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten of aanbieden wat u kunt betalen. Niemand mag u bedreigen of beschamen.',
  },
  'it.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Niemand kan daardoor uw loon of spullen nemen.',
  },
  'it.debt.reality-title': {
    says: 'De brief noemt een bevel of vonnis van de rechter. Ga dat eerst na. Daarmee kunnen loon en rekeningen genomen worden.',
  },
  'it.debt.no-seizure-yet': {
    says: 'Ze kunnen nog geen beslag leggen op uw loon of rekening (pignoramento). Eerst hebben ze een bevel van de rechter nodig, en dan een formele waarschuwing (precetto).',
  },
  'it.debt.old': {
    says: 'Schulden worden te oud (prescrizione): vaak tien jaar, vijf voor huur en terugkerende rekeningen, twee voor stroom, gas en water. Een schriftelijke aanmaning laat de tijd opnieuw beginnen.',
    learnMore:
      'Zoek de datum van uw laatste betaling en elke brief die u kreeg. Doe dit voordat u belt, betaalt of tekent.',
  },
  'it.debt.right-proof': {
    says: 'U hebt het recht bewijs te zien. Bij de rechter moet wie geld eist de schuld en het bedrag bewijzen.',
  },
  'it.debt.right-over-indebted': {
    says: 'Kunt u niet al uw schulden betalen? Een rechter kan een plan maken of ze kwijtschelden (sovraindebitamento), één keer zelfs als u niets te bieden hebt.',
  },
  'it.debt.option-dispute': {
    says: 'Schrijf en vraag het contract, de bedragen en bewijs van wie de schuld is. Zeg wat niet klopt.',
    title: 'Om bewijs vragen',
    cost: 'Een aangetekende brief kost enkele euro’s. Een PEC is goedkoper.',
    time: 'Een uur om te schrijven. Een antwoord duurt vaak weken.',
    risk: 'Laag, als u de schuld niet erkent.',
    bestFor: 'U kent de schuld niet, het bedrag lijkt verkeerd, of zij is oud.',
  },
  'it.debt.option-negotiate': {
    says: 'Bied een bedrag per maand aan, of één kleiner bedrag om het te beëindigen. Vraag de rente te stoppen.',
    title: 'Aanbieden wat u kunt betalen',
    cost: 'Wat u aanbiedt. Nooit meer dan u kunt missen.',
    time: 'Een avond voor een budget. Een antwoord over enkele weken.',
    risk: 'Een aanbod of betaling kan de schuld erkennen en de tijd opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en het is niet oud.',
  },
  'it.debt.option-help': {
    says: 'Een consumentenvereniging, of bij veel schulden een crisiskantoor (OCC), kan alles met u bekijken.',
    title: 'Gratis advies vragen',
    cost: 'Gratis of goedkoop eerste advies.',
    time: 'Een afspraak over enkele dagen.',
    risk: 'Geen.',
    bestFor: 'U weet het niet zeker, of u hebt meer dan één schuld.',
  },
  'it.debt.option-pay': {
    says: 'Klopt de schuld en kunt u betalen? Maak het geld over naar een rekening die u nagegaan hebt. Vraag een bewijs.',
    title: 'Betalen',
    cost: 'Het bedrag dat u schuldig bent.',
    time: 'Enkele minuten.',
    risk: 'Geld dat u per vergissing betaalde, krijgt u moeilijk terug.',
    bestFor: 'U bent het schuldig, het bedrag klopt en u kunt betalen.',
  },
  'it.debt.insight-restart': {
    says: 'Een kleine betaling, een erkenning of zelfs hun aangetekende brief kan de tijd opnieuw laten beginnen.',
    actionable: 'Ga de data na voordat u ook maar één euro betaalt.',
  },
  'it.debt.element-detail': {
    says: 'Een eerlijke aanmaning toont de schuld, de rente en de kosten apart.',
    name: 'Een duidelijke lijst van de bedragen',
    ifMissing: 'Vraag schriftelijk de lijst van elk bedrag en elke datum.',
  },
}
