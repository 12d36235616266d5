/** The Dutch words of Switzerland: payment order. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_NL: Words = {
  'ch.order.want': {
    says: 'Het schuldenkantoor (Betreibungsamt) geeft een eis door. Niemand heeft nagegaan of hij klopt.',
  },
  'ch.order.who': {
    says: 'Het is een dienst van de overheid, maar iedereen kan er zo’n bevel (Zahlungsbefehl) vragen.',
  },
  'ch.order.real': {
    says: 'Eén woord stopt het: bezwaar (Rechtsvorschlag). Het is gratis en heeft geen reden nodig.',
  },
  'ch.order.not-yet': {
    says: 'In de eerste twintig dagen kan niets in beslag genomen worden. Na uw bezwaar moet eerst een rechter beslissen.',
  },
  'ch.order.rights': {
    says: 'U kunt bezwaar maken tegen alles of een deel, bewijs vragen, en later vragen de vermelding te verbergen.',
  },
  'ch.order.deadline-ten': {
    says: 'U hebt tien dagen vanaf de bezorging om bezwaar te maken (Rechtsvorschlag).',
    action: 'Tegen het schuldenkantoor zeggen: ik maak bezwaar (Rechtsvorschlag)',
    consequence: 'De schuldeiser kan zonder rechter doorgaan naar beslag.',
  },
  'ch.order.deadline-twenty': {
    says: 'U hebt twintig dagen vanaf de bezorging om te betalen wat klopt.',
    action: 'Betalen wat u schuldig bent',
    consequence: 'De schuldeiser kan vragen door te gaan.',
  },
  'ch.order.step-object': {
    says: 'Betwist u het? Schrijf „Rechtsvorschlag” op het bevel, met datum en handtekening. Geef het binnen tien dagen af of stuur het aangetekend.',
  },
  'ch.order.step-part': {
    says: 'Klopt alleen een deel niet? Noem het precieze bedrag dat u betwist. Zo niet, dan telt alles als betwist.',
  },
  'ch.order.step-help': {
    says: 'Vraag een gratis schuldhulpverlener als u het schuldig bent maar niet kunt betalen.',
  },
  'ch.order.step-hide': {
    says: 'Na drie maanden kunt u het kantoor vragen de vermelding te verbergen, als de schuldeiser na uw bezwaar niets deed.',
  },
  'ch.order.step-pay': {
    says: 'Bent u het schuldig? Betaal en vraag de schuldeiser de zaak in te trekken. Vraag dat op papier.',
  },
  'ch.order.right-object': { says: 'U hebt het recht gratis bezwaar te maken, zonder reden.' },
  'ch.order.right-proof': {
    says: 'U hebt het recht het kantoor te vragen dat de schuldeiser de papieren laat zien.',
  },
  'ch.order.right-rest': {
    says: 'Rond Pasen, Kerstmis en van 15 tot 31 juli mogen er geen invorderingshandelingen zijn. Een termijn die dan eindigt, wordt langer.',
  },
  'ch.order.option-object': {
    says: 'Eén woord aan het schuldenkantoor (Betreibungsamt).',
    title: 'Bezwaar maken',
    cost: 'Niets.',
    time: 'Binnen tien dagen.',
    risk: 'De schuldeiser kan naar de rechter gaan.',
    bestFor: 'U betwist alles of een deel.',
  },
  'ch.order.option-pay': {
    says: 'Betaal de schuldeiser of het kantoor. Vraag de schuldeiser eerst op papier om de zaak in te trekken als u betaald hebt.',
    title: 'Betalen en laten intrekken',
    cost: 'Het bedrag en kosten.',
    time: 'Zo snel u kunt.',
    risk: 'Zonder intrekking zien anderen de vermelding vijf jaar lang.',
    bestFor: 'U bent het schuldig.',
  },
  'ch.order.option-help': {
    says: 'Gratis hulp met alle schulden.',
    title: 'Een schuldhulpverlener vragen',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U kunt niet betalen.',
  },
}
