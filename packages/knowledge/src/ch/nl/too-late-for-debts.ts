/** What can still be done when the time in a paper of the debt office or a court is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_NL: Words = {
  'ch.late.order-reality': {
    says: 'Geteld vanaf de datum op het papier zijn de tien dagen voor verzet voorbij. Ze lopen vanaf de overhandiging. Er zijn nog manieren om het te stoppen.',
  },
  'ch.late.order-rights': {
    says: 'U kunt bewijs vragen, een rechter vragen het te stoppen, en houden wat u nodig hebt om te leven.',
  },
  'ch.late.order-step': {
    says: 'Wanneer kreeg u het? Minder dan tien dagen geleden: ga vandaag in verzet. Buiten uw schuld verhinderd, zoals in het ziekenhuis? Ga nu in verzet en vraag de toezichthouder de termijn terug.',
  },
  'ch.late.order-option': {
    says: 'Schrijf de toezichthouder van het kantoor. Zeg met bewijs wat u verhinderde, en ga in dezelfde brief in verzet.',
    title: 'De tien dagen terugvragen',
    cost: 'Gratis.',
    time: 'Tien dagen vanaf toen u weer kon handelen.',
    risk: 'De post niet openen is geen reden.',
    bestFor: 'U lag in het ziekenhuis of was ernstig verhinderd.',
  },
  'ch.late.order-judge': {
    says: 'Bent u het niet schuldig? Ook zonder verzet kunt u een rechter altijd vragen het te stoppen. Moest u betalen, dan kunt u het binnen een jaar terugeisen.',
  },
  'ch.late.seizure-step': {
    says: 'De dag is voorbij. Bel vandaag het kantoor en vraag wat in beslag is. Breng bewijs van loon, huur en zorgpremie, zodat het niet te veel neemt.',
  },
  'ch.late.court-reality': {
    says: 'De dag lijkt voorbij. De instantie of rechtbank kan zonder u doorgaan of beslissen. Met weinig of geen schuld kan er een nieuwe dag komen.',
  },
  'ch.late.court-step': {
    says: 'Bel vandaag met het zaaknummer. Vraag wat er is beslist. Vraag binnen tien dagen schriftelijk een nieuwe dag (Wiederherstellung).',
  },
  'ch.late.judgment-reality': {
    says: 'Geteld vanaf de datum op het papier is de tijd voorbij en geldt de beslissing meestal. Termijnen kan nog, en uw bestaansminimum blijft van u.',
  },
  'ch.late.judgment-step': {
    says: 'Op welke dag kreeg u het? Bent u te laat met weinig of geen schuld, vraag de rechtbank binnen tien dagen na het einde van de reden de termijn terug.',
  },
  'ch.late.judgment-option': {
    says: 'Vraag de rechtbank een nieuwe termijn of dag. Zeg met bewijs wat u verhinderde.',
    title: 'De termijn terugvragen (Wiederherstellung)',
    cost: 'Kleine kosten.',
    time: 'Tien dagen na de reden, zes maanden nadat het vaststaat.',
    risk: 'Grove eigen schuld is geen reden.',
    bestFor: 'U was ziek, weg, of het was een kleine fout.',
  },
}
