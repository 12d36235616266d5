/** The Dutch words of Ireland: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'ie.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'ie.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd, dan moeten ze hun zaak bewijzen.',
  },
  'ie.claim.who': {
    says: 'Wie eist, is de eiser (claimant, plaintiff). U bent de verweerder (respondent, defendant). De rechter kiest geen kant.',
  },
  'ie.claim.rights': {
    says: 'U kunt u tegen alles of een deel verweren, een akkoord sluiten of vragen in delen te betalen.',
  },
  'ie.claim.not-yet': {
    says: 'Ze kunnen nog geen gerechtsdeurwaarder (sheriff) sturen. Eerst hebben ze een vonnis nodig.',
  },
  'ie.claim.know-default': {
    says: 'Veel mensen verliezen alleen omdat ze niet antwoordden. Een verweer op tijd houdt uw zaak open.',
  },
  'ie.claim.right-defend': {
    says: 'U hebt het recht u te verweren tegen de eis en gehoord te worden.',
  },
  'ie.claim.right-documents': {
    says: 'U kunt kopieën vragen van de papieren waarop ze zich beroepen.',
  },
  'ie.claim.right-old': {
    says: 'U kunt zeggen dat de eis te oud is. Schrijf het in uw verweer (defence).',
  },
  'ie.claim.district': {
    says: 'In de District Court hebt u 28 dagen vanaf de betekening (service). Wij tellen vanaf de datum van het papier, voor de zekerheid.',
    action: 'Uw verschijning en verweer bezorgen en indienen (appearance and defence)',
    consequence: 'Ze kunnen een vonnis vragen zonder dat u gehoord wordt.',
  },
  'ie.claim.circuit': {
    says: 'In de Circuit Court hebt u 10 dagen vanaf de betekening (service) om te verschijnen (appearance). Wij tellen vanaf de datum van het papier, voor de zekerheid.',
    action: 'Uw verschijning (appearance) melden bij het kantoor van de Circuit Court',
    consequence: 'Ze kunnen een vonnis vragen zonder dat u gehoord wordt.',
  },
  'ie.claim.high': {
    says: 'In de High Court hebt u acht dagen vanaf de betekening (service) om te verschijnen (appearance). Wij tellen vanaf de datum van het papier, voor de zekerheid.',
    action: 'Uw verschijning (appearance) melden bij het Central Office',
    consequence: 'Ze kunnen een vonnis vragen zonder dat u gehoord wordt.',
  },
  'ie.claim.step-date': {
    says: 'Schrijf op welke dag u de papieren kreeg. Kijk welke rechtbank het is: District, Circuit of High Court.',
  },
  'ie.claim.step-help': {
    says: 'Bel MABS op 0818 07 2000 of FLAC voor gratis juridische informatie.',
  },
  'ie.claim.step-file': {
    says: 'Stuur uw verschijning (appearance) of verweer (defence) op tijd naar het kantoor van de rechtbank en naar de andere kant. Bewaar een kopie.',
  },
  'ie.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, mails en bewijs van betaling.',
  },
  'ie.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'U verweren',
    cost: 'In de District Court meestal geen kosten.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Verliest u, dan kunt u kosten schuldig zijn.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'ie.claim.opt-settle': {
    says: 'Bent u het schuldig in de District Court? Neem dan binnen 10 dagen contact op met de andere kant, om betaling en kosten af te spreken.',
    title: 'Schikken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Binnen 10 dagen is het best.',
    risk: 'Komt er geen akkoord, dan kan de tijd om te antwoorden verlopen.',
    bestFor: 'U bent het schuldig.',
  },
  'ie.claim.opt-help': {
    says: 'MABS kan u helpen een aanbod te doen. Vraag de Legal Aid Board of u een advocaat (solicitor) kunt krijgen.',
    title: 'Gratis hulp vragen',
    cost: 'Gratis of een klein bedrag.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U weet niet zeker wat u moet doen.',
  },
  'ie.claim.warn-default': {
    says: 'Antwoordt u niet op tijd, dan kunnen ze een vonnis krijgen zonder zitting.',
  },
  'ie.claim.right-interest': {
    says: 'Rente die geen contract noemt, kan de rechter geven of weigeren. U kunt vragen om geen rente toe te voegen.',
  },
}
