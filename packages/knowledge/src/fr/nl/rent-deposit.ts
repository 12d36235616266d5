/** The Dutch words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'fr.deposit.want': {
    says: 'De verhuurder zegt wat hij van uw waarborg (dépôt de garantie) houdt, en waarom.',
  },
  'fr.deposit.right-time': {
    says: 'Ze moet binnen één maand na de sleutels terug zijn als alles is zoals voorheen, anders binnen twee. Elke maand te laat voegt 10% van de huur toe.',
  },
  'fr.deposit.right-proof': {
    says: 'De verhuurder moet elk ingehouden bedrag bewijzen, met de twee woningverslagen (états des lieux) en rekeningen. Normale slijtage hoeft u niet te betalen.',
  },
  'fr.deposit.step-write': {
    says: 'Schrijf per aangetekende brief: vraag het bedrag, noem de dag van de sleutels, en voeg beide verslagen en foto’s toe.',
  },
  'fr.deposit.option-claim': {
    says: 'De verzoeningscommissie (commission départementale de conciliation) is gratis. Daarna beslist de plaatselijke rechter.',
    title: 'Erom vragen, dan naar de verzoening',
    cost: 'Gratis',
    time: 'Een paar weken',
    risk: 'De verhuurder kan ook schade eisen.',
    bestFor: 'De tijd is om, of de schade is niet bewezen.',
  },
  'fr.deposit.not-yet': {
    says: 'Een brief beslist dit niet. Wat zonder bewijs wordt gehouden, kan de rechter u laten terugbetalen.',
  },
  'fr.deposit.right-age': {
    says: 'Ook bij echte schade gaat de leeftijd van verf, vloer of toestellen eraf. Oude verf kan niets meer waard zijn.',
  },
  'fr.deposit.right-share': {
    says: 'In een gebouw met meer eigenaars mag hij tot 20 % houden tot de rekening is goedgekeurd. De rest moet nu terug.',
  },
  'fr.deposit.step-papers': {
    says: 'Vergelijk de opleverstaten van de eerste en laatste dag (états des lieux) regel voor regel, en zoek uw foto’s.',
  },
  'fr.deposit.insight-three-years': {
    says: 'U hebt drie jaar om de waarborg terug te vragen.',
    actionable: 'Schrijf eerst, ga dan naar de gratis commissie en de rechter.',
  },
}
