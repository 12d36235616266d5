/** What can still be done about debts and a rented home when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_NL: Words = {
  'nl.late.claim-reality': {
    says: 'De zittingsdag lijkt voorbij. Misschien heeft de rechter zonder u beslist (verstek). U kunt nog iets doen, maar doe het vandaag.',
  },
  'nl.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Nog geen vonnis? Vraag of u nu mag antwoorden (verstek zuiveren). Is het er wel, vraag een kopie.',
  },
  'nl.late.claim-rights': {
    says: 'Tot er een vonnis is, kunt u nog antwoorden. Daarna hebt u meestal vier weken voor verzet, vanaf de afgifte aan uzelf of uw eigen reactie erop.',
  },
  'nl.late.claim-option': {
    says: 'Dezelfde rechter kijkt opnieuw. Een deurwaarder moet uw verzet brengen (verzetdagvaarding).',
    title: 'Verzet, als de rechter zonder u besliste',
    cost: 'Een deurwaarder, en bij een laag inkomen een klein deel van de advocaat.',
    time: 'Meestal vier weken vanaf de afgifte aan uzelf.',
    risk: 'Het vonnis kan intussen vaak worden uitgevoerd.',
    bestFor: 'U hebt een reden waarom de eis niet klopt.',
  },
  'nl.late.judgment-reality': {
    says: 'Geteld vanaf de datum op het papier zijn de vier weken voor verzet voorbij. Misschien begonnen ze later, of nog niet.',
  },
  'nl.late.judgment-stands': {
    says: 'De drie maanden voor hoger beroep lijken voorbij. Het vonnis staat dan meestal vast. Een regeling en schuldhulp kunnen nog.',
  },
  'nl.late.judgment-step': {
    says: 'Wanneer kreeg u het zelf in handen? Wanneer belde of betaalde u, of werd er geld gepakt? Alles korter dan vier weken geleden: vandaag een advocaat, en verzet.',
  },
  'nl.late.judgment-plan': {
    says: 'Te laat om het aan te vechten? Bel vandaag de deurwaarder en bied schriftelijk een maandbedrag aan. Alleen een duidelijke fout of nieuwe grote nood kan het nog stoppen.',
  },
  'nl.late.judgment-right': {
    says: 'Een papier in de brievenbus start de vier weken voor verzet niet. Ze starten bij afgifte aan uzelf, door wat u doet, of als er geld is gepakt.',
  },
  'nl.late.judgment-option': {
    says: 'Vraag dezelfde rechter opnieuw te kijken. Een advocaat kijkt eerst wanneer uw vier weken begonnen.',
    title: 'Verzet, als uw vier weken nog lopen',
    cost: 'Een deurwaarder, en bij een laag inkomen een klein deel van de advocaat.',
    time: 'Vandaag.',
    risk: 'Te laat, dan betaalt u de kosten.',
    bestFor: 'U hoorde er pas kort geleden van.',
  },
  'nl.late.bailiff-reality': {
    says: 'De tijd in het papier lijkt voorbij. Spullen, loon of geld op de bank kunnen in beslag worden genomen. U houdt genoeg om van te leven, en een regeling kan nog.',
  },
  'nl.late.bailiff-step': {
    says: 'Bel vandaag de deurwaarder, ook al is de dag voorbij. Vraag op welk vonnis het rust en wat er komt. Bied schriftelijk een maandbedrag aan.',
  },
  'nl.late.evict-step': {
    says: 'Bel vandaag de deurwaarder en een advocaat. Vraag of en wanneer u eruit moet. Een rechter kan het nog stoppen of uitstellen (executiegeschil).',
  },
  'nl.late.demand-step': {
    says: 'Antwoord vandaag, ook al is de dag voorbij: betwist het of stel een regeling voor. De 14 dagen lopen vanaf de dag na de ontvangst van de brief.',
  },
  'nl.late.demand-pay': {
    says: 'Betaal wat u schuldig bent. Kosten alleen als een eerste brief 14 dagen gaf en hun bedrag noemde.',
    title: 'Betaal de rekening, en controleer de kosten',
    cost: 'De rekening, misschien met kosten.',
    time: 'Vandaag.',
    risk: 'U kunt een verweer kwijtraken.',
    bestFor: 'De rekening klopt en u kunt betalen.',
  },
  'nl.late.home-reality': {
    says: 'De dag in de brief is voorbij, maar dat beëindigt de huur niet. Als u niet schriftelijk instemde, mag u blijven tot een rechter heeft beslist.',
  },
  'nl.late.home-step': {
    says: 'Blijf, en schrijf vandaag dat u niet instemt. Zwijgen was geen ja. Neem elk papier van een deurwaarder aan: er kan een zittingsdag in staan.',
  },
  'nl.late.home-option': {
    says: 'Schrijf dat u niet instemt. Door te zwijgen verloor u niets.',
    title: 'Ook nu nog nee zeggen',
    cost: 'Niets.',
    time: 'Vandaag.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'U wilt blijven.',
  },
  'nl.late.rent-reality': {
    says: 'De betaaldag is voorbij, dus de verhuurder kan naar de rechter. Alleen een rechter kan de huur beëindigen. Wat u daarvoor betaalt, telt voor u mee.',
  },
  'nl.late.rent-step': {
    says: 'Betaal vandaag de huur van deze maand en wat u verder kunt, en bied de rest schriftelijk in delen aan. Komt er een dagvaarding, ga dan: de rechter kan een maand extra geven.',
  },
}
