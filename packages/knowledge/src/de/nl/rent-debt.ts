/** The Dutch words of Germany: rent debt. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEBT_NL: Words = {
  'de.rent-debt.right-two-months': {
    says: 'Een verhuurder mag de huur pas meteen beëindigen vanaf ongeveer twee maanden onbetaalde huur, of meer dan één maand over twee betaaldagen.',
  },
  'de.rent-debt.right-cure': {
    says: 'Dagen ze u om te vertrekken? Betaal alles binnen twee maanden na de papieren van de rechtbank. Dan vervalt de opzegging zonder termijn meestal.',
  },
  'de.rent-debt.step-account': {
    says: 'Vraag de huurrekening maand voor maand. Controleer betalingen, een verhoging, of een rekening voor bijkomende kosten.',
  },
  'de.rent-debt.step-office': {
    says: 'Kunt u de huur niet betalen? Vraag meteen het Jobcenter of het sociale kantoor (Sozialamt). Ze kunnen huurschulden overnemen om de woning te redden.',
  },
}
