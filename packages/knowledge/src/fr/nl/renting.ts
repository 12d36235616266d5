/** The Dutch words of the rows in ../renting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Ze willen de achterstallige huur, of een plan. Deze brief beëindigt uw huur niet.',
  },
  'fr.home.want-order': {
    says: 'Dit is een formeel bevel om de huur te betalen (commandement de payer). Betaalt u niet op tijd, dan kunnen ze een rechter vragen de huur te beëindigen.',
  },
  'fr.home.want-notice': {
    says: 'Uw verhuurder zegt de huur op (congé): om te verkopen, er te wonen, of om een ernstige reden.',
  },
  'fr.home.want-leave': {
    says: 'Een rechter heeft uitzetting bevolen. De deurwaarder zegt dat u moet vertrekken (commandement de quitter les lieux).',
  },
  'fr.home.want-other': {
    says: 'Ze willen dat u uw woning verlaat, of zeggen dat ze daarvoor naar de rechter gaan.',
  },
  'fr.home.who': {
    says: 'Een verhuurder of makelaar is een particulier of bedrijf. Alleen een rechter kan uw recht om te blijven beëindigen. Alleen een deurwaarder (commissaire de justice) met een vonnis mag uitzetten.',
  },
  'fr.home.reality': {
    says: 'Een brief zet niemand uit. Er is een rechter nodig, dan een deurwaarder (commissaire de justice), dan meestal politiehulp van de prefect. Dat duurt maanden.',
  },
  'fr.home.reality-judged': {
    says: 'Er is een beslissing van de rechter, dus dit is dringend. U hebt nog tijd, helpers en een rechter die meer tijd kan geven.',
  },
  'fr.home.not-yet': {
    says: 'Ze kunnen u nu niet uitzetten. Ze hebben een vonnis nodig, een bevel om te vertrekken en dan meestal twee maanden.',
  },
  'fr.home.not-yet-winter': {
    says: 'Van 1 november tot 31 maart mag meestal geen huurder worden uitgezet (trêve hivernale). Huur en rechtszaak gaan door.',
  },
  'fr.home.rights-summary': {
    says: 'U mag blijven tot een rechter beslist. U kunt tijd vragen, hulp met de huur en een gratis advocaat.',
  },
  'fr.home.know-three-years': {
    says: 'Een rechter kan tot drie jaar geven voor achterstallige huur, als u voor de zitting de lopende huur weer betaalt.',
    learnMore: 'Betaal de volgende huur volledig, ook als de schuld blijft.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'U hebt zes weken vanaf het bevel tot betalen (commandement) om te betalen of hulp te vragen. Huurcontracten van voor 29 juli 2023 geven vaak twee maanden.',
    action: 'De huurschuld betalen, of een plan afspreken',
    consequence: 'Daarna kan de verhuurder een rechter vragen de huur te beëindigen.',
  },
  'fr.home.deadline-two-months': {
    says: 'Dit bevel geeft twee maanden om te betalen, zoals oudere huurcontracten.',
    action: 'De huurschuld betalen, of een plan afspreken',
    consequence: 'Daarna kan de verhuurder een rechter vragen de huur te beëindigen.',
  },
  'fr.home.deadline-leave': {
    says: "U hebt twee maanden vanaf het bevel om te vertrekken, tenzij de rechter dit verkortte. Vraag de executierechter (juge de l'exécution) voor die tijd om meer.",
    action: 'De rechter om meer tijd vragen, en een woning zoeken',
    consequence:
      'Daarna kan de deurwaarder politiehulp vragen. Meestal geen uitzetting van 1 november tot 31 maart.',
  },
  'fr.home.step-stay': {
    says: 'Vertrek nog niet en geef de sleutels nog niet terug. Vraag eerst advies.',
  },
  'fr.home.step-adil': {
    says: 'Bel de ADIL of SOS loyers impayés (0 805 16 00 75). Het is gratis en zij kennen de helpers in uw buurt.',
  },
  'fr.home.step-fsl': {
    says: 'Vraag een maatschappelijk werker om hulp van het huisvestingsfonds (FSL). Zeg het ook de CAF, zodat de huurtoeslag doorloopt.',
  },
  'fr.home.step-pay-rent': {
    says: 'Betaal de lopende huur als u kunt. Daar kijkt een rechter eerst naar.',
  },
  'fr.home.step-more-time': {
    says: "Vraag de executierechter (juge de l'exécution) meer tijd om te vertrekken: van één maand tot één jaar. Toon uw zoektocht naar een woning.",
  },
  'fr.home.step-check-notice': {
    says: 'Controleer de opzegging (congé). Is er een reden? Is het zes maanden (drie als gemeubileerd) voor het einde van de huur? Kwam ze per aangetekende brief, deurwaarder of in de hand?',
  },
  'fr.home.step-plan': {
    says: 'Bied schriftelijk de huur plus een klein maandbedrag. Bewaar bewijs van elke betaling.',
  },
  'fr.home.step-dispute': {
    says: 'Vraag een huuroverzicht en controleer elke maand, elke betaling en de jaarlijkse afrekening van de servicekosten.',
  },
  'fr.home.step-dalo': {
    says: 'Dreigt uitzetting zonder nieuwe woning, vraag dan het recht op wonen (DALO) aan.',
  },
  'fr.home.right-judge': {
    says: 'Alleen een rechter kan uw verblijf beëindigen, en alleen een deurwaarder (commissaire de justice) mag het uitvoeren.',
  },
  'fr.home.right-no-force': {
    says: 'Een verhuurder die de sloten vervangt of u eruit dwingt, pleegt een misdrijf: tot drie jaar gevangenis en €30.000. Bel de politie (17).',
  },
  'fr.home.right-winter': {
    says: 'U hebt recht op de winterstop (trêve hivernale): meestal geen uitzetting van 1 november tot 31 maart.',
  },
  'fr.home.right-three-years': {
    says: 'U hebt het recht de rechter tot drie jaar te vragen om huurschuld te betalen, als u de huur weer betaalt.',
  },
  'fr.home.right-reason': {
    says: 'Bij een lege woning moet de verhuurder zes maanden voor het einde van de huur opzeggen (congé). De enige redenen: verkoop, eigen gebruik of een ernstige reden.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Bij een gemeubileerde woning moet de verhuurder drie maanden voor het einde van de huur opzeggen (congé). Er moet een reden zijn: verkoop, eigen gebruik of een ernstige reden.',
  },
  'fr.home.right-older': {
    says: 'Bent u ouder dan 65 met een laag inkomen, dan moet de verhuurder u meestal een andere woning in de buurt aanbieden.',
  },
  'fr.home.right-buy': {
    says: 'Een opzegging om een lege woning te verkopen is eerst een aanbod aan u. U hebt de eerste twee maanden van de opzegtermijn om ja te zeggen.',
  },
  'fr.home.right-home-help': {
    says: 'U hebt het recht de staat om een woning te vragen (DALO) als uitzetting is bevolen.',
  },
  'fr.home.option-plan': {
    title: 'Een huurplan afspreken',
    says: 'Bied de huur plus een bedrag voor de schuld, door beiden getekend.',
    cost: 'Wat u biedt.',
    time: 'Een avond.',
    risk: 'Houdt u zich er niet aan, dan gaan ze door.',
    bestFor: 'U kunt de lopende huur betalen.',
  },
  'fr.home.option-help': {
    title: 'Gratis hulp bij wonen vragen',
    says: 'De ADIL, een maatschappelijk werker en het huisvestingsfonds (FSL) kunnen veel uitzettingen stoppen.',
    cost: 'Niets.',
    time: 'Bel vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met huurachterstand of een opzegging.',
  },
  'fr.home.option-court': {
    title: 'Naar de zitting gaan',
    says: 'Vertel de rechter uw kant en vraag tijd. U hebt geen advocaat nodig.',
    cost: 'Niets.',
    time: 'Een halve dag.',
    risk: 'Blijft u weg, dan beslist de rechter alleen.',
    bestFor: 'U hebt een zittingsdatum.',
  },
  'fr.home.option-dispute': {
    title: 'De opzegging betwisten',
    says: 'Is de reden vals of de tijd te kort, schrijf dan de verhuurder. De huur loopt dan door, of een rechter beslist.',
    cost: 'Een aangetekende brief.',
    time: 'Een uur.',
    risk: 'Is de opzegging geldig, dan moet u aan het einde vertrekken.',
    bestFor: 'De opzegging is te laat, heeft geen reden, of de reden is een voorwendsel.',
  },
  'fr.home.option-overdebt': {
    title: 'Hulp bij te veel schulden vragen',
    says: 'De Banque de France kan huurschulden meenemen (surendettement). Een rechter kan een uitzetting dan een tijd stoppen.',
    cost: 'Niets.',
    time: 'Tot drie maanden.',
    risk: 'U moet de lopende huur betalen.',
    bestFor: 'U hebt huurschulden en andere.',
  },
  'fr.home.warn-hearing': {
    says: 'Komt er een dagvaarding (assignation), ga dan naar de zitting. Men biedt u een sociaal onderzoek aan: doe mee, het helpt u.',
  },
  'fr.home.warn-judged': {
    says: 'Een rechter heeft beslist. Ga vandaag naar een gratis advocaat of de ADIL en vraag tijd.',
  },
  'fr.home.insight-no-reason': {
    says: 'Wij zien geen reden voor de opzegging. Zonder een van de drie wettelijke redenen heeft ze geen kracht.',
    actionable: 'Laat de ADIL ze controleren, en zeg de verhuurder schriftelijk dat u blijft.',
  },
  'fr.home.insight-costs': {
    says: 'De brief telt kosten of boetes op. Bij huur van een woning mag men kosten voor herinneringen en boetes niet bij de huurder leggen.',
    actionable: 'Betaal alleen de huur en servicekosten, en zeg schriftelijk waarom.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Vraag dat uw zaak naar de commissie tegen uitzetting (CCAPEX) gaat. Die brengt verhuurder, CAF en maatschappelijk werkers bij elkaar.',
    risk: 'Geen.',
    notWhen: 'Een zitting is over enkele dagen: ga eerst naar een advocaat.',
  },
  'fr.home.element-fsl': {
    name: 'Het adres van het huisvestingsfonds (FSL)',
    says: 'Het bevel moet het huisvestingsfonds (FSL) noemen waar u terechtkunt.',
    ifMissing:
      'Wij zien het huisvestingsfonds (FSL) niet. Laat het de ADIL zien: een ontbrekend deel kan het bevel nietig maken.',
  },
  'fr.home.element-count': {
    name: 'De huur en de berekening van de schuld',
    says: 'Het bevel moet de maandhuur en een berekening van de schuld tonen.',
    ifMissing: 'Wij zien geen berekening van de schuld. Vraag erom.',
  },
  'fr.home.myth-winter-free': {
    says: 'De winterstop (trêve hivernale) stopt de uitzetting, niet de huur. De schuld groeit en de rechtszaak gaat door.',
  },
  'fr.home.myth-lock': {
    says: 'Nee. Een verhuurder mag de sloten niet vervangen, water of stroom niet afsluiten en uw spullen niet buitenzetten.',
  },
  'fr.home.officer-order': {
    says: 'Dit is een formeel bevel om de huur te betalen (commandement de payer). Betaalt u niet op tijd, dan kunnen ze een rechter vragen de huur te beëindigen.',
  },
  'fr.home.officer-leave': {
    says: 'Een rechter heeft uitzetting bevolen. De deurwaarder zegt dat u moet vertrekken (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Dit bevel alleen beëindigt uw huur niet en zet u niet uit. Het start een tijd om te betalen of hulp te vragen. Alleen een rechter kan beslissen.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Er is een beslissing van de rechter, dus dit is dringend. U hebt nog tijd, helpers en een rechter die meer tijd kan geven.',
  },
  'fr.home.officer-winter': {
    says: 'Van 1 november tot 31 maart mag meestal geen huurder worden uitgezet (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Bel vandaag SOS loyers impayés (0 805 16 00 75) of uw ADIL. Het is gratis.',
  },
  'fr.home.officer-fsl': {
    says: 'Vraag een maatschappelijk werker naar het huisvestingsfonds (FSL) en zeg het de CAF. Betaal de lopende huur als u kunt.',
  },
  'fr.home.officer-time': {
    says: "Vraag de executierechter (juge de l'exécution) meer tijd om te vertrekken: van één maand tot één jaar. Toon uw zoektocht naar een woning.",
  },
  'fr.home.officer-three-years': {
    says: 'U hebt het recht de rechter tot drie jaar te vragen om huurschuld te betalen, als u de huur weer betaalt.',
  },
  'fr.home.officer-right-winter': {
    says: 'U hebt recht op de winterstop (trêve hivernale): meestal geen uitzetting van 1 november tot 31 maart.',
  },
  'fr.home.judged-winter': {
    says: 'Van 1 november tot 31 maart mag meestal geen huurder worden uitgezet (trêve hivernale).',
    learnMore:
      'Na een vonnis moet de deurwaarder eerst een bevel geven om te vertrekken, en dan meestal twee maanden.',
  },
  'fr.home.judged-adil': {
    says: 'Bel SOS loyers impayés (0 805 16 00 75) of uw ADIL. Vraag een maatschappelijk werker naar het huisvestingsfonds (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'In een huurzaak mag u de rechter tot drie jaar vragen, als u voor de zitting de lopende huur weer betaalt.',
  },
  'fr.home.judged-time': {
    says: "U hebt het recht de executierechter (juge de l'exécution) meer tijd te vragen om te vertrekken: één maand tot één jaar.",
  },
}
