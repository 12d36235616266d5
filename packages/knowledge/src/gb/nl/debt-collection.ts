/** Incassobrieven: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'gb.debt.know-old': {
    says: 'Veel schulden zijn na zes jaar te oud voor de rechter. Een betaling of een getekend briefje dat u het schuldig bent, kan de zes jaar vóór het einde opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of over deze schuld schreef. Doe dit voordat u belt, betaalt of tekent.',
  },
  'gb.debt.know-old-scotland': {
    says: 'In Schotland eindigen de meeste schulden na vijf jaar zonder betaling, schriftelijke erkenning of rechtszaak. Daarna bent u niets meer schuldig.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of over deze schuld schreef. Doe dit voordat u belt, betaalt of tekent.',
  },
  'gb.debt.step-age': {
    says: 'Zoek de datum van uw laatste betaling. Is dat meer dan zes jaar geleden? Dan is de schuld misschien te oud. Vraag advies voordat u antwoordt.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Zoek de datum van uw laatste betaling. Is dat meer dan vijf jaar geleden? Dan is de schuld misschien geëindigd. Vraag advies voordat u antwoordt.',
  },
  'gb.debt.step-age-ni': {
    says: 'Zoek de datum van uw laatste betaling. Is dat meer dan zes jaar geleden? Dan is de schuld misschien te oud. Vraag advies voordat u antwoordt.',
  },
  'gb.debt.step-write': {
    says: 'Schrijf, bel niet. Vraag om bewijs van de schuld en een volledige lijst van wat erbij is gekomen. Schrijf dat u met uw brief de schuld niet erkent.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Kunt u één kleiner bedrag bij elkaar krijgen? Bied dat aan om de schuld te beëindigen. Vraag hun ja op papier voordat u betaalt. Er moet staan dat de rest wordt kwijtgescholden.',
  },
  'gb.debt.want-payment': {
    says: 'Deze brief doet niets anders dan vragen. De brief zelf kan u niet dwingen te betalen.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Ze willen dat u geld terugbetaalt aan het Department for Work and Pensions (DWP), of dat u belt en een bedrag afspreekt.',
  },
  'gb.debt.reality-dwp': {
    says: 'Dit is anders dan andere schulden. De DWP kan zonder rechter een vast deel van uw loon of uitkering laten inhouden. U kunt een lager bedrag vragen.',
  },
  'gb.debt.step-dwp': {
    says: 'Bel vóór de datum. Vraag wat de schuld is en over welke data het gaat. Bied aan wat u kunt missen en vraag een bevestiging op papier.',
  },
  'gb.debt.not-a-court': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Niemand kan door deze brief uw spullen meenemen.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Alleen gerechtsdienaren (sheriff officers) kunnen iets afdwingen. Zij hebben eerst een bevel van de rechter nodig.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. In Noord-Ierland kan alleen het Enforcement of Judgments Office een schuld afdwingen, na een bevel van de rechter.',
  },
  'gb.debt.who-collector': {
    says: 'Een incassobureau (debt collector) is een gewoon bedrijf. Het heeft niet meer macht over u dan het bedrijf waar u eerst mee te maken had.',
  },
  'gb.debt.who-buyer': {
    says: 'De brief zegt dat uw schuld is verkocht. De nieuwe eigenaar kan u vragen te betalen, maar krijgt geen extra macht. U kunt bewijs vragen dat de schuld van hem is.',
  },
  'gb.debt.rights-summary': {
    says: 'U kunt bewijs vragen. U kunt de schuld betwisten. U kunt aanbieden wat u kunt missen. Niemand mag u bang maken of misleiden.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Ze kunnen nog geen deurwaarders (bailiffs) sturen. Eerst moeten ze een eis bij de rechter (court claim) beginnen en winnen. Pas als u het vonnis (judgment) dan niet betaalt, kunnen er deurwaarders komen.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Ze kunnen nog geen geld van uw loon halen. Dat kan alleen een rechter bevelen, en pas na een vonnis (judgment).',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Ze kunnen nog niet bij uw loon, bankrekening of spullen. Meestal hebben ze eerst een vonnis (decree) nodig, en een formeel bevel tot betaling (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Een bedrijf dat kredietschulden int, moet een vergunning hebben van de Financial Conduct Authority (FCA). U kunt het gratis opzoeken in het FCA Register.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Behandelt het u slecht? Klaag eerst bij het bedrijf. Na acht weken, of na een laatste antwoord, kan de Financial Ombudsman er gratis naar kijken.',
  },
  'gb.debt.step-check': {
    says: 'Controleer eerst de brief. Is de schuld van u? Klopt het bedrag? Hebt u al betaald? Betaal, teken en bel niet voordat u het weet.',
  },
  'gb.debt.step-essentials': {
    says: 'Betaal eerst uw woning, verwarming, eten en gemeentebelasting (council tax). Kijk dan wat er over is. Een gratis schuldadviseur kan u helpen.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Betaal eerst uw woning, verwarming, eten en woningbelasting (rates). Kijk dan wat er over is. Een gratis schuldadviseur kan u helpen.',
  },
  'gb.debt.step-offer': {
    says: 'Bent u het schuldig? Maak een budget en bied aan wat u per maand kunt missen. Vraag hun om rente en kosten te stoppen.',
  },
  'gb.debt.step-token': {
    says: 'Kunt u heel weinig missen? Bied dat kleine bedrag aan. Stuur een budget mee. Ze horen u niet te dwingen meer te betalen dan u kunt.',
  },
  'gb.debt.step-dispute': {
    says: 'Is de schuld niet van u, of klopt het bedrag niet? Schrijf dat, en schrijf waarom. Vraag hun te stoppen met innen zolang ze het uitzoeken.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Is de schuld niet van u, of klopt het bedrag niet? Schrijf dat, en schrijf waarom. Stuur dezelfde brief aan het bedrijf waar u eerst mee te maken had.',
  },
  'gb.debt.step-agreement': {
    says: 'Vraag de eigenaar van de schuld om een kopie van uw kredietovereenkomst (credit agreement). Stuur de £1 kosten mee. Zonder kopie kan hij de overeenkomst niet via de rechter afdwingen.',
  },
  'gb.debt.step-records': {
    says: 'Vraag het eerste bedrijf om alle gegevens die het over u heeft. Dat is gratis. Meestal moet het binnen één maand antwoorden. De gegevens kunnen betalingen en fouten laten zien.',
  },
  'gb.debt.step-keep': {
    says: 'Bewaar elke brief en envelop. Schrijf elk gesprek op: de dag, de naam en wat er is gezegd. Vraag bij elke brief om een verzendbewijs.',
  },
  'gb.debt.step-credit-report': {
    says: 'Vraag uw gratis kredietoverzicht (credit report) op. Het laat zien wie het geld leende, wanneer het misging en welke vonnissen op uw naam staan.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Hebt u meer schulden? Vraag een schuldadviseur naar een adempauze (breathing space). Die kan de meeste brieven, rente en rechtszaken 60 dagen stoppen.',
  },
  'gb.debt.step-moratorium': {
    says: 'Hebt u meer schulden? Vraag een schuldadviseur (money adviser) naar een moratorium. Schuldeisers mogen dan zes maanden geen schulden afdwingen. De rente loopt wel door.',
  },
  'gb.debt.step-watch-post': {
    says: 'Open alle post. Een laatste brief voor een rechtszaak (letter of claim) of een formulier van de rechter is anders dan deze brief. Daarin staat een datum die u niet mag missen.',
  },
  'gb.debt.option-dispute': {
    says: 'Schrijf en vraag om bewijs van de schuld, de bedragen en wie de eigenaar is. Schrijf wat er volgens u niet klopt.',
    title: 'Bewijs vragen',
    cost: 'Een postzegel, of niets per e-mail. £1 als u een kredietovereenkomst (credit agreement) vraagt.',
    time: 'Een uur om te schrijven. Hun antwoord duurt vaak twee tot acht weken.',
    risk: 'Klein, als u de schuld niet erkent. Bewijzen ze de schuld, dan moet u betalen of iets aanbieden.',
    bestFor: 'U kent de schuld niet, het bedrag lijkt fout, of de schuld is oud.',
  },
  'gb.debt.option-negotiate': {
    says: 'Stuur een budget. Bied een bedrag per maand aan, of één kleiner bedrag om de schuld te beëindigen. Vraag hun de rente te stoppen.',
    title: 'Aanbieden wat u kunt missen',
    cost: 'Wat u aanbiedt. Nooit meer dan u kunt missen.',
    time: 'Een avond voor een budget. Na enkele weken een antwoord.',
    risk: 'Een aanbod of betaling kan de tijd voor een oude schuld opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en de schuld is niet oud.',
  },
  'gb.debt.option-help': {
    says: 'Een gratis adviseur kan de schuld nagaan, voor u schrijven en naar al uw schulden samen kijken.',
    title: 'Met een gratis schuldadviseur praten',
    cost: 'Niets. Betaal nooit voor schuldadvies.',
    time: 'Een gesprek van ongeveer een uur.',
    risk: 'Geen.',
    bestFor: 'U hebt meer dan één schuld, of de zorgen zijn te groot.',
  },
  'gb.debt.option-complain': {
    says: 'Misleiden, bedreigen of negeren ze u? Klaag bij het bedrijf. Ga daarna naar de Financial Ombudsman.',
    title: 'Klagen over hun gedrag',
    cost: 'Niets.',
    time: 'Tot acht weken voor het bedrijf. Enkele maanden voor de Ombudsman.',
    risk: 'De schuld blijft zolang ze kijken, al horen ze u eerlijk te behandelen.',
    bestFor:
      'Ze bellen te vaak, doen alsof ze macht hebben, of reageren niet als u de schuld betwist.',
  },
  'gb.debt.right-no-entry': {
    says: 'U hebt het recht een incassobureau buiten te houden. U hoeft de deur niet open te doen. Ze moeten weggaan als u dat vraagt.',
  },
  'gb.debt.right-no-goods': {
    says: 'U hoeft een incassobureau niet binnen te laten. Ze kunnen uw spullen niet meenemen. Dat kunnen alleen deurwaarders (bailiffs) met een bevel van de rechter of een wettelijke bevoegdheid.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'U hebt het recht de schuld te betwisten. Geeft u een echte reden, dan moet het bedrijf stoppen met innen zolang het dit uitzoekt.',
  },
  'gb.debt.right-they-prove': {
    says: 'Het bedrijf moet laten zien dat u de juiste persoon bent en dat het bedrag klopt. U hoeft niet te bewijzen dat u het niet bent.',
  },
  'gb.debt.right-truth': {
    says: 'U hebt recht op de waarheid. Ze mogen niet doen alsof ze deurwaarders of een rechtbank zijn. Ze mogen niet dreigen met wat de wet niet toestaat.',
  },
  'gb.debt.right-no-bullying': {
    says: 'U hebt het recht om met rust gelaten te worden. Een bedrijf mag u niet misleiden of bang maken om u te laten betalen.',
  },
  'gb.debt.right-contact': {
    says: 'U mag zeggen wanneer, waar en hoe ze contact mogen opnemen. Ze mogen niet op slechte tijden bellen. Ze mogen het niet aan uw familie, baas of buren vertellen.',
  },
  'gb.debt.right-afford': {
    says: 'Ze moeten u een eerlijke tijd geven om te betalen. Ze mogen u niet dwingen alles in één keer te betalen of daarvoor te lenen.',
  },
  'gb.debt.right-agreement': {
    says: 'U hebt recht op een kopie van uw kredietovereenkomst (credit agreement) voor £1. Sturen ze die niet binnen 12 werkdagen, dan kunnen ze haar niet afdwingen totdat ze dat doen.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Ze mogen geen incassokosten toevoegen, tenzij uw overeenkomst dat toestaat. De kosten mogen niet hoger zijn dan hun redelijke kosten.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Zeg hun dat een schuldadviseur u met een plan helpt. Dan moeten ze een redelijke tijd wachten. Vaak is dat 30 dagen.',
  },
  'gb.debt.right-mental-health': {
    says: 'Is geld moeilijk voor u door uw gezondheid? Zeg het hun. Ze moeten eerlijke regels hebben voor mensen in die situatie, en zich eraan houden.',
  },
  'gb.debt.default-notice-right': {
    says: 'Een ingebrekestelling (default notice) moet zeggen wat er mis is en hoe u het herstelt. U moet minstens 14 dagen krijgen vanaf de dag dat u hem krijgt.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Na de datum in een ingebrekestelling (default notice) kan de geldgever de overeenkomst stoppen en alles vragen. Betaalt u op tijd wat er staat, dan telt de fout als niet gebeurd.',
  },
  'gb.debt.warn-restart': {
    says: 'Zolang de zes jaar niet voorbij zijn, kan één betaling ze opnieuw laten beginnen. Een getekende brief die de schuld erkent, kan dat ook.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Eén betaling op een oude schuld kan nieuwe vijf jaar laten beginnen, als de eerste vijf niet voorbij zijn. Een schriftelijke erkenning kan dat ook.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Is de schuld echt? Dan kan zwijgen eindigen in een eis bij de rechter (court claim) en een vonnis (judgment). Laat het niet voor altijd liggen.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Oplichters maken incassobrieven na. Ga na of het bedrijf echt is: zoek zelf het nummer, niet in een sms of e-mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'Gratis schuldadvies is net zo goed als advies waarvoor u betaalt. Sommige bedrijven vragen veel geld voor wat een hulporganisatie gratis doet.',
  },
}
