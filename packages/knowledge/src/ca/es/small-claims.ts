/** The small claims courts of the provinces, for a letter that threatens with one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SMALL_CLAIMS_WORDS: Words = {
  'ca.debt.on-small-claims': {
    says: 'En Ontario el tribunal de reclamos menores (Small Claims Court) ve hasta $50,000. Los gastos legales allí son casi siempre como mucho 15% del reclamo.',
  },
  'ca.debt.bc-small-claims': {
    says: 'En Columbia Británica un tribunal en línea (Civil Resolution Tribunal) decide reclamos de hasta $5,000, y el de reclamos menores hasta $35,000. Casi nunca paga el abogado de ellos.',
  },
  'ca.debt.ab-court': {
    says: 'En Alberta el Court of Justice ve reclamos de hasta $100,000. Allí puede hablar por sí mismo.',
  },
  'ca.debt.qc-small-claims': {
    says: 'En Quebec cada uno habla por sí mismo en los reclamos menores (petites créances), sin abogados. Una empresa que compró la deuda no puede demandar allí.',
  },
  'ca.judged.on-interest': {
    says: 'Revise los intereses. En Ontario corren al tipo fijado para ese trimestre o al de su contrato.',
  },
}
