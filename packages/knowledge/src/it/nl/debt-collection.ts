/** The Dutch words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Deze brief (sollecito of messa in mora) vraagt alleen. Hij kan u op zich niet laten betalen.',
  },
  'it.debt.want-public': {
    says: 'Een overheidskantoor of de belastinginner vraagt geld. Het kan zonder rechter geld nemen, antwoord dus op tijd.',
  },
  'it.debt.who': {
    says: 'Een incassobureau (società di recupero crediti) is een particulier bedrijf met een politievergunning. Het heeft niet meer macht dan het bedrijf waarmee u te maken had.',
  },
  'it.debt.who-buyer': {
    says: 'De brief zegt dat uw schuld verkocht is. De nieuwe eigenaar mag u vragen te betalen, maar heeft geen extra macht. Vraag bewijs.',
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
  'it.debt.no-visit': {
    says: 'Een incasseerder mag niet in uw woning komen of u steeds weer bellen. U hoeft de deur niet open te doen.',
  },
  'it.debt.no-prison': {
    says: 'U gaat niet naar de gevangenis omdat u een rekening of lening niet kunt betalen.',
  },
  'it.debt.old': {
    says: 'Schulden worden te oud (prescrizione): vaak tien jaar, vijf voor huur en terugkerende rekeningen, twee voor stroom, gas en water. Een schriftelijke aanmaning laat de tijd opnieuw beginnen.',
    learnMore:
      'Zoek de datum van uw laatste betaling en elke brief die u kreeg. Doe dit voordat u belt, betaalt of tekent.',
  },
  'it.debt.register': {
    says: 'Slechte bankleningen mogen alleen beheerd worden door bedrijven die de Banca d’Italia toelaat. U kunt ze opzoeken in haar openbare lijsten.',
  },
  'it.debt.file-rule': {
    says: 'Wie te laat betaalt, moet minstens 15 dagen vóór een eerste vermelding in CRIF of zo’n lijst bericht krijgen.',
  },
  'it.debt.right-proof': {
    says: 'U hebt het recht bewijs te zien. Bij de rechter moet wie geld eist de schuld en het bedrag bewijzen.',
  },
  'it.debt.right-sold-proof': {
    says: 'Is de schuld verkocht? Een betaling die u deed voordat u het wist, telt. U kunt dezelfde verweren tegen de nieuwe eigenaar gebruiken.',
  },
  'it.debt.right-bank-papers': {
    says: 'U mag de bank kopieën vragen van de papieren van de laatste tien jaar. Zij moet ze binnen 90 dagen sturen, tegen kosten.',
  },
  'it.debt.right-no-threats': {
    says: 'Niemand mag u bedreigen, dag en nacht bellen, of uw familie of baas over de schuld vertellen.',
  },
  'it.debt.right-data': {
    says: 'U hebt het recht gratis te zien welke gegevens ze over u hebben, meestal binnen één maand.',
  },
  'it.debt.right-usury': {
    says: 'Was de afgesproken rente boven de woekergrens (usura)? Dan bent u geen rente schuldig.',
  },
  'it.debt.right-unfair': {
    says: 'Als consument binden oneerlijke bedingen u niet, zoals een heel hoge boete voor te laat betalen.',
  },
  'it.debt.right-mortgage': {
    says: 'Een woninglening mag de bank pas beëindigen na zeven late betalingen (30 tot 180 dagen), of één die 180 dagen niet betaald is.',
  },
  'it.debt.step-mortgage': {
    says: 'Schrijf de bank vóór een rechtszaak: zij moet eerst met u een oplossing zoeken. Vraag naar het staatsfonds dat woningleningen stilzet.',
  },
  'it.debt.right-over-indebted': {
    says: 'Kunt u niet al uw schulden betalen? Een rechter kan een plan maken of ze kwijtschelden (sovraindebitamento), één keer zelfs als u niets te bieden hebt.',
  },
  'it.debt.step-check': {
    says: 'Controleer eerst de brief. Is de schuld van u? Klopt het bedrag? Hebt u al betaald? Betaal, teken en bel niet totdat u het weet.',
  },
  'it.debt.step-age': {
    says: 'Zoek de datum van de laatste betaling en van oude aanmaningen. Kan de schuld te oud zijn? Vraag advies voordat u antwoordt.',
  },
  'it.debt.step-write': {
    says: 'Antwoord aangetekend (raccomandata A/R) of per PEC. Vraag het contract, de lijst van bedragen en bewijs van wie de schuld is. Zeg dat u haar niet erkent.',
  },
  'it.debt.step-essentials': {
    says: 'Betaal eerst uw woning, stroom, water en eten. Kijk dan wat er over is. Een gratis adviseur kan u helpen.',
  },
  'it.debt.step-title-check': {
    says: 'Vraag een kopie van het bevel van de rechter en bewijs wanneer het u bezorgd is. Ga dan naar een advocaat.',
  },
  'it.debt.step-offer': {
    says: 'Bent u het schuldig? Bied aan wat u per maand kunt betalen en vraag de rente te stoppen. Vraag het akkoord op papier.',
  },
  'it.debt.step-one-sum': {
    says: 'Kunt u aan één kleiner bedrag komen? Bied het aan om de schuld te beëindigen (saldo e stralcio). Laat voor u betaalt opschrijven dat u niets meer schuldig bent.',
  },
  'it.debt.step-dispute': {
    says: 'Is het niet van u, of klopt het bedrag niet? Zeg het schriftelijk en zeg waarom. Stuur dezelfde brief aan het eerste bedrijf.',
  },
  'it.debt.step-file-delete': {
    says: 'Vraag CRIF of de lijst gratis uw gegevens. Klopt een vermelding niet, vraag dan verbetering. Weigeren ze, klaag dan bij de Garante of de ABF.',
  },
  'it.debt.step-keep': {
    says: 'Bewaar elke brief en envelop. Schrijf elk telefoontje op: de dag, de naam, wat er gezegd werd.',
  },
  'it.debt.step-watch-court': {
    says: 'Open alle post en haal aangetekende brieven op. Een betalingsbevel van de rechter (decreto ingiuntivo) geeft u maar 40 dagen.',
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
  'it.debt.option-complain': {
    says: 'Klaag schriftelijk bij de bank. Ga na 60 dagen, of een nee, online naar de ABF.',
    title: 'Klagen over een bank of kredietgever',
    cost: '€ 20, terug als u wint.',
    time: '60 dagen voor de bank, dan enkele maanden.',
    risk: 'De beslissing van de ABF bindt niet als een vonnis.',
    bestFor: 'Een bank, kaart of lening behandelde u verkeerd.',
  },
  'it.debt.insight-restart': {
    says: 'Een kleine betaling, een erkenning of zelfs hun aangetekende brief kan de tijd opnieuw laten beginnen.',
    actionable: 'Ga de data na voordat u ook maar één euro betaalt.',
  },
  'it.debt.insight-costs': {
    says: 'Incassokosten (spese di recupero) tellen alleen als het contract of de wet ze noemt.',
    actionable: 'Vraag waar het contract dat zegt en wat er gedaan is.',
  },
  'it.debt.insight-block-sale': {
    says: 'Worden veel schulden samen verkocht, dan bewijst een bericht in het staatsblad (Gazzetta Ufficiale) misschien niet dat de uwe erbij is.',
    actionable: 'Vraag de akte en de lijst waarin uw schuld staat.',
  },
  'it.debt.warning-pay-account': {
    says: 'Controleer de rekening en het bedrijf voordat u betaalt. Bel het eerste bedrijf op een nummer dat u kent, niet dat in de brief.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Antwoord aangetekend met ontvangstbewijs of per PEC. Het bewijst wat u zei en wanneer.',
    risk: 'Het toont dat u de aanmaning kent.',
    notWhen: 'U zou er een oude schuld mee erkennen.',
  },
  'it.debt.element-detail': {
    says: 'Een eerlijke aanmaning toont de schuld, de rente en de kosten apart.',
    name: 'Een duidelijke lijst van de bedragen',
    ifMissing: 'Vraag schriftelijk de lijst van elk bedrag en elke datum.',
  },
  'it.debt.right-same-defences': {
    says: 'Tegen de nieuwe schuldeiser houdt u al uw verweren: betaald, te oud, fout bedrag.',
  },
}
