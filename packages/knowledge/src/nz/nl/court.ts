/** Claims before a court: the papers, the days to answer and the defence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'nz.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'nz.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd? Dan moeten zij hun zaak bewijzen.',
  },
  'nz.claim.who': {
    says: 'Wie de zaak begint, is de eiser (plaintiff of applicant). U bent de gedaagde (defendant of respondent). De rechter kiest geen kant.',
  },
  'nz.claim.rights': {
    says: 'U kunt zich tegen alles of een deel verweren, iets afspreken, of vragen in delen te betalen.',
  },
  'nz.claim.not-yet': {
    says: 'Ze kunnen nog niet bij uw loon, bankrekening of spullen. Eerst hebben ze een vonnis nodig.',
  },
  'nz.claim.know-tribunal': {
    says: 'Sinds 24 januari 2026 behandelt het Disputes Tribunal betwiste eisen tot $60.000. Advocaten mogen daar niet optreden.',
  },
  'nz.claim.right-defend': {
    says: 'U hebt het recht een verweer (statement of defence) in te dienen en gehoord te worden.',
  },
  'nz.claim.right-transfer': {
    says: 'Betwist u een eis van hoogstens $60.000? Dan kunt u vragen de zaak naar het Disputes Tribunal te brengen.',
  },
  'nz.claim.right-old': { says: 'U kunt zeggen dat de eis te oud is. Schrijf het in uw verweer.' },
  'nz.claim.defence': {
    says: 'U hebt 25 werkdagen vanaf de betekening (service) om een verweer in te dienen. Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw verweer (statement of defence) in bij de rechtbank',
    consequence: 'Ze kunnen een vonnis krijgen zonder dat u gehoord bent.',
  },
  'nz.claim.step-date': {
    says: 'Schrijf de dag op waarop u de papieren kreeg. In de notice of proceeding staat hoeveel dagen u hebt.',
  },
  'nz.claim.step-help': {
    says: 'Bel vandaag Community Law of Citizens Advice Bureau voor gratis hulp.',
  },
  'nz.claim.step-file': {
    says: 'Dien uw verweer (statement of defence) op tijd in bij de rechtbank, en stuur een kopie naar de andere kant.',
  },
  'nz.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, e-mails en bewijs van betaling.',
  },
  'nz.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'Een verweer indienen',
    cost: 'Meestal gratis.',
    time: '25 werkdagen.',
    risk: 'Verliest u? Dan moet u misschien kosten betalen.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Vraag de rechter om de zaak te verplaatsen. Het is daar eenvoudiger en er zijn geen advocaten.',
    title: 'Om het Disputes Tribunal vragen',
    cost: 'Een klein bedrag of niets.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Dien ook een verweer in als die dag dichtbij is.',
    bestFor: 'U betwist de eis en het is $60.000 of minder.',
  },
  'nz.claim.opt-settle': {
    says: 'Bied een bedrag of een regeling aan. Dien toch uw verweer in, tenzij de afspraak getekend is.',
    title: 'Het samen regelen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Komt er geen afspraak? Dan kan de tijd voorbijgaan.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'nz.claim.warn-default': {
    says: 'Antwoordt u niet op tijd? Dan kan de rechter zonder u beslissen.',
  },
  'nz.claim.right-lender': {
    says: 'Bij een lening moet de kredietgever zorgvuldig hebben geleend, de voorwaarden hebben gezegd en eerlijke kosten vragen. Zo niet, schrijf dat in uw verweer.',
  },
}
