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
  'ca.claim.on-defence': {
    says: 'In Ontario hebt u 20 dagen vanaf de betekening om een verweer in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien uw verweer in bij de Small Claims Court',
    consequence: 'De rechter kan hun gelijk geven zonder u te horen.',
  },
  'ca.claim.bc-reply': {
    says: 'In British Columbia hebt u 14 dagen vanaf de betekening om een antwoord (reply) in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien uw antwoord (reply) in bij de rechtbank of het tribunaal',
    consequence:
      'Ze kunnen een bevel bij verstek (default order) krijgen zonder dat u gehoord bent.',
  },
  'ca.claim.ab-dispute': {
    says: 'In Alberta hebt u 20 dagen vanaf de betekening om een betwisting (dispute note) in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien een betwisting (dispute note) in bij de rechtbank',
    consequence: 'Ze kunnen een vonnis krijgen zonder dat u gehoord bent.',
  },
  'ca.claim.qc-answer': {
    says: 'In Québec hebt u 15 dagen vanaf de betekening om te antwoorden op een dagvaarding (assignation). Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Beantwoord de dagvaarding (assignation) schriftelijk',
    consequence: 'Er kan een vonnis bij verstek (default) komen.',
  },
  'ca.claim.qc-small': {
    says: 'Bij een kleine zaak in Québec hebt u 20 dagen vanaf het bericht om te zeggen wat u kiest. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Zeg de rechter voor kleine zaken wat u kiest: betalen, schikken of betwisten',
    consequence: 'De rechter kan zonder u beslissen.',
  },
  'ca.claim.on-limit': {
    says: 'Sinds oktober 2025 behandelt de Small Claims Court van Ontario eisen tot $50.000.',
  },
  'ca.claim.bc-crt': {
    says: 'In British Columbia gaan de meeste eisen tot $5.000 naar het Civil Resolution Tribunal, dat online is.',
  },
  'ca.claim.on-plan': {
    says: 'In Ontario kunt u in het verweerformulier de schuld erkennen en een betaalplan voorstellen. Het geldt, tenzij ze binnen 20 dagen bezwaar maken.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Stuur uw antwoord (Dispute Response) online vóór de dag op het bericht, meestal binnen 14 dagen. Anders kan het tribunaal u laten betalen zonder u te horen.',
  },
}
