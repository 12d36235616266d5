/** The Dutch words of the rows in ../other-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_LETTERS_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'De verzekeraar beslist over uw schade of contract. U mag het oneens zijn.',
  },
  'fr.other.insure-who': {
    says: 'Een verzekeraar is een particulier bedrijf. Zijn beslissing is geen vonnis.',
  },
  'fr.other.insure-reality': {
    says: 'Een weigering is niet het einde. De verzekeraar moet een duidelijk artikel in uw contract aanwijzen.',
  },
  'fr.other.insure-rights': {
    says: 'U mag de redenen vragen, een eigen deskundige brengen en naar een gratis bemiddelaar (médiateur) gaan.',
  },
  'fr.other.insure-step-reason': {
    says: 'Vraag schriftelijk op welk artikel de weigering steunt. Vraag het verslag van de deskundige.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lees de dekking en de uitsluitingen (exclusions). Een uitsluiting moet duidelijk, beperkt en heel duidelijk gedrukt zijn.',
  },
  'fr.other.insure-step-complain': {
    says: 'Schrijf naar de klachtendienst (service réclamations). Ga na twee maanden naar de bemiddelaar voor verzekeringen (médiateur).',
  },
  'fr.other.insure-step-expert': {
    says: 'Is de waarde fout, vraag dan een tweede deskundige (contre-expertise).',
  },
  'fr.other.insure-right-clear': {
    says: 'Vage of verborgen uitsluitingen (exclusions) tellen niet.',
  },
  'fr.other.insure-right-two': {
    says: 'U hebt twee jaar vanaf het voorval om naar de rechter te gaan. Een aangetekende brief over de betaling laat ze opnieuw beginnen.',
  },
  'fr.other.insure-right-mediator': {
    says: 'De bemiddelaar voor verzekeringen (médiateur) is gratis.',
  },
  'fr.other.insure-option-dispute': {
    title: 'De weigering betwisten',
    says: 'Schrijf naar de klachtendienst (service réclamations) met bewijs, foto’s en rekeningen.',
    cost: 'Een aangetekende brief.',
    time: 'Twee maanden voor het antwoord.',
    risk: 'Laag.',
    bestFor: 'De weigering lijkt fout.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Naar de gratis bemiddelaar gaan',
    says: "La Médiation de l'Assurance bekijkt het dossier.",
    cost: 'Niets.',
    time: 'Enkele maanden.',
    risk: 'Geen. De twee jaar staan intussen stil.',
    bestFor: 'Geen goed antwoord na twee maanden.',
  },
  'fr.other.insure-limit': {
    says: 'Eisen uit een verzekeringscontract eindigen na twee jaar.',
    from: 'de dag van het voorval',
    restartedBy:
      'Een aangetekende brief over de betaling, of het aanwijzen van een deskundige, laat de twee jaar opnieuw beginnen.',
  },
  'fr.other.insure-warn-two': {
    says: 'Laat geen twee jaar voorbijgaan terwijl u brieven schrijft. Stuur er een aangetekend.',
  },
  'fr.other.copy-want-arcom': {
    says: 'Arcom waarschuwt dat via uw internetlijn werken zijn gedeeld. Ze vraagt u de lijn te beveiligen, niet te betalen.',
  },
  'fr.other.copy-want-photo': {
    says: 'Iemand zegt dat u zonder toestemming een beeld of ander werk gebruikte, en wil geld.',
  },
  'fr.other.copy-who': {
    says: 'Arcom is een overheidsdienst. Ze vraagt nooit geld per brief of mail.',
  },
  'fr.other.copy-who-private': {
    says: 'Zulke brieven komen meestal van bedrijven die voor fotobureaus werken. Ze zijn geen rechtbank.',
  },
  'fr.other.copy-reality': {
    says: 'Een waarschuwing is geen boete. Pas na herhaling kan een rechter u een boete geven, tot €1.500.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Ze moeten aantonen dat het werk origineel is, dat zij de rechten hebben en wat het verlies is. Het eerste bedrag is vaak hoog.',
  },
  'fr.other.copy-rights': { says: 'U mag bewijs en details vragen, en uw kant geven.' },
  'fr.other.copy-not-yet': { says: 'Zonder rechter kunnen ze u niet laten betalen.' },
  'fr.other.copy-step-secure': {
    says: 'Verander uw wifi-wachtwoord, praat met de mensen thuis en verwijder deelprogramma’s.',
  },
  'fr.other.copy-step-remove': {
    says: 'Haal het beeld weg en bewaar wat er te zien was, waar en hoe lang.',
  },
  'fr.other.copy-step-proof': {
    says: 'Vraag bewijs van de rechten, van het gebruik en van het bedrag. Teken nog niets.',
  },
  'fr.other.copy-step-advice': {
    says: 'Vraag een point-justice (3039) of een advocaat als er geld wordt gevraagd.',
  },
  'fr.other.copy-right-proof': { says: 'Wie iets eist, moet het bewijzen.' },
  'fr.other.copy-right-details': {
    says: 'U hebt het recht Arcom te vragen welke werken bedoeld zijn en opmerkingen te sturen.',
  },
  'fr.other.copy-option-proof': {
    title: 'Bewijs en details vragen',
    says: 'Schrijf, vraag bewijs en geef uw kant. Erken niets waarvan u niet zeker bent.',
    cost: 'Niets.',
    time: 'Een uur.',
    risk: 'Laag.',
    bestFor: 'U weet niet zeker waar het over gaat.',
  },
  'fr.other.copy-option-deal': {
    title: 'De normale licentieprijs bieden',
    says: 'Gebruikte u het, bied dan wat een licentie op de markt kost.',
    cost: 'De licentieprijs.',
    time: 'Enkele brieven.',
    risk: 'Ze kunnen weigeren en naar de rechter gaan.',
    bestFor: 'U gebruikte het beeld en het is van hen.',
  },
  'fr.other.park-want': {
    says: 'Een particulier parkeerbedrijf vraagt geld voor parkeren op privéterrein.',
  },
  'fr.other.park-who': {
    says: 'Dit is een bedrijf, niet de staat of een gemeente. Het bedrag is geen boete, en u verliest geen punten.',
  },
  'fr.other.park-reality': {
    says: 'Het kan alleen op een contract steunen. Het bedrijf moet de regels, de prijs en uw parkeren bewijzen.',
  },
  'fr.other.park-not-yet': {
    says: 'Zonder rechter kunnen ze geen beslag leggen en het bedrag niet verhogen zoals een boete.',
  },
  'fr.other.park-step-check': {
    says: 'Controleer de plaats, de dag, het bord met de regels en uw kaartje. Maak foto’s.',
  },
  'fr.other.park-step-write': {
    says: 'Schrijf en vraag bewijs van het contract en het bedrag. Bied de normale parkeerprijs als u die niet betaalde.',
  },
  'fr.other.park-right-proof': { says: 'Het bedrijf moet zijn eis bewijzen.' },
  'fr.other.park-right-penalty': {
    says: 'Een rechter kan een boetebeding (clause pénale) verlagen dat duidelijk te hoog is.',
  },
  'fr.other.park-right-mediator': {
    says: 'U hebt recht op de gratis bemiddelaar voor consumenten (médiateur) van het bedrijf.',
  },
  'fr.other.park-option-dispute': {
    title: 'Bewijs vragen',
    says: 'Schrijf het bedrijf, zeg wat fout is, en ga dan naar de bemiddelaar (médiateur).',
    cost: 'Niets.',
    time: 'Een uur.',
    risk: 'Laag. Ze zouden naar de rechter kunnen gaan.',
    bestFor: 'U betaalde, of de borden waren niet duidelijk.',
  },
  'fr.other.park-option-pay': {
    title: 'De eerlijke prijs betalen',
    says: 'Parkeerde u zonder te betalen, betaal dan de prijs van de tijd en zeg dat het daarmee klaar is.',
    cost: 'De parkeerprijs.',
    time: 'Enkele minuten.',
    risk: 'Ze vragen misschien de rest.',
    bestFor: 'U betaalde niet.',
  },
  'fr.other.scam-want': { says: 'Dit bericht lijkt oplichting. Het wil uw geld of uw gegevens.' },
  'fr.other.scam-who': {
    says: 'Oplichters gebruiken vaak namen van banken, de CAF, ANTAI, de belastingdienst of pakketbezorgers.',
  },
  'fr.other.scam-reality': {
    says: 'Geen overheidsdienst vraagt per sms om een kaartnummer of betaling. Geen bank vraagt u per telefoon een overboeking of code te bevestigen.',
  },
  'fr.other.scam-rights': {
    says: 'U bent niets schuldig. Is er zonder uw toestemming geld genomen, dan moet uw bank het meestal meteen terugbetalen.',
  },
  'fr.other.scam-step-stop': {
    says: 'Niet antwoorden, klikken, bellen of betalen. Bewaar het bericht als bewijs.',
  },
  'fr.other.scam-step-bank': {
    says: 'Hebt u betaald of gegevens gegeven? Bel meteen uw bank en blokkeer uw kaart.',
  },
  'fr.other.scam-step-report': {
    says: 'Vraag hulp bij 17Cyber. Stuur valse sms’jes naar 33700. Gebruik bij kaartfraude Perceval op service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Onzeker? Typ zelf de echte site, of bel het nummer op een oude rekening.',
  },
  'fr.other.scam-step-complain': {
    says: 'Hebt u geld verloren, doe dan aangifte bij de politie of gendarmerie. Bij oplichting op internet kan het online met THESEE.',
  },
  'fr.other.scam-right-refund': {
    says: 'Uw bank moet een betaling die u niet toestond terugbetalen, tenzij zij fraude of grove onzorgvuldigheid van u bewijst. Zeg het haar binnen 13 maanden.',
  },
  'fr.other.scam-right-complain': {
    says: 'U hebt het recht aangifte te doen. De politie moet ze opnemen.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Niet antwoorden, wel melden',
    says: 'Bewaar het als bewijs, meld het en verwijder het dan.',
    cost: 'Niets.',
    time: 'Vijf minuten.',
    risk: 'Geen.',
    bestFor: 'U gaf niets.',
  },
  'fr.other.scam-option-bank': {
    title: 'Uw bank en 17Cyber bellen',
    says: 'Blokkeer kaarten en betalingen, en vraag dan schriftelijk uw geld terug.',
    cost: 'Niets.',
    time: 'Meteen.',
    risk: 'Geen.',
    bestFor: 'U betaalde of gaf gegevens.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'U hebt 30 dagen vanaf deze formele brief voor uw dekking stopt. Tien dagen later mag de verzekeraar het contract beëindigen.',
    action: 'De premie betalen, of tijd vragen',
    consequence: 'Daarna bent u niet verzekerd, en de premie bent u nog schuldig.',
  },
  'fr.other.insure-right-late': {
    says: 'Een late melding kost u de dekking alleen als het contract dat zegt en de verzekeraar aantoont dat het uitstel hem schaadde.',
  },
}
