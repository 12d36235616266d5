/** Een formulier om een uitkering opnieuw te bekijken: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REVIEW_NL: Words = {
  'gb.benefit-review.no-decision': {
    says: 'Dit is geen beslissing. In de regel loopt het geld door terwijl zij het formulier bekijken.',
  },
  'gb.benefit-review.step-fill': {
    says: 'Vul het hele formulier in, alsof zij niets van u weten. Schrijf niet alleen „geen verandering”.',
  },
  'gb.benefit-review.step-days': {
    says: 'Beschrijf goede en slechte dagen, hoe vaak, en welke hulp u nodig heeft. Zeg wat onveilig, traag of pijnlijk is.',
  },
  'gb.benefit-review.step-proof': {
    says: 'Voeg kopieën van brieven van artsen of helpers toe. Kopieer het hele formulier en bewaar het verzendbewijs.',
  },
  'gb.benefit-review.right-time': {
    says: 'U kunt meer tijd vragen. Bel voor de genoemde dag, en noteer de nieuwe dag en de naam.',
  },
  'gb.benefit-review.right-late': {
    says: 'Bent u te laat met goede reden, zoals ziekte, stuur het en zeg waarom. Zij moeten naar de reden en uw gezondheid kijken.',
  },
  'gb.benefit-review.right-assessment': {
    says: 'Komt er een keuring, dan mag u iemand meenemen. U kunt vragen om telefoon, thuis of een opname.',
  },
  'gb.benefit-review.right-challenge': {
    says: 'Klopt de nieuwe beslissing niet, vraag dan binnen een maand om herziening. Daarna kunt u gratis naar een tribunaal.',
  },
  'gb.benefit-review.work-right': {
    says: 'Zeg ook of werk, of werk zoeken, uw gezondheid echt in gevaar brengt. Dat telt naast de punten.',
  },
  'gb.benefit-review.scotland-right': {
    says: 'Klopt de nieuwe beslissing niet, vraag binnen 42 dagen een nieuwe (re-determination). Daarna kunt u binnen 31 dagen in beroep.',
  },
  'gb.benefit-review.warning': {
    says: 'Zonder formulier en zonder goede reden kan de uitkering stoppen. Bel vandaag als het niet lukt.',
  },
  'gb.benefit-review.insight': {
    says: 'Een herziening kan de uitkering verhogen, houden of verlagen.',
    actionable: 'Noem alles wat sinds het vorige formulier moeilijker werd.',
  },
  'gb.benefit-review.option-help': {
    says: 'Vraag Citizens Advice, een Law Centre of een patiëntenvereniging om een afspraak voor die dag.',
    title: 'Het invullen met een gratis adviseur',
    cost: 'Niets.',
    time: 'Een uur of twee.',
    risk: 'Afspraken zijn schaars. Vraag meer tijd als u moet wachten.',
    bestFor: 'Het formulier is lang of moeilijk.',
  },
  'gb.benefit-review.option-send': {
    says: 'Post het enkele dagen eerder, of online als de brief dat toelaat.',
    title: 'Het formulier op tijd sturen met bewijs',
    cost: 'Niets.',
    time: 'Enkele uren over een paar dagen.',
    risk: 'Te weinig woorden kan punten kosten.',
    bestFor: 'U kunt zelf over uw dagen schrijven.',
  },
  'gb.benefit-asks.want': {
    says: 'Het kantoor vraagt u iets te laten zien of te sturen. Dit is geen besluit, en er wordt geen geld teruggevraagd.',
  },
  'gb.benefit-asks.rights': {
    says: 'Voor een nieuwe aanvraag hebt u meestal een maand, of langer als zij dat goedvinden. Voor een uitkering die u al krijgt, kan het 14 dagen zijn. Vraag vóór de dag om meer tijd als u die nodig hebt.',
  },
  'gb.benefit-asks.step-send': {
    says: 'Doe vóór de dag wat er gevraagd wordt. Ga naar het kantoor, gebruik de post of uw eigen account, en bewaar bewijs.',
  },
  'gb.benefit-asks.step-time': {
    says: 'Lukt het niet op tijd, zeg dat en zeg waarom vóór de dag. Sluiten zij de aanvraag, vraag dan binnen een maand om een nieuwe blik.',
  },
}
