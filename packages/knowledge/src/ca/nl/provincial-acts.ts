/** The acts that each province has of its own, where the province is not known: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVINCIAL_ACTS_NL: Words = {
  'ca.buy.right-quality': {
    says: 'De wet van de provincie zegt dat spullen geschikt moeten zijn voor gebruik en redelijk lang moeten meegaan. Een regel van de winkel kan dat niet wegnemen.',
  },
  'ca.insure.right-acts': {
    says: 'De Insurance Act van uw provincie zorgt voor eerlijke voorwaarden en bepaalt de tijd voor een rechtszaak, vaak één of twee jaar. Vraag de redenen op papier.',
  },
  'ca.home.right-acts': {
    says: 'De huurwet van uw provincie bepaalt de opzegtermijn, de redenen en de regels voor de huur. Uw huurcontract kan u die rechten niet afnemen.',
  },
  'ca.debt.right-acts': {
    says: 'Een incassobureau (collection agency) heeft meestal een vergunning van uw provincie nodig. Het moet haar regels volgen over bellen, brieven en leugens.',
  },
}
