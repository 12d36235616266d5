/** What can still be done when the time in a paper of a court, a bailiff or an office is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_NL: Words = {
  'be.late.claim-reality': {
    says: 'De dag van de zitting lijkt voorbij, dus de rechter kan zonder u hebben beslist. De tijd voor beroep of verzet begint pas als een deurwaarder het vonnis betekent.',
  },
  'be.late.claim-step': {
    says: 'Bel vandaag de griffie met het nummer. Vraag of er een vonnis of nieuwe datum is. Vraag dezelfde dag een gratis advocaat.',
  },
  'be.late.claim-option': {
    says: 'Bent u bij verstek veroordeeld, ga in hoger beroep. Kan dat niet, doe dan verzet bij dezelfde rechtbank.',
    title: 'Beroep of verzet, als zonder u is beslist',
    cost: 'Een advocaat, gratis bij een laag inkomen.',
    time: 'Een maand na de betekening.',
    risk: 'Vaak kan het intussen worden uitgevoerd.',
    bestFor: 'U hebt een reden waarom de eis niet klopt.',
  },
  'be.late.judgment-reality': {
    says: 'Geteld vanaf de datum is de maand voor beroep of verzet voorbij. Die loopt vanaf de betekening. Een plan en schuldhulp kunnen nog.',
  },
  'be.late.judgment-step': {
    says: 'Op welke dag bracht de deurwaarder het? Minder dan een maand: ga vandaag naar een advocaat. Later: bied hem vandaag schriftelijk een maandbedrag aan.',
  },
  'be.late.officer-step': {
    says: 'Bel de deurwaarder vandaag, ook al is de dag voorbij. Vraag wat er nu komt en bied schriftelijk een maandbedrag aan. De beslagrechter kan een foute stap stoppen.',
  },
  'be.late.demand-step': {
    says: 'Antwoord vandaag, ook al is de dag voorbij: betwist, of bied een plan aan. Neem elke aangetekende brief en elk deurwaardersstuk aan.',
  },
  'be.late.fine-reality': {
    says: 'De tijd in de brief is voorbij, dus het bedrag kan stijgen. Een hoger voorstel of een bevel tot betalen kan volgen. Tegen een bevel hebt u 30 dagen.',
  },
  'be.late.fine-step': {
    says: 'Kijk vandaag op de website of bel het nummer in de brief. Vraag hoe het staat en of u dit bedrag nog kunt betalen of nog kunt antwoorden.',
  },
  'be.late.order-step': {
    says: 'Wanneer kreeg u het bevel? De 30 dagen lopen vanaf dan. Nog binnen de tijd? Ga vandaag naar de politierechtbank. Voorbij? Vraag een plan, en een advocaat als u het nooit kreeg.',
  },
  'be.late.gas-reality': {
    says: 'De tijd om u te verdedigen lijkt voorbij. De stad beslist dan en schrijft u. Tegen die beslissing kunt u een maand naar de politierechtbank.',
  },
  'be.late.tax-step': {
    says: 'De betaaldag is voorbij. Vraag vandaag een plan in MyMinfin en betaal wat kan. Klopt het niet? Meestal hebt u tot een jaar voor bezwaar.',
  },
  'be.late.benefit-rights': {
    says: 'Geteld vanaf de datum van de brief zijn de drie maanden voor beroep voorbij. U mag nog redenen, een plan of kwijtschelding vragen.',
  },
  'be.late.benefit-step': {
    says: 'Lees het einde: staat er hoe en tot wanneer u in beroep gaat? Zo niet, dan begonnen de drie maanden nooit: ga nu in beroep. Zo ja, vraag vandaag een plan of kwijtschelding.',
  },
  'be.late.job-step': {
    says: 'Een jaar na het einde zijn de meeste eisen weg. Loon niet betalen is een misdrijf, dus daarvoor hebt u misschien vijf jaar. Vraag deze week een vakbond.',
  },
}
