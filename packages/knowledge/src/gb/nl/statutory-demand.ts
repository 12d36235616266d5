/** Formele eis tot betaling (statutory demand): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NL: Words = {
  'gb.demand.want': {
    says: 'Ze willen dat u binnen 21 dagen betaalt of iets afspreekt. Anders kunnen ze een rechter vragen u failliet te verklaren.',
  },
  'gb.demand.reality': {
    says: 'Dit is serieus en de tijd is kort. Maar deze eis (statutory demand) is geen bevel van de rechter, en u bent niet failliet. U kunt het op verschillende manieren stoppen.',
  },
  'gb.demand.rights-summary': {
    says: 'U hebt 18 dagen vanaf de officiële ontvangst (service) om de rechter te vragen het te vernietigen. U hebt 21 dagen om te betalen of iets af te spreken.',
  },
  'gb.demand.not-yet': {
    says: 'Niemand kan u meestal failliet laten verklaren voordat de 21 dagen voorbij zijn. Daarna hebben ze een verzoek (petition) en een zitting nodig.',
  },
  'gb.demand.limit': {
    says: 'Eén schuldeiser heeft een schuld van £5,000 of meer nodig om uw faillissement te vragen. Betaalt u tot daaronder, dan kan deze alleen niet verder.',
    learnMore: 'Doe dit niet zonder advies als u andere schulden hebt.',
  },
  'gb.demand.set-aside-18-days': {
    says: 'U hebt 18 dagen vanaf de dag dat u het kreeg om het te vragen. Voor de zekerheid tellen we vanaf de datum op de eis.',
    action: 'De rechter vragen de eis te vernietigen, als u hem betwist',
    consequence: 'Daarna moet de rechter goedvinden dat u het te laat vraagt.',
  },
  'gb.demand.pay-21-days': {
    says: 'U hebt 21 dagen vanaf de officiële ontvangst (service) om te betalen of iets af te spreken. Voor de zekerheid tellen we vanaf de datum op de eis.',
    action: 'Betalen, of iets afspreken met de schuldeiser',
    consequence: 'Daarna kunnen ze de rechter vragen u failliet te verklaren.',
  },
  'gb.demand.step-advice': {
    says: 'Bel vandaag een gratis schuldadviseur en noem de woorden “statutory demand”. De tijd is kort.',
  },
  'gb.demand.step-service': {
    says: 'Schrijf de dag op waarop u het kreeg, en hoe. De 18 en 21 dagen tellen vanaf de officiële ontvangst (service).',
  },
  'gb.demand.step-set-aside': {
    says: 'Vraag de rechter het te vernietigen (set aside) als u echte redenen hebt. U betwist bijvoorbeeld de schuld, hebt zelf een eis tegen hen, of de schuld is te oud.',
  },
  'gb.demand.step-offer': {
    says: 'Bent u het schuldig? Doe schriftelijk een aanbod met een budget voordat de 21 dagen voorbij zijn. Vraag hun schriftelijk ja te zeggen.',
  },
  'gb.demand.right-dispute': {
    says: 'De rechter kan de eis vernietigen als u de schuld echt betwist, een even grote eis hebt, of om andere goede redenen.',
  },
  'gb.demand.right-proportionate': {
    says: 'Bij kredietschulden moet een bedrijf naar mildere stappen kijken voordat het uw faillissement vraagt.',
  },
  'gb.demand.option-set-aside': {
    says: 'Vraag het binnen 18 dagen, met een verklaring waarom. Vraag hulp met de formulieren.',
    title: 'De rechter vragen het te vernietigen',
    cost: 'Geen of lage kosten van de rechtbank. Vraag het na.',
    time: 'Binnen 18 dagen na de officiële ontvangst.',
    risk: 'Verliest u, dan betaalt u misschien kosten.',
    bestFor: 'U bent het niet schuldig, of u betwist het.',
  },
  'gb.demand.option-terms': {
    says: 'Bied betalingen aan, een lager bedrag of zekerheid, en vraag een ja op papier.',
    title: 'Binnen 21 dagen iets afspreken',
    cost: 'Wat u afspreekt.',
    time: 'Binnen 21 dagen na de officiële ontvangst.',
    risk: 'Ze hoeven geen ja te zeggen.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
  'gb.demand.option-help': {
    says: 'Een adviseur kan zeggen of faillissement u zou schaden, en wat het nog kan stoppen, zoals een adempauze (breathing space).',
    title: 'Nu gratis hulp van een deskundige vragen',
    cost: 'Niets.',
    time: 'Een gesprek vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met zo’n formele eis (statutory demand).',
  },
  'gb.demand.warn': {
    says: 'Faillissement kan u uw woning kosten en duizenden aan kosten. Laat dit niet liggen en vraag deze week advies.',
  },
  'gb.demand.insight-pressure': {
    says: 'Sommige schuldeisers sturen zo’n eis alleen om bang te maken. Een rechter houdt daar niet van als de schuld echt wordt betwist.',
    actionable:
      'Schrijf de schuldeiser vandaag waarom u het betwist. Vraag hem de eis in te trekken.',
  },
  'gb.demand.insight-small': {
    says: 'Het bedrag lijkt lager dan £5,000. Voor minder dan dat kan één schuldeiser uw faillissement niet vragen.',
    actionable: 'Schrijf dat en vraag de eis in te trekken.',
  },
  'gb.demand.too-old': {
    says: 'Een schuld die te oud is voor de rechter, is een goede reden om de eis te vernietigen. Voor de meeste schulden is de grens zes jaar.',
    from: 'de dag waarop ze voor het eerst naar de rechter konden',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen, vóór het eind van de zes jaar: een betaling, of een getekende schriftelijke erkenning.',
  },
  'gb.demand.breathing-space': {
    says: 'Een adempauze (breathing space) kan een verzoek om faillissement (petition) 60 dagen stoppen terwijl u advies krijgt. Vraag er vandaag een adviseur naar.',
    risk: 'Reken er niet op dat ze de 18 dagen stopt.',
    notWhen: 'U kunt nu betalen of schikken.',
  },
}
