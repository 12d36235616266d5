/** De laatste brief voor een rechtszaak: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NL: Words = {
  'gb.lbc.want': {
    says: 'Ze willen dat u betaalt of antwoordt. Doet u geen van beide, dan kunnen ze een rechter laten beslissen.',
  },
  'gb.lbc.rights-summary': {
    says: 'U hebt 30 dagen om te antwoorden. U kunt papieren vragen, en tijd om advies te krijgen. Antwoordt u op tijd, dan horen ze te wachten.',
  },
  'gb.lbc.reality': {
    says: 'Dit is serieus, maar er is nog geen rechter bij betrokken. Er is geen vonnis tegen u. Een goed antwoord kan het hier stoppen.',
  },
  'gb.lbc.reality-scotland': {
    says: 'Dit is serieus, maar er is nog geen rechter bij betrokken. In Schotland gaan eisen tot £5,000 via een eenvoudige procedure (simple procedure).',
  },
  'gb.lbc.reality-ni': {
    says: 'Dit is serieus, maar er is nog geen rechter bij betrokken. Niemand kan een schuld afdwingen zonder eerst een vonnis (judgment).',
  },
  'gb.lbc.who': {
    says: 'De brief komt van het bedrijf dat zegt dat u geld schuldig bent, of van zijn advocaten (solicitors). Die werken voor hen, niet voor u. Ze zijn geen rechtbank.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Door deze brief kunt u geen vonnis (county court judgment) krijgen. Ze moeten eerst via de rechtbank een eis (claim) sturen. Dan krijgt u tijd om te antwoorden.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Er kan nu geen deurwaarder (bailiff) komen voor deze schuld. Daarvoor is eerst een vonnis (judgment) nodig, en dan een gemiste betaling.',
  },
  'gb.lbc.know-wait': {
    says: 'Vraagt u om papieren op het antwoordformulier (Reply Form)? Dan horen ze na het sturen 30 dagen te wachten voordat ze naar de rechter gaan.',
    learnMore:
      'Kruis aan dat u documenten wilt. Schrijf op wat u wilt: de overeenkomst, het overzicht, het bericht over de verkoop.',
  },
  'gb.lbc.org-conduct': {
    says: 'Stuurde een advocaat (solicitor) dit? Dan gelden de regels van de Solicitors Regulation Authority. Die mag geen misbruik maken van iemand zonder advocaat.',
  },
  'gb.lbc.want-rest': {
    says: 'Ze willen dat u betaalt of antwoordt. Doet u geen van beide, dan kunnen ze een rechter laten beslissen.',
  },
  'gb.lbc.who-rest': {
    says: 'De brief komt van het bedrijf dat zegt dat u geld schuldig bent, of van zijn advocaten (solicitors). Ze zijn geen rechtbank.',
  },
  'gb.lbc.rights-rest': {
    says: 'U hebt het recht te vragen wat de schuld is, hoe het bedrag is opgebouwd, en welke gegevens ze over u hebben.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Controleer drie dingen: is de schuld van u, klopt het bedrag, en hoe oud is hij? Erken hem niet voordat u het zeker weet.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Bel een gratis schuldadviseur vóór de datum in de brief. Schrijf de afzender dat u advies krijgt.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Was er vijf jaar lang geen betaling, geen schriftelijke erkenning en geen rechtszaak? Schrijf dan dat de schuld is geëindigd.',
  },
  'gb.lbc.thirty-days': {
    says: 'U hebt 30 dagen vanaf de datum boven aan de brief om te antwoorden. Reken tijd voor de post.',
    action: 'Het antwoordformulier (Reply Form) of uw eigen brief terugsturen',
    consequence: 'Na deze dag kunnen ze een eis bij de rechter (court claim) beginnen.',
  },
  'gb.lbc.step-reply': {
    says: 'Antwoord binnen 30 dagen na de datum op de brief. Gebruik het antwoordformulier (Reply Form) als dat erbij zit. Bewaar een kopie en een verzendbewijs.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Antwoord schriftelijk vóór de datum in de brief. Schrijf waar u het mee eens bent en waar niet. Bewaar een kopie en een verzendbewijs.',
  },
  'gb.lbc.step-check': {
    says: 'Controleer drie dingen: is de schuld van u, klopt het bedrag, en hoe oud is hij? Kruis niet aan dat u het schuldig bent voordat u het zeker weet.',
  },
  'gb.lbc.step-documents': {
    says: 'Vraag de papieren die u nodig hebt: het contract, een overzicht van de rekening en hoe elk bedrag is berekend. Ze hebben 30 dagen om die te sturen.',
  },
  'gb.lbc.step-advice': {
    says: 'Bel een gratis schuldadviseur en zeg dat op het antwoordformulier (Reply Form). Dan horen ze u genoeg tijd te geven voor dat advies.',
  },
  'gb.lbc.step-offer': {
    says: 'Bent u het schuldig? Stuur een budget en bied aan wat u per maand kunt betalen. Een afspraak nu betekent geen kosten van de rechter en geen vonnis.',
  },
  'gb.lbc.step-part': {
    says: 'Bent u maar een deel schuldig? Schrijf welk deel en waarom. Bied dat deel aan. Betwist de rest.',
  },
  'gb.lbc.step-dispute': {
    says: 'Bent u het niet schuldig? Zeg dat duidelijk en geef uw redenen. Stuur kopieën van uw bewijs, nooit de originelen.',
  },
  'gb.lbc.step-agreement': {
    says: 'Bij een kredietschuld stuurt u ook een verzoek van £1 om uw kredietovereenkomst (credit agreement). Totdat ze die geven, hoort een rechter haar niet af te dwingen.',
  },
  'gb.lbc.step-old': {
    says: 'Was uw laatste betaling meer dan zes jaar geleden? Schrijf dan dat de schuld te oud is voor de rechter. Bied niet aan te betalen.',
  },
  'gb.lbc.step-post': {
    says: 'Zeg het hun als u verhuist. Veel mensen verliezen omdat het formulier van de rechter naar een oud adres gaat.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Hebt u meer schulden? Vraag een schuldadviseur naar een adempauze (breathing space). Die kan de meeste acties 60 dagen stoppen.',
  },
  'gb.lbc.right-thirty': {
    says: 'U hebt recht op 30 dagen om te antwoorden, vanaf de datum op de brief. Dit geldt voor schulden die een bedrijf van een persoon eist.',
  },
  'gb.lbc.right-documents': {
    says: 'U hebt het recht om papieren te vragen. Ze moeten die binnen 30 dagen sturen, of zeggen waarom dat niet kan.',
  },
  'gb.lbc.right-wait': {
    says: 'Stuurt u het formulier terug? Dan horen ze 30 dagen niet naar de rechter te gaan. Die tellen vanaf ontvangst, of vanaf het sturen van uw papieren.',
  },
  'gb.lbc.right-talk': {
    says: 'Beide kanten moeten proberen het zonder rechter op te lossen. U kunt een regeling aanbieden, of een bemiddelaar of ombudsman vragen.',
  },
  'gb.lbc.right-notice': {
    says: 'Lukt het overleg niet? Dan horen ze u minstens 14 dagen extra waarschuwing te geven voordat ze een eis beginnen.',
  },
  'gb.lbc.right-breach': {
    says: 'Slaan ze deze stappen over? Dan kunt u dat de rechter zeggen. Die kan de zaak stilleggen of veranderen wie de kosten betaalt.',
  },
  'gb.lbc.person-right': {
    says: 'U hoort een redelijke tijd te krijgen om te antwoorden: 14 dagen in een eenvoudige zaak. De langere tijd voor schulden aan een bedrijf geldt hier niet.',
  },
  'gb.lbc.person-step': {
    says: 'Antwoord vóór de datum in de brief. Schrijf waar u het mee eens bent en waar niet. Stuur uw bewijs mee. Bied aan te praten.',
  },
  'gb.lbc.option-dispute': {
    says: 'Stuur het formulier terug, schrijf wat u betwist en welke papieren u wilt. Daardoor staat de tijd even stil.',
    title: 'Betwisten en papieren vragen',
    cost: 'Een postzegel.',
    time: 'Een uur of twee. Daarna hebben ze 30 dagen om de papieren te sturen.',
    risk: 'Hebben ze gelijk, dan kan het bedrag later groeien door kosten van de rechter.',
    bestFor: 'U kent de schuld niet, of het bedrag of de datum lijkt fout.',
  },
  'gb.lbc.option-negotiate': {
    says: 'Kruis aan dat u het schuldig bent, vul het budgetformulier in en bied een maandbedrag aan. Gaan ze akkoord, dan komt er geen rechtszaak.',
    title: 'Aanbieden in delen te betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond voor het budget.',
    risk: 'U erkent de schuld. Denk eerst na of hij misschien te oud is.',
    bestFor: 'U bent het schuldig en kunt iets betalen.',
  },
  'gb.lbc.option-help': {
    says: 'Een gratis schuldadviseur kan de brief met u lezen en helpen met het formulier.',
    title: 'Gratis advies vragen voordat u antwoordt',
    cost: 'Niets.',
    time: 'Ongeveer een uur.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'U bent niet zeker, of hebt ook andere schulden.',
  },
  'gb.lbc.option-pay': {
    says: 'Bent u het schuldig en kunt u het zonder problemen betalen? Dan is het met betalen nu voorbij. Vraag een bewijs en laat uw dossier verbeteren.',
    title: 'Alles betalen',
    cost: 'Het bedrag in de brief.',
    time: 'Een dag.',
    risk: 'Geld dat is betaald, krijgt u moeilijk terug.',
    bestFor: 'U bent het eens met de schuld en het bedrag.',
  },
  'gb.lbc.warn-silence': {
    says: 'Zwijgt u, dan kan een eis doorgaan. Er kan dan een vonnis (judgment) komen zonder zitting.',
  },
  'gb.lbc.warn-admit': {
    says: 'Kruis niet aan dat u het schuldig bent, tenzij u het zeker weet. Een getekende erkenning kan de termijn opnieuw laten beginnen.',
  },
  'gb.lbc.insight-short': {
    says: 'De brief geeft u minder dan 30 dagen. Eist een bedrijf een schuld van een persoon, dan is de regel 30 dagen.',
    actionable:
      'Antwoord vroeg. Schrijf dat het protocol voor schulden (Debt Protocol) u 30 dagen geeft vanaf de datum op de brief.',
  },
  'gb.lbc.insight-no-form': {
    says: 'We zien geen antwoordformulier (Reply Form) in de tekst. Bij een schuld die een bedrijf eist, moet het bij de brief zitten.',
    actionable:
      'Kijk in de envelop. Zit het er niet in? Vraag erom. Schrijf dat de 30 dagen horen te beginnen als u het krijgt.',
  },
  'gb.lbc.insight-sold': {
    says: 'Deze schuld is verkocht. De brief moet zeggen wie de eerste geldgever was, en wanneer en aan wie hij is verkocht.',
    actionable: 'Vraag om het bericht over de verkoop en het hele verloop van de rekening.',
  },
  'gb.lbc.insight-costs': {
    says: 'Kosten kunnen groot lijken. Bij een kleine eis (small claim), tot £10,000, betaalt de verliezer meestal alleen vaste kosten en kosten van de rechtbank. Niet de hele advocaat.',
    actionable: 'Vraag een lijst van alle kosten, met de regel die elk bedrag toestaat.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Gebruik de tijd die de regels geven. Stuur het formulier terug met een verzoek om papieren. Gebruik de weken daarna voor advies.',
    risk: 'De rente kan doorlopen terwijl u wacht.',
    notWhen: 'U bent het eens met de schuld en kunt nu betalen.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Hielden ze zich niet aan de regels voor deze brief? Schrijf dat nu. Het helpt u later als ze om kosten vragen.',
    risk: 'Een rechter kijkt naar het belangrijkste. Kleine fouten tellen niet.',
    notWhen: 'De enige fout is klein.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Doe uw aanbod schriftelijk, met een budget. Weigeren ze en gaan ze naar de rechter? Dan kunt u laten zien dat u het wilde oplossen.',
    risk: 'Een aanbod om te betalen kan de schuld erkennen.',
    notWhen: 'U betwist de schuld, of hij is misschien te oud.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Een laatste brief voor een rechtszaak (letter before claim) is geen vonnis. Een vonnis (judgment) komt pas na een eis die u verloor of niet beantwoordde.',
  },
  'gb.lbc.right-data': {
    says: 'U kunt het bedrijf een kopie vragen van alles wat het over u heeft: overzichten, notities en gesprekken. Dat is gratis en moet binnen een maand.',
  },
}
