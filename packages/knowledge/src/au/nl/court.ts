/** Claims before a court: the papers, the defence and help: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'au.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'au.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd? Dan moeten zij hun zaak bewijzen.',
  },
  'au.claim.who': {
    says: 'Wie de zaak begint, is de eiser (plaintiff of claimant). U bent de gedaagde (defendant). De rechter kiest geen kant.',
  },
  'au.claim.rights': {
    says: 'U kunt zich tegen alles of een deel verweren, iets afspreken, of vragen in delen te betalen.',
  },
  'au.claim.not-yet': {
    says: 'Ze kunnen nog niet bij uw loon, bankrekening of spullen. Eerst hebben ze een vonnis nodig.',
  },
  'au.claim.know-afca': {
    says: 'Gaat het om een lening of een kaart? Dan kan een klacht bij AFCA vóór het vonnis de rechtszaak stoppen.',
  },
  'au.claim.right-defend': {
    says: 'U hebt het recht een verweer (defence) in te dienen en gehoord te worden.',
  },
  'au.claim.right-afca': {
    says: 'Voor een lening of kaart kunt u ook naar AFCA nadat de eis is gekomen, maar vóór het vonnis.',
  },
  'au.claim.right-old': { says: 'U kunt zeggen dat de eis te oud is. Schrijf het in uw verweer.' },
  'au.claim.step-date': {
    says: 'Schrijf de dag op waarop u de papieren kreeg. Zoek op het formulier de laatste dag om te antwoorden.',
  },
  'au.claim.step-help': {
    says: 'Bel vandaag de National Debt Helpline op 1800 007 007 of legal aid (gratis rechtshulp).',
  },
  'au.claim.step-file': {
    says: 'Vul het verweerformulier (defence) van die rechtbank in en dien het op tijd in. Bewaar een kopie.',
  },
  'au.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, e-mails en bewijs van betaling.',
  },
  'au.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'Een verweer (defence) indienen',
    cost: 'Meestal gratis.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Verliest u? Dan moet u misschien kosten betalen.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'au.claim.opt-afca': {
    says: 'Dien online een klacht in en zeg het tegen de andere kant en de rechtbank.',
    title: 'Naar AFCA gaan',
    cost: 'Gratis.',
    time: 'Vóór het vonnis, en vóór de laatste dag om te antwoorden.',
    risk: 'Dien ook een verweer (defence) in als de dag dichtbij is.',
    bestFor: 'Het is een lening, een kaart of een gekochte schuld.',
  },
  'au.claim.opt-settle': {
    says: 'Bied een bedrag of een regeling aan. Dien toch uw verweer in, tenzij de afspraak getekend is.',
    title: 'Iets afspreken of in delen betalen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Komt er geen afspraak? Dan kan de tijd om te antwoorden voorbijgaan.',
    bestFor: 'U bent het schuldig, maar kunt niet alles ineens betalen.',
  },
  'au.claim.warn-default': {
    says: 'Antwoordt u niet op tijd? Dan kan de rechter zonder u beslissen. Dat heet een verstekvonnis (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Begint een koper van schulden een zaak? Vraag dan bewijs van elke verkoop van de schuld.',
    actionable: 'Schrijf in uw verweer dat u niet erkent dat de schuld van hen is.',
  },
  'au.claim.right-default-notice': {
    says: 'Bij een lening of kaart moeten zij eerst een default notice sturen met 30 dagen. Vraag een kopie; was die er niet, schrijf dat in uw verweer.',
  },
  'au.tribunal.rights': {
    says: 'U kunt naar de zitting gaan, uw kant vertellen en bewijs meenemen. De meesten spreken zelf, want een advocaat heeft meestal toestemming nodig.',
  },
  'au.tribunal.step-go': {
    says: 'Schrijf dag, tijd en plaats op, en ga. Kunt u niet, vraag het tribunaal dan vooraf om een andere dag of een zitting per telefoon.',
  },
  'au.tribunal.step-orders': {
    says: 'Lees of het tribunaal papieren of een schriftelijk verweer vraagt, of zonder zitting beslist. Zo ja, stuur de uwe op tijd, ook naar de andere kant.',
  },
  'au.tribunal.right-undo': {
    says: 'Had u een goede reden om niet te komen, vraag dan de beslissing ongedaan te maken. Bij NCAT 7 dagen na de beslissing, bij VCAT 14 dagen nadat u het weet.',
  },
  'au.tribunal.warn-absent': {
    says: 'Komt u niet, dan kan het tribunaal zonder u beslissen.',
  },
  'au.tribunal.option-go': {
    title: 'Het tribunaal uw kant vertellen',
    cost: 'Meestal gratis voor u.',
    time: 'De dag van de zitting.',
    risk: 'Verliest u, dan doet u wat wordt opgelegd.',
    bestFor: 'U bent het niet of niet allemaal schuldig.',
    says: 'Ga met papieren, foto’s en getuigen. U kunt vooraf ook schriftelijk een akkoord aanbieden.',
  },
}
