/** Muzieklicentie (PPL PRS): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_NL: Words = {
  'gb.music.heard-want': {
    says: 'Ze zeggen dat iemand muziek hoorde in uw zaak, en dat u daar geen licentie voor had. Ze willen geld, en misschien uw getekende belofte.',
  },
  'gb.music.heard-step-advice': {
    says: 'Vraag juridisch advies vóór de datum in de brief. Uw brancheorganisatie biedt het misschien gratis.',
  },
  'gb.music.heard-step-promise': {
    says: 'Teken geen belofte (undertaking) voordat u advies hebt. Breekt u die later, dan kan dat veel kosten.',
  },
  'gb.music.heard-step-proof': {
    says: 'Vraag de notities van elk bezoek en de lijst van liedjes. Controleer de dagen, de tijden en wie er werkte.',
  },
  'gb.music.heard-step-stop': {
    says: 'Hebt u nu geen licentie? Zet de muziek uit tot u er een hebt. Zeg niet dat u niets speelt als dat niet waar is.',
  },
  'gb.music.heard-option-talk': {
    says: 'Bied aan een licentie te nemen vanaf de dag dat de muziek begon. Vraag de rest te laten vallen.',
    title: 'Over een licentie praten, met advies',
    cost: 'De prijs van de licentie, en misschien de kosten van de bezoeken.',
    time: 'Vóór de datum in de brief.',
    risk: 'Wat u schrijft, kan bij de rechter worden gebruikt. Laat het dus nakijken.',
    bestFor: 'Er was muziek en geen licentie.',
  },
  'gb.music.heard-warn': {
    says: 'Ze zeggen dat ze bewijs hebben van een bezoek. Een rechter kan u bevelen te stoppen en te betalen. Aan een bevel moet u zich houden, dus neem dit serieus.',
  },
  'gb.music.bill-want': {
    says: 'Ze willen dat u een muzieklicentie betaalt voor de data op de rekening.',
  },
  'gb.music.bill-step-check': {
    says: 'Vergelijk de rekening met uw zaak: de data, het tarief, de zitplaatsen of vierkante meters, en of er nog muziek is.',
  },
  'gb.music.want-licence': { says: 'Ze willen weten of er muziek te horen is in uw bedrijf.' },
  'gb.music.who': {
    says: 'PPL PRS is een particulier bedrijf van twee organisaties. PRS for Music int voor schrijvers van liedjes. PPL int voor makers en spelers van opnamen.',
  },
  'gb.music.rights-summary': {
    says: 'Geen muziek, geen licentie. Speelt u muziek, dan kunt u vragen welk tarief ze gebruikten en waarom, en het betwisten.',
  },
  'gb.music.reality': {
    says: 'Deze brief is geen rekening en komt niet van een rechtbank. Veel bedrijven krijgen zo’n brief, of ze nu muziek spelen of niet.',
  },
  'gb.music.reality-bill': {
    says: 'Dit is een rekening van een particulier bedrijf. Het is geen boete en komt niet van een rechtbank. U bent het alleen schuldig als u een licentie nam of hun muziek speelde.',
  },
  'gb.music.no-entry': {
    says: 'Ze mogen niet met dwang binnenkomen, uw zaak doorzoeken of spullen meenemen. Waar het publiek binnen mag, mogen zij ook lopen.',
  },
  'gb.music.no-closing': {
    says: 'Ze kunnen uw bedrijf niet met een brief sluiten of uw muziek stoppen. Dat kan alleen een rechter bevelen, na een rechtszaak.',
  },
  'gb.music.know-headphones': {
    says: 'Muziek in uw eigen koptelefoon is geen openbare muziek. Voor sommige werkplekken met één persoon vraagt PPL PRS naar eigen zeggen geen geld.',
    learnMore:
      'Kijk op hun pagina over wie een licentie nodig heeft. Zoek naar mensen die alleen werken of thuis werken zonder bezoekers.',
  },
  'gb.music.org-not-council': {
    says: 'Dit is geen licentie van de gemeente (council) en niet de TV Licence. Die hebt u misschien ook nodig, maar ze staan er los van.',
  },
  'gb.music.org-tribunal': {
    says: 'Een bijzonder tribunaal, het Copyright Tribunal, kan beslissen of hun voorwaarden en prijzen redelijk zijn.',
  },
  'gb.music.step-check': {
    says: 'Schrijf op wat er in uw zaak te horen is: radio, tv, telefoon, wachtmuziek, bands. Schrijf op wie het hoort: klanten of personeel.',
  },
  'gb.music.step-no-music': {
    says: 'Hoort geen personeel en geen klant muziek? Schrijf dat in twee regels terug. Bewaar een kopie.',
  },
  'gb.music.step-which-tariff': {
    says: 'Speelt u muziek? Vraag een offerte op papier. Vraag welk tarief, welke data en welke ruimte ze gebruikten.',
  },
  'gb.music.step-in-writing': {
    says: 'Antwoord schriftelijk, niet per telefoon. Wat u aan de telefoon zegt, kan het begin van een rekening worden.',
  },
  'gb.music.step-pay': {
    says: 'Hebt u de licentie nodig en kloppen de bedragen? Koop haar. Vraag in delen te betalen als het hele jaar te veel is.',
  },
  'gb.music.step-dispute': {
    says: 'Vragen ze geld voor muziek die u niet speelde? Vraag hun bewijs: wat is gehoord, wanneer, en door wie.',
  },
  'gb.music.step-free-music': {
    says: 'U kunt muziek gebruiken waarvoor geen licentie van PPL PRS nodig is. Kies makers die geen lid zijn en bewaar bewijs van de toestemming.',
  },
  'gb.music.step-staff': {
    says: 'Vertel uw personeel uw regel over muziek. Speelt een medewerker radio voor anderen, dan moet misschien het bedrijf betalen.',
  },
  'gb.music.right-no-licence': {
    says: 'U hebt het recht geen muziek te spelen en niets te betalen. Een licentie is alleen nodig waar muziek in het openbaar klinkt.',
  },
  'gb.music.right-no-duty': {
    says: 'De wet op het auteursrecht verplicht u niet hun formulier in te vullen. Een kort antwoord is toch verstandig. Het stopt vaak meer brieven.',
  },
  'gb.music.right-proof': {
    says: 'Zeggen ze dat u auteursrecht schond? Dan moeten ze dat bij de rechter bewijzen. Het is een eis om geld, geen boete.',
  },
  'gb.music.right-private': {
    says: 'U mag een bezoeker weigeren in ruimtes die niet voor het publiek open zijn.',
  },
  'gb.music.right-tribunal': {
    says: 'Vindt u de prijs of de voorwaarden niet redelijk? Dan kunt u naar het Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'U kunt een duidelijke rekening vragen: de data, het tarief en de bedragen. Stopte u eerder met muziek, vraag dan een verbetering.',
  },
  'gb.music.option-no-music': {
    says: 'Stuur een korte brief of e-mail dat personeel en klanten geen muziek horen.',
    title: 'Zeggen dat u geen muziek speelt',
    cost: 'Niets.',
    time: 'Tien minuten.',
    risk: 'Het moet waar zijn. Een bezoeker kan het nagaan.',
    bestFor: 'U speelt niets, of gebruikt alleen koptelefoons.',
  },
  'gb.music.option-buy': {
    says: 'Vraag een offerte op papier, controleer de ruimte en het gebruik, en koop dan. U bent dan voor het jaar gedekt.',
    title: 'Een offerte vragen en de licentie kopen',
    cost: 'Het hangt af van de ruimte en het gebruik. Vraag het eerst.',
    time: 'Een uur.',
    risk: 'Een licentie wordt vaak elk jaar verlengd tot u haar beëindigt.',
    bestFor: 'Muziek hoort bij uw bedrijf.',
  },
  'gb.music.option-challenge': {
    says: 'Vraag hoe het bedrag is berekend. Verbeter de data, de ruimte en het soort gebruik.',
    title: 'De data of het tarief betwisten',
    cost: 'Vragen kost niets.',
    time: 'Enkele weken.',
    risk: 'Ze kunnen bewijs vragen van wanneer de muziek stopte.',
    bestFor: 'De rekening gaat over dagen of ruimtes zonder muziek.',
  },
  'gb.music.option-stop': {
    says: 'Zet de muziek uit, schrijf hun de datum, en beëindig de licentie als u er een hebt.',
    title: 'Met de muziek stoppen',
    cost: 'Vanaf dan niets.',
    time: 'Een dag.',
    risk: 'Voor dagen daarvoor bent u misschien nog iets schuldig.',
    bestFor: 'De muziek is u de prijs niet waard.',
  },
  'gb.music.warn-real-claim': {
    says: 'PPL PRS gaat met sommige bedrijven echt naar de rechter, en de verliezer betaalt kosten. Laat het niet liggen als u muziek speelt.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Doorgaan met muziek terwijl u weet dat u een licentie nodig hebt, kan meer kosten en strafbaar zijn. Zeg niet “geen muziek” als dat niet waar is.',
  },
  'gb.music.warn-card': {
    says: 'Sommige bellers doen alleen alsof ze van een muziekorganisatie zijn. Geef geen kaartgegevens aan iemand die u belt. Bel terug op het nummer van hun site.',
  },
  'gb.music.insight-headline': {
    says: 'De toon is harder dan de feiten. De brief laat geen bewijs zien dat er muziek klonk in uw zaak.',
    actionable: 'Antwoord rustig met de feiten: wat u speelt, sinds wanneer, en wie het hoort.',
  },
  'gb.music.insight-surcharge': {
    says: 'Ze kunnen voor het eerste jaar meer vragen als er muziek was voordat u zich meldde. Dat extra is hun eigen tarief. Vraag dus waar het staat.',
    actionable:
      'Vraag om de pagina van het tarief waar dat extra op staat. Meldde u zich vóór het spelen, vraag dan het te laten vallen.',
  },
  'gb.music.insight-renewal': {
    says: 'Licenties worden vaak elk jaar vanzelf verlengd. U kunt een rekening krijgen voor een jaar zonder muziek.',
    actionable:
      'Kijk wanneer u voor het laatst uw gebruik meldde. Zeg schriftelijk op, met de datum waarop de muziek stopte.',
  },
  'gb.music.insight-both': {
    says: 'Een liedje heeft twee eigenaars: de schrijver en de maker van de opname. TheMusicLicence dekt beide in één rekening.',
    actionable:
      'Betaalt u al van vroeger alleen PRS of alleen PPL? Laat hen kijken of u dubbel betaalt.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Meet het deel van uw zaak waar muziek te horen is. Een kleiner echt getal kan een lagere prijs geven.',
    risk: 'De getallen moeten eerlijk zijn.',
    notWhen: 'De prijs hangt niet van de ruimte af.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Vraag uw brancheorganisatie. Tarieven worden vaak met hen afgesproken, en sommige hebben speciale prijzen.',
    risk: 'Geen.',
    notWhen: 'U speelt geen muziek.',
  },
  'gb.music.myth-radio': {
    says: 'Een radio, een betaalde app of een eigen cd geeft niet het recht muziek voor klanten of personeel te spelen. Dat is een apart recht.',
  },
  'gb.music.debt-rules': {
    says: 'Schrijft een incassobureau voor hen? Dat heeft niet meer macht dan zij. Het kan geen spullen halen zonder vonnis (judgment).',
  },
}
