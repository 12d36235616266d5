/** The Dutch words of the rows in ../formal-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORMAL_DEMAND_WORDS: Words = {
  'fr.demand.want-formal': {
    says: 'Dit is een ingebrekestelling (mise en demeure). Vanaf nu kan rente lopen voor te laat betalen. Het is de laatste stap voor een rechter.',
  },
  'fr.demand.step-answer': {
    says: 'Antwoord schriftelijk voor de datum in de brief, ook als u alleen het bedrag betwist of een plan vraagt.',
  },
  'fr.demand.option-pay': {
    title: 'Betalen wat u echt schuldig bent',
    says: 'Klopt het en kunt u het, betaal dan alleen de schuld en bewaar bewijs. Vraag een brief dat het afgehandeld is.',
    cost: 'De schuld en de rente.',
    time: 'Een dag.',
    risk: 'Laag. Betaal de incassokosten niet.',
    bestFor: 'De schuld klopt en u hebt het geld.',
  },
  'fr.demand.know-conciliator': {
    says: 'Tot €5.000 moet de andere kant meestal een gratis verzoener (conciliateur de justice) proberen voor hij naar de rechter gaat. Voor een betalingsbevel (injonction de payer) hoeft dat niet.',
  },
  'fr.demand.tactic-conciliator': {
    says: 'Bied een gratis verzoener (conciliateur de justice) aan. Het toont goede wil, en een getekende afspraak kan zo sterk zijn als een vonnis.',
    risk: 'U moet zich aan de afspraak houden.',
    notWhen: 'De schuld is te oud: beroep u eerst daarop.',
  },
  'fr.demand.element-demand': {
    name: 'Woorden die om betaling vragen',
    says: 'Een ingebrekestelling moet u duidelijk vragen te betalen.',
    ifMissing: 'Er staat niet „mise en demeure”. Misschien is het alleen een herinnering.',
  },
}
