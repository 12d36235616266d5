/** Dutch: what is said about a letter to send. See en/letters.ts. */
import type { LetterWords } from '../phrases.ts'

export const NL_LETTERS: LetterWords = {
  noteLabel: 'Notitie voor u, niet meesturen: {note}',
  noteInsurerFirst:
    'Stuur hun brief vandaag naar uw eigen autoverzekeraar. Zeg niet dat het uw schuld was.',
  noteReplyForm: 'Stuur het antwoordformulier mee als dat bij hun brief zat. Bewaar een kopie.',
  noteDemandClock:
    'Deze brief stopt de termijn niet. Vraag meteen advies over vernietiging door de rechter.',
  noteBailiffPhone:
    'Bel of mail hen ook, want een brief duurt dagen. Schrijf op wie u sprak en wanneer.',
  noteNotToCourt:
    'Stuur dit naar de andere partij, niet naar de rechter. Het is geen antwoord op de zaak zelf.',
  noteReplyOnForm:
    'Antwoord de rechter op het formulier of online vóór {replyBy}, ook als zij deze brief niet beantwoorden.',
  noteHearing:
    'Ga naar de zitting op {hearingOn}, ook als zij deze brief niet beantwoorden. Stuur daarvoor de formulieren van de rechter terug.',
  noteReplyPapers:
    'Antwoord de rechter zoals zijn papieren zeggen vóór {replyBy}, ook als zij deze brief niet beantwoorden.',
  noteReplyCourt:
    'Antwoord de rechter zoals en wanneer zijn papieren zeggen, ook als zij deze brief niet beantwoorden.',
  noteNiDefend:
    'Stuur in Noord-Ierland de ‘Notice of Intention to Defend’ naar hun advocaat en naar de griffie.',
  noteCourtDatePassed:
    'De datum om de rechter te antwoorden is voorbij. Antwoord vandaag en vraag advies, misschien is er al beslist.',
  noteJudgment:
    'Deze brief verandert het vonnis niet. Vraag een adviseur over verzet, hoger beroep of een regeling.',
  noteStay: 'Verhuis niet vanwege deze opzegging. Vraag eerst gratis advies over wonen.',
  noteAcas:
    'Een beroep bij de werkgever stopt de termijn voor de rechter niet. Vraag Acas of een adviseur nu naar die datum.',
  noteWorkTime:
    'De termijn voor de rechter is kort. Deze brief stopt die niet, dus vraag deze week advies.',
  noteTaxPhone: 'Bel ook als de datum dichtbij is. Een brief kan weken blijven liggen.',
  noteTvTrue:
    'Kijkt daar iemand live tv of iPlayer, stuur dit dan niet. Dan is een licentie nodig.',
  noteIndependentAppeal:
    'Stuur dit met de code uit hun brief naar de onafhankelijke beroepsdienst, niet naar het bedrijf.',
  noteDriver:
    'Schrijf niet wie er reed, niet hier en niet op hun website. Bewaar uw kaartje, bonnen en foto’s.',
  noteOwnForm:
    'Gebruik de website of het formulier in hun bericht als zij dat vragen, en bewaar een kopie.',
  noteMusicTrue:
    'Schrijf alleen dat er geen muziek klonk als dat waar is. Vraag juridisch advies voordat u iets tekent.',
  noteCheckAge:
    'Stuur dit niet als er al een vonnis of een rechtszaak is. Betaal niets voordat u de data hebt nagekeken.',
  noteCopyToCouncil: 'Stuur een kopie naar de overheid of rechter voor wie zij innen.',
  noteKeepCopy:
    'Stuur de brief aangetekend of zo dat u de ontvangst kunt bewijzen. Bewaar een kopie.',
  noteNoPayment:
    'Betaal niets, ook geen klein deel, voordat zij het bewijzen. Een betaling kan de verjaring opnieuw laten beginnen.',
  noteNoStop:
    'Deze brief stopt geen termijn van een rechter of dienst. Schrijf die datum op en houd u eraan.',
  noteIsObjection: 'Deze brief is het formele bezwaar. Hij moet er zijn vóór {replyBy}.',
  noteObjectionTime:
    'Deze brief is het formele bezwaar. Hij moet er zijn voordat de termijn in hun brief eindigt.',
  noteSignNothing: 'Teken de verklaring die zij meestuurden niet zonder juridisch advies.',
  noteNoOfferTooOld:
    'Wij schreven geen aanbod, want de schuld lijkt te oud. Een aanbod kan de verjaring opnieuw laten beginnen.',
  noteNoOfferSum:
    'Wij schreven geen aanbod, want de brief noemt geen zeker bedrag. Vraag eerst om bewijs.',
  noteOfferRisk:
    'Een schriftelijk aanbod kan gelden als erkenning. Vraag advies voordat u het verstuurt, vooral bij een oude schuld.',
  noteOfferAccept: 'Betaal niets voordat zij het hele aanbod schriftelijk aannemen.',
  noteLeftOut: 'Deze woorden van u lieten wij weg, omdat ze u kunnen schaden: ‘{words}’',
  noteOwnWords:
    'Uw eigen woorden staan zo in de brief. Kijk na of ze kloppen en in de taal van de brief zijn.',
  whyOpening: 'Dit noemt hun brief, zodat zij uw zaak vinden.',
  whyNoAdmission:
    'Dit geeft niets toe. Woorden die een schuld erkennen, kunnen tegen u worden gebruikt.',
  whyDispute:
    'Dit zegt duidelijk dat u het niet eens bent. Niemand kan zeggen dat u hebt ingestemd.',
  whyProof: 'Wie geld vraagt, moet dat bewijzen. Deze stukken laten zien of het klopt.',
  whyHold: 'Dit vraagt hen te wachten, zodat de kosten intussen niet oplopen.',
  whyClose: 'Dit zegt hoe zij moeten antwoorden, zodat u het op papier hebt.',
  whyTooOld:
    'Een schuld kan te oud zijn voor de rechter. Dit vraagt naar de leeftijd en geeft niets toe.',
  whySums: 'De bedragen kloppen niet samen, dus zij moeten elk bedrag uitleggen.',
  whyTime: 'Dit vraagt wat zij zouden aannemen. Een vraag belooft niets.',
  whyDriver:
    'Dit zegt niet wie er reed. Dat feit kan worden gebruikt om die persoon geld te vragen.',
  whyReasons: 'Redenen en stukken op papier laten zien of de beslissing eerlijk is.',
  whyObjection: 'Dit is het formele bezwaar. Zo houdt u het recht op een nieuwe beoordeling.',
  whyHome: 'Alleen een rechter kan u uit huis zetten. Dit laat zien dat u dat weet.',
  whyCourt: 'Dit houdt deze brief los van uw antwoord aan de rechter.',
  whyOffer:
    'Dit biedt een deel om alles af te sluiten, en alleen als zij schriftelijk akkoord gaan.',
  whyOwnWords: 'Dit zijn uw eigen woorden. Kijk na of ze kloppen.',
  whyJoint: 'Dit laat zien dat de brief voor u beiden spreekt.',
}
