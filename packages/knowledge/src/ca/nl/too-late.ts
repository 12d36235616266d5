/** What can still be done when the day in a letter is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_NL: Words = {
  'ca.late.claim-want': {
    says: 'U kon antwoorden en uw kant vertellen. De dag daarvoor lijkt voorbij, dus er kan al een vonnis zijn.',
  },
  'ca.late.claim-reality': {
    says: 'Zoek het vandaag uit. Zonder vonnis kan een laat antwoord nog tellen. Is er een, dan kunt u vragen het te schrappen.',
  },
  'ca.late.claim-not-yet': {
    says: 'Loon, bankgeld of spullen kunnen pas na een vonnis worden gepakt. Vraag de rechtbank of dat er is.',
  },
  'ca.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is. Is dat er niet, dien dan meteen uw antwoord in en stuur de andere kant een kopie.',
  },
  'ca.late.claim-option': {
    says: 'Vraag om het te schrappen. Zeg waarom u niet antwoordde en wat uw verweer is. Vraag dat er niets wordt gepakt tot de rechtbank beslist.',
    title: 'De rechtbank vragen het vonnis te schrappen',
    cost: 'Er kunnen kosten zijn.',
    time: 'Zodra u ervan weet.',
    risk: 'Zonder echte reden kan de rechtbank weigeren, met kosten.',
    bestFor: 'Er is zonder u beslist en de eis klopt niet.',
  },
  'ca.late.home-step': {
    says: 'Ga niet zelf weg: meestal kan alleen een rechter of tribunaal dat bevelen. Bel vandaag en vraag of er een zaak, zitting of bevel is. Is er zonder u beslist, vraag dan meteen om een nieuwe blik.',
  },
  'ca.late.tax-step': {
    says: 'De dag is voorbij, dus bel vandaag de belastingdienst en vraag om een plan. Klopt het bedrag niet? Maak bezwaar binnen 90 dagen na het bericht. Daarna kunt u een jaar lang meer tijd vragen.',
  },
  'ca.late.tax-option': {
    says: 'Stuur het bezwaar. Zijn de 90 dagen voorbij? Schrijf erbij waarom het niet op tijd kon. Bij nee kunt u het Tax Court vragen.',
    title: 'Bezwaar maken, of meer tijd vragen',
    cost: 'Gratis.',
    time: '90 dagen. Met een goede reden een jaar meer.',
    risk: 'Bij een zwakke reden kunnen ze weigeren.',
    bestFor: 'Het bedrag klopt niet.',
  },
  'ca.late.benefit-step': {
    says: 'Vraag vandaag schriftelijk om opnieuw te kijken. Is de beslissing ouder dan 30 dagen? Zeg waarom u laat bent en dat u het altijd wilde vragen: dan kan het nog worden aangenomen.',
  },
  'ca.late.fine-step': {
    says: 'Bel vandaag de rechtbank op de bon. Vraag of u veroordeeld bent en of de zaak weer open kan. In Ontario hebt u meestal 15 dagen vanaf de dag dat u het hoorde.',
  },
  'ca.late.fine-reality': {
    says: 'De laatste dag lijkt voorbij, dus er kunnen kosten bij komen. U kunt nog betalen, om tijd vragen en vragen wat nog kan als de boete niet klopt.',
  },
  'ca.late.job-step': {
    says: 'Een dag om te tekenen in de brief is van de werkgever zelf. Teken nog niet: laat een advocaat of legal clinic het aanbod vandaag bekijken. Meestal hebt u twee jaar om meer te eisen.',
  },
  'ca.late.job-qc-step': {
    says: 'Zijn er 45 dagen voorbij sinds uw laatste dag? Stuur de klacht vandaag naar de CNESST en zeg waarom die laat is. Het arbeidstribunaal (TAT) kan die om een redelijke reden aannemen.',
  },
  'ca.late.job-bc-step': {
    says: 'Zijn er zes maanden voorbij sinds uw laatste dag? De Employment Standards Branch neemt een late klacht alleen als iets bijzonders u ophield. Een rechtszaak heeft een eigen, langere tijd.',
  },
  'ca.late.job-federal-step': {
    says: 'Zijn er 90 dagen voorbij sinds uw laatste dag? Meer tijd is er zelden, zoals wanneer u eerst bij het verkeerde bureau klaagde. Ga vandaag naar een advocaat: opzeggeld kunt u meestal nog eisen.',
  },
  'ca.late.rent-step': {
    says: 'De dag is voorbij, maar u hoeft niet weg. Betaal vandaag wat u kunt, bewaar bewijs, en bied schriftelijk een regeling aan. Open alle post: er kan een opzegging of een zitting komen.',
  },
}
