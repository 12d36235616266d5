/** The Dutch words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_ROWS_NL: Words = {
  'fr.penal-order.want': {
    says: 'Een rechter heeft u schriftelijk gestraft, zonder zitting, met een strafbeschikking (ordonnance pénale).',
  },
  'fr.penal-order.reality': {
    says: 'Het is een echte veroordeling. Gaat u niet op tijd in verzet, dan blijft ze staan en kan ze op uw strafblad (casier judiciaire) komen.',
  },
  'fr.penal-order.deadline-offence': {
    says: 'Bij een misdrijf (délit) hebt u 45 dagen voor verzet. Per post lopen ze vanaf de dag van verzending.',
    action: 'In verzet gaan (opposition) bij de griffie',
    consequence: 'De veroordeling wordt definitief.',
  },
  'fr.penal-order.deadline-minor': {
    says: 'Bij een overtreding (contravention) hebt u 30 dagen vanaf de verzending om te betalen of in verzet te gaan.',
    action: 'In verzet gaan (opposition) bij de griffie, of betalen',
    consequence: 'De veroordeling wordt definitief.',
  },
  'fr.penal-order.right-object': {
    says: 'U kunt zonder redenen in verzet (opposition). Dan is er een zitting met u en een advocaat. De rechter kan minder geven, of meer.',
  },
  'fr.penal-order.right-less': {
    says: 'Betaalt u de boete binnen één maand, dan is ze een vijfde lager.',
  },
  'fr.penal-order.warn': {
    says: 'Denk aan uw rijbewijs, uw werk en uw strafblad voor u betaalt. Ga naar een advocaat voor de tijd om is.',
  },
  'fr.penal-order.step': {
    says: 'Noteer de dag van verzending. Vraag via een advocaat het dossier. Met een laag inkomen betaalt de staat (aide juridictionnelle).',
  },
  'fr.penal-order.option': {
    says: "Stuur de griffie (greffe) een aangetekende brief: „Je fais opposition à l'ordonnance du (datum, nummer).” Dat betekent: ik ga in verzet.",
    title: 'In verzet gaan tegen de beschikking',
    cost: 'Gratis.',
    time: '45 dagen bij een misdrijf, 30 bij een overtreding.',
    risk: 'De rechter kan strenger beslissen.',
    bestFor: 'Het is fout, of uw rijbewijs of werk staat op het spel.',
  },
  'fr.fixed-offence.right': {
    says: 'U kunt deze vaste boete binnen 45 dagen aanvechten (requête en exonération) en door een rechter gehoord worden. Betalen telt als veroordeling op uw strafblad.',
  },
}
