/** Vragen over schulden: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'gb.ask-debt.take-car': {
    says: 'Een incassobureau kan uw auto of spullen niet meenemen. Dat kunnen alleen deurwaarders (bailiffs). Bij een gewone schuld hebben ze een vonnis (judgment) nodig dat u niet betaalde.',
  },
  'gb.ask-debt.let-in': {
    says: 'U hoeft een incassobureau niet binnen te laten en niet met hen te praten. Ze moeten weggaan als u dat vraagt. Het zijn geen deurwaarders (bailiffs).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Een incassobureau mag niet binnenkomen en niets meenemen. In Schotland kunnen alleen gerechtsdienaren (sheriff officers) een schuld afdwingen, en pas na een bevel van de rechter.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Een incassobureau mag niet binnenkomen en niets meenemen. Alleen het Enforcement of Judgments Office kan een schuld afdwingen, na een vonnis (judgment).',
  },
  'gb.ask-debt.too-old': {
    says: 'Voor de meeste schulden hebben ze zes jaar om een eis bij de rechter (court claim) te beginnen. Vóór het einde laat een betaling of getekende erkenning ze opnieuw beginnen. Een vonnis dat op tijd kwam, vervalt zo niet.',
    dependsOn:
      'wanneer u voor het laatst betaalde of schriftelijk erkende, en of er al een vonnis is',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'In Schotland eindigen de meeste schulden na vijf jaar zonder betaling, schriftelijke erkenning of rechtszaak. Dan bent u niets schuldig. Gemeentebelasting (council tax) en bevelen van de rechter blijven langer.',
    dependsOn:
      'of u in de laatste vijf jaar betaalde, schriftelijk erkende of voor de rechter werd gedaagd',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'In Noord-Ierland hebben ze voor de meeste schulden zes jaar. Vóór het einde laat een betaling of getekende erkenning ze opnieuw beginnen.',
    dependsOn: 'wanneer u voor het laatst betaalde of schriftelijk erkende',
  },
  'gb.ask-debt.partner': {
    says: 'Nee, meestal niet. U bent een schuld niet schuldig omdat u met iemand getrouwd bent of samenwoont. U bent hem schuldig als u ook tekende. Gemeentebelasting (council tax) en huur van een gedeelde woning kunnen anders zijn.',
  },
  'gb.ask-debt.joint': {
    says: 'Bij een gezamenlijke schuld kan van elk van u alles worden gevraagd, niet de helft. U kunt de ander om zijn deel vragen.',
  },
  'gb.ask-debt.dead': {
    says: 'U erft geen schulden. Ze worden betaald uit wat de overledene naliet, voordat iemand een deel krijgt. Meestal betaalt u alleen als u ook tekende of hem samen schuldig was.',
  },
  'gb.ask-debt.prison': {
    says: 'U kunt niet naar de gevangenis voor een kaart, een lening, een rekening of een particuliere parkeerboete. Boetes van de rechter zijn anders. Vraag advies als u er een hebt.',
  },
  'gb.ask-debt.wages': {
    says: 'Bij kaarten, leningen en rekeningen hebben ze eerst een vonnis (judgment) nodig, en dan een bevel van de rechter. De rechter moet u genoeg laten om van te leven. Voor schulden van belasting en uitkering gelden andere regels.',
    dependsOn: 'of er een vonnis of ander wettelijk bevel is',
  },
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Doe nu iets. Vraag de rechter met formulier N244 het te vernietigen (set aside). Schrijf wanneer u het hoorde, waar de papieren naartoe gingen, en waarom u de parkeerboete niet schuldig bent.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Doe nu iets. Vraag de rechter met formulier N244 het te vernietigen (set aside). Schrijf wanneer u het hoorde, waarom u niet antwoordde en wat uw verweer is.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Betaal alles binnen één maand, dan gaat het uit het register. Anders blijft het zes jaar staan vanaf het vonnis. Betaalt u later, dan staat erbij dat het betaald is.',
    dependsOn: 'of u binnen één maand alles betaalt',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Vraag de rechter met formulier N245 en uw budget om kleinere betalingen. Betaal intussen wat u kunt.',
  },
  'gb.ask-debt.court-claim': {
    says: 'Stuur meteen de ontvangstbevestiging (acknowledgment of service). Daarvoor hebt u 14 dagen vanaf de officiële ontvangst (service). Daarna hebt u 28 dagen vanaf die ontvangst voor verweer. Laat het niet liggen.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Antwoord binnen 30 dagen na de datum op de brief. Gebruik het antwoordformulier (Reply Form) en vraag de papieren die u nodig hebt. Dan horen ze te wachten met de rechter.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Schrijf dat u deze schuld niet kent. Vraag bewijs. Geef niet meer persoonlijke gegevens dan nodig is. Bij kredietschulden moeten zij het bewijzen.',
  },
  'gb.ask-debt.prove': {
    says: 'U kunt bewijs vragen. Stuur bij een kaart, lening of postorder £1 en vraag de overeenkomst. Totdat ze die sturen, kunnen ze haar niet via de rechter afdwingen.',
  },
  'gb.ask-debt.harass': {
    says: 'Schrijf hun dat ze u alleen per brief mogen benaderen. Bij kredietschulden moeten ze redelijke wensen volgen en het niet aan anderen vertellen. Klaag als ze doorgaan.',
  },
  'gb.ask-debt.settle': {
    says: 'Ja, u kunt het vragen. Ze hoeven niet minder te nemen, maar velen doen het. Vraag de afspraak eerst op papier. Er moet staan dat de rest is kwijtgescholden en niet wordt verkocht.',
  },
  'gb.ask-debt.breathing-space': {
    says: 'Vraag een schuldadviseur naar een adempauze (breathing space). Die stopt 60 dagen lang de meeste rente, brieven en acties. Krijgt u crisiszorg voor uw psychische gezondheid, dan kan ze langer duren.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'In Schotland kunt u een moratorium aanvragen. Schuldeisers mogen dan zes maanden geen schulden afdwingen. De rente loopt wel door. Praat eerst met een schuldadviseur (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Vraag vandaag gratis advies. U hebt 18 dagen vanaf de officiële ontvangst (service) om de rechter te vragen het te vernietigen. Voor betalen of iets afspreken hebt u 21 dagen.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Eén schuldeiser kan uw faillissement alleen vragen bij £5,000 of meer. Kreeg u een formele eis (statutory demand)? Dan hebt u 18 dagen om de rechter te vragen die te vernietigen. Vraag vandaag advies.',
    dependsOn: 'of u die schuldeiser £5,000 of meer schuldig bent',
  },
  'gb.ask-debt.home': {
    says: 'Bij een kaart of lening zonder onderpand hebben ze eerst een vonnis (judgment) nodig. Dan kunnen ze een last op uw woning (charge) vragen. Een gedwongen verkoop is zeldzaam, en een rechter moet beslissen.',
    dependsOn: 'of uw woning het onderpand is, of er een vonnis is',
  },
  'gb.ask-debt.bank-account': {
    says: 'Een incassobureau kan niet bij uw rekening. Na een vonnis (judgment) kan een rechter die bevriezen. Bent u uw eigen bank iets schuldig, dan kan die misschien uw geld verplaatsen. Vraag advies.',
    dependsOn: 'of er een vonnis is, en of de schuld aan uw eigen bank is',
  },
  'gb.ask-debt.ignore': {
    says: 'Een incassobrief zelf kan niets met u doen. Maar een echte schuld die u laat liggen, kan bij de rechter eindigen. Schrijf terug, vraag bewijs, en laat een formulier van de rechter nooit liggen.',
    dependsOn: 'of de schuld van u is en niet te oud is',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Betaal eerst uw woning, verwarming, eten en gemeentebelasting (council tax). Bel dan een gratis schuldadviseur. Die kan een regeling, een pauze of kwijtschelding regelen.',
  },
  'gb.ask-debt.credit-file': {
    says: 'Een wanbetaling (default) blijft zes jaar staan vanaf de datum, betaald of niet. Klopt die niet? Vraag de geldgever om verbetering. Weigert hij, klaag dan bij de Information Commissioner.',
    dependsOn: 'de datum van de wanbetaling (default)',
  },
  'gb.ask-debt.payday': {
    says: 'U kunt klagen als ze leenden zonder goede controle. Vraag de rente terug. Na acht weken, of na een laatste antwoord, kunt u gratis naar de Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'Gebruik het nummer en de link in het bericht niet. Zoek het bedrijf in het FCA Register en bel het nummer daar. Vraag de schuld op papier.',
    dependsOn: 'of het bedrijf het bevestigt op een nummer dat u zelf vond',
  },
  'gb.ask-debt.step-dates-general': {
    says: 'Zoek data. Een formulier van de rechter of een laatste brief (letter of claim) heeft een laatste dag om te antwoorden. Doe die eerst.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Ga na of de schuld van u is, of het bedrag klopt en wanneer u voor het laatst betaalde. Doe dit voordat u iets betaalt of erkent.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Maak een lijst van alle schulden. Zet huur of hypotheek, gemeentebelasting (council tax), energie en boetes van de rechter bovenaan. Die kunnen u het meest schaden.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Bel een gratis organisatie voor schuldhulp. De hulp blijft privé en kost niets.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Schrijf brieven en bewaar kopieën. Spreek geen betalingen af aan de telefoon.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'U hebt het recht eerlijk behandeld te worden. Niemand mag u bang maken, misleiden of het uw baas vertellen om u te laten betalen.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'Bij kaarten, leningen en postorders hebt u recht op tijd en op een regeling die u kunt betalen.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'Bij de meeste schulden mag niemand uw spullen of loon pakken zonder eerst een vonnis (judgment). Voor gemeentebelasting (council tax) en boetes gelden andere regels.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Schrijf en vraag bewijs van de schuld, het bedrag en dat hij van hen is.',
    title: 'Bewijs vragen',
    cost: 'Een postzegel, en £1 voor een kredietovereenkomst (credit agreement).',
    time: 'Een uur.',
    risk: 'Klein, als uw brief de schuld niet erkent.',
    bestFor: 'U kent de schuld niet, of hij is oud.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Stuur een budget en een maandelijks aanbod dat u kunt volhouden.',
    title: 'Aanbieden wat u kunt missen',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond.',
    risk: 'Het kan de tijd voor een oude schuld opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en hij is niet oud.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Ze kijken naar al uw schulden en noemen elke uitweg, van een pauze tot kwijtschelding.',
    title: 'Met een gratis schuldadviseur praten',
    cost: 'Niets.',
    time: 'Ongeveer een uur.',
    risk: 'Geen.',
    bestFor: 'Meer dan één schuld, of een papier van de rechter.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Zolang de zes jaar niet voorbij zijn, kan een betaling of getekende erkenning ze opnieuw laten beginnen. Is uw schuld misschien oud? Vraag advies voordat u iets betaalt.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Hebt u een formulier van de rechter? Antwoord op tijd. Dat is belangrijker dan al het andere hier.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'Schuldadvies van een hulporganisatie is gratis. Ernaar vragen schaadt uw kredietscore niet.',
    learnMore: 'Bedrijven die schuldadvies verkopen, moeten u zeggen dat er gratis hulp is.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Een incassobureau kan schrijven en bellen, en dat is alles. De echte macht is bij een rechter, en daar mag u uw kant vertellen.',
    actionable: 'Blijf rustig, houd het op papier, en let op papieren van de rechter.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Bel vandaag de rechtbank die op het vonnis staat. Vraag het formulier om het te vernietigen (set aside). Zeg wanneer u het hoorde, waarom u niet antwoordde en wat uw verweer is.',
  },
}
