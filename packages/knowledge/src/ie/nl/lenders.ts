/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDERS_NL: Words = {
  'ie.debt.know-register': {
    says: 'Een bedrijf dat een lening beheert, moet een vergunning van de Central Bank hebben. U kunt het gratis opzoeken.',
  },
  'ie.debt.org': {
    says: 'De Central Bank houdt toezicht op kredietgevers en beheerders van leningen. Op bedrijven die alleen rekeningen innen vaak niet.',
  },
  'ie.debt.right-lender': {
    says: 'Een kredietgever moet met u een plan voor de achterstand proberen af te spreken. Zijn contact moet passen en niet te veel zijn.',
  },
  'ie.debt.right-mortgage': {
    says: 'Voor uw woninglening moet de kredietgever vaste stappen volgen, alle oplossingen bekijken en u een beroep geven. Vul het Standard Financial Statement in.',
  },
  'ie.debt.right-fspo': {
    says: 'U kunt bij de kredietgever klagen. Na 40 werkdagen, of een definitief nee, kijkt de Financial Services and Pensions Ombudsman er gratis naar.',
  },
  'ie.debt.right-credit-report': {
    says: 'U kunt uw kredietrapport gratis zien en vragen het te verbeteren. U kunt ook een korte eigen verklaring toevoegen.',
  },
  'ie.debt.right-loan-owner': {
    says: 'Een bedrijf dat uw lening kocht of beheert, moet een vergunning van de Central Bank hebben. U houdt dezelfde bescherming als bij de bank.',
  },
}
