/** The Dutch words of the rows in ../support-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUPPORT_ORDERS_NL: Words = {
  'us.support.right-cap': {
    says: 'Voor alimentatie mag hoogstens 50% tot 65% van uw loon na aftrek worden genomen. Het is minder als u nog een gezin onderhoudt.',
  },
  'us.support.right-notice': {
    says: 'U kunt een bevel tot inhouding aanvechten als het bedrag of de persoon fout is. Doe het uiterlijk op de dag in het bericht.',
  },
  'us.support.right-change': {
    says: 'U kunt de dienst elke drie jaar vragen om opnieuw naar het bedrag te kijken, of eerder als uw inkomen verandert.',
  },
  'us.support.step-now': {
    says: 'Vraag nu om de wijziging: een rechter kan meestal niet verlagen wat van voor uw verzoek is.',
  },
  'us.support.asked-enforce': {
    says: 'Het kantoor voor kinderalimentatie van uw staat kan het uit loon, belastingteruggave en bankrekeningen halen. Vraag het daar aan. Het kost weinig of niets.',
  },
  'us.support.asked-change': {
    says: 'Vraag de rechter of het kantoor voor kinderalimentatie nu om het bedrag te wijzigen. Wat van voor uw verzoek is, kan meestal niet lager.',
  },
}
