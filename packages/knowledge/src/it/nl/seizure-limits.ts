/** What of pay, pensions, accounts, goods and homes may not be taken: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_WORDS: Words = {
  'it.enforce.pension-safe': {
    says: 'In 2026 mag pensioen tot € 1.092,48 per maand niet genomen worden. Van de rest kan maar een vijfde.',
  },
  'it.enforce.account-safe': {
    says: 'Loon of pensioen dat al op de rekening staat, is in 2026 veilig tot € 1.638,72.',
  },
  'it.enforce.right-fifth': {
    says: 'Van loon mogen ze voor gewone schulden hoogstens een vijfde nemen. Meer beslagen samen mogen niet boven de helft komen.',
  },
  'it.enforce.right-tax-tenth': {
    says: 'De belastinginner mag een tiende van loon tot € 2.500 nemen, een zevende tot € 5.000, en daarboven een vijfde.',
  },
  'it.enforce.right-goods': {
    says: 'Ze mogen geen bedden, tafel, koelkast, fornuis, wasmachine, kleren of trouwringen nemen.',
  },
  'it.enforce.right-only-home': {
    says: 'De belastinginner mag uw enige woning waar u woont niet verkopen, tenzij het een luxe woning is.',
  },
  'it.enforce.step-limits': {
    says: 'Ga de grenzen na: een vijfde van loon, het veilige deel van een pensioen, het veilige deel van de rekening. Meld elke fout.',
  },
  'it.enforce.right-stay-home': {
    says: 'U en uw gezin mogen in de woning blijven waarop beslag ligt tot die verkocht is en de rechter haar overdraagt, als u er goed voor zorgt en bezichtiging toelaat.',
  },
}
