/** The formal warning before seizure (precetto), and seizures: what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'it.enforce.step-read': {
    says: 'Zoek de titel die het noemt: bevel, vonnis, datum en bezorging. Vraag een advocaat of u die ooit kreeg.',
  },
  'it.enforce.step-lawyer': {
    says: 'Ga in de komende dagen naar een advocaat. Tien dagen zijn kort.',
  },
  'it.enforce.step-plan': {
    says: 'Bent u het schuldig? Bied de advocaat nu een plan aan. Een akkoord vóór het beslag spaart kosten.',
  },
  'it.enforce.step-occ': {
    says: 'Hebt u veel schulden? Ga naar een OCC. Een plan bij de rechter kan beslag stoppen.',
  },
}
