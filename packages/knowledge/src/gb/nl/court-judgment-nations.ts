/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NATIONS_NL: Words = {
  'gb.judgment.scotland-want': {
    says: 'De rechter heeft u bevolen te betalen. Op het papier staat hoeveel en aan wie.',
  },
  'gb.judgment.scotland-rights': {
    says: 'U kunt misschien tijd vragen om te betalen. Is er zonder u beslist? Dan kunt u de beslissing misschien laten intrekken (recall).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Is een eenvoudige zaak (simple procedure) zonder u beslist? Dan kunt u de rechter (sheriff) vragen de beslissing in te trekken (recall). Doe dit snel.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Een moratorium kan het afdwingen zes maanden stoppen terwijl u advies krijgt. De rente loopt wel door.',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'De rechter vragen de beslissing in te trekken (recall)',
    cost: 'Misschien kosten van de rechtbank. Vraag naar hulp daarbij.',
    time: 'Doe het binnen enkele dagen.',
    risk: 'De rechter (sheriff) kan weigeren.',
    bestFor: 'U kreeg de eis nooit, of u bent het niet schuldig.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Na de 14 dagen van een bevel tot betaling (charge) kunnen ze beslag leggen op loon of bankrekening. Vraag advies voordat die dagen voorbij zijn.',
  },
  'gb.judgment.ni-step': {
    says: 'Vraag nu gratis schuldadvies. Schrijft het Enforcement of Judgments Office u? Antwoord met uw budget vóór de datum die het noemt.',
  },
  'gb.judgment.ni-right': {
    says: 'Het Enforcement of Judgments Office kijkt naar wat u hebt en verdient. Het kan bepalen dat u in delen betaalt.',
  },
}
