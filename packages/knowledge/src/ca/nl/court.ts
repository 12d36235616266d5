/** Claims before a court: the papers, the days to answer and the defence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'ca.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'ca.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd, dan moeten ze hun gelijk bewijzen.',
  },
  'ca.claim.who': {
    says: 'Wie de zaak begint is de eiser (plaintiff). U bent de gedaagde (defendant). De rechter kiest geen kant.',
  },
  'ca.claim.rights': {
    says: 'U kunt alles of een deel betwisten, een schikking aanbieden, of tijd vragen om te betalen. Bij de rechter voor kleine zaken (small claims court) hebt u geen advocaat nodig.',
  },
  'ca.claim.not-yet': {
    says: 'Ze kunnen nog niet aan uw loon of rekening komen. Eerst hebben ze een vonnis nodig.',
  },
  'ca.claim.know-default': {
    says: 'Veel mensen verliezen alleen omdat ze niet antwoordden. Een kort verweer op tijd houdt uw zaak open.',
  },
  'ca.claim.right-defend': {
    says: 'U hebt het recht een verweer in te dienen en gehoord te worden.',
  },
  'ca.claim.right-proof': {
    says: 'U hebt het recht te zien waarop ze zich baseren. Zij moeten de schuld en het bedrag bewijzen.',
  },
  'ca.claim.right-old': {
    says: 'U kunt zeggen dat de eis te oud is. De rechter kijkt daar niet zelf naar, dus schrijf het in uw verweer.',
  },
  'ca.claim.step-date': {
    says: 'Zoek de dag waarop u de papieren kreeg en schrijf die op. Tel vanaf daar de dagen om te antwoorden.',
  },
  'ca.claim.step-file': {
    says: 'Vul het verweerformulier van die rechtbank in. Dien het daar in en bewaar een kopie met stempel.',
  },
  'ca.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, e-mails en betaalbewijzen.',
  },
  'ca.claim.step-help': {
    says: 'Zoek vroeg gratis juridische hulp. Juridische loketten (legal clinics) en hulpcentra van rechtbanken kunnen uw formulier lezen.',
  },
  'ca.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'Dien een verweer in',
    cost: 'Vaak een klein griffiegeld. U kunt vragen dat niet te betalen.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Verliest u, dan bent u misschien een deel van de kosten schuldig.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'ca.claim.opt-settle': {
    says: 'Bied een bedrag of een betaalplan aan. Dien toch uw verweer in, tenzij de afspraak getekend is en de eis is ingetrokken.',
    title: 'Schik de zaak',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Komt er geen afspraak, dan kan de tijd om te antwoorden voorbijgaan.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'ca.claim.opt-trustee': {
    says: 'Een voorstel aan uw schuldeisers (consumer proposal) of een faillissement (bankruptcy) stopt de meeste eisen om geld meteen.',
    title: 'Ga naar een erkende schuldregelaar (Licensed Insolvency Trustee)',
    cost: 'Betaald uit wat u afspreekt te betalen.',
    time: 'Dagen om te beginnen.',
    risk: 'Het blijft jaren in uw kredietdossier staan.',
    bestFor: 'U hebt veel schulden en kunt niet betalen.',
  },
  'ca.claim.warn-default': {
    says: 'Antwoordt u niet op tijd, dan kan de rechter zonder u beslissen.',
  },
  'ca.claim.insight-buyer': {
    says: 'Is de eiser een koper van schulden? Vraag hem elke verkoop van de schuld te bewijzen, van de eerste kredietgever tot hemzelf.',
    actionable: 'Schrijf in uw verweer dat u niet erkent dat de schuld van hen is.',
  },
}
