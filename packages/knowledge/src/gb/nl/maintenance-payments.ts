/** Dutch: the words of the rows in ../maintenance-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_PAYMENTS_NL: Words = {
  'gb.maintenance.wants': {
    says: 'De dienst voor kinderalimentatie (Child Maintenance Service) wil geld voor een kind, of legt de berekening uit.',
  },
  'gb.maintenance.right-again': {
    says: 'Vraag binnen 30 dagen om een nieuwe blik op de beslissing. Daarna kunt u gratis naar een rechter (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: 'Meld meteen als uw loon verandert. Tussen de jaarlijkse controles rekenen ze alleen opnieuw als het 25% hoger of lager is.',
  },
  'gb.maintenance.right-wages': {
    says: 'Ze kunnen zonder rechter geld van uw loon nemen. Ze moeten u ten minste 60% van uw nettoloon laten.',
  },
  'gb.maintenance.step': {
    says: 'Stuur uw nieuwste loonstroken. Vraag hoe elk bedrag is berekend, en bied een plan aan voor de schuld.',
  },
  'gb.maintenance.ni': {
    says: 'Vraag om een nieuwe blik op de beslissing. Daarna kunt u naar een rechter (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Stuur uw nieuwste loonstroken en vraag binnen 30 dagen om een nieuwe blik. Daarna kunt u naar een rechter. Van uw loon moet u ten minste 60% netto houden.',
  },
}
