/** The Dutch words of the rows in ../enquiry-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_NL: Words = {
  'ca.fact.overtime-on': {
    says: 'In Ontario begint overwerk na 44 uur per week, tegen anderhalf keer uw loon. Het is verschuldigd zodra men u liet werken, goedgekeurd of niet, ook bij een salaris. Managers en sommige beroepen vallen erbuiten. Noteer uw uren en dien binnen twee jaar gratis een claim in bij het Ministry of Labour.',
  },
  'ca.fact.overtime-ab-bc': {
    says: 'Meestal wel. In Alberta begint overwerk na 8 uur per dag of 44 per week, in British Columbia na 8 per dag of 40. Het is anderhalf keer; in British Columbia dubbel na 12 uur per dag. Sommige banen vallen erbuiten. Noteer uw uren en klaag gratis binnen zes maanden.',
  },
  'ca.fact.overtime-qc': {
    says: 'In Québec begint overwerk na 40 uur per week, tegen anderhalf keer uw loon. Het telt als de baas het vroeg of ervan wist. Leidinggevenden en sommige banen vallen erbuiten. Noteer uw uren en klaag binnen een jaar gratis bij de CNESST.',
  },
  'ca.fact.asked-then-punished': {
    says: 'Men mag uw diensten niet schrappen, u bedreigen of ontslaan omdat u om loon of rechten vroeg. Dat is een verboden represaille, ook met een werkvergunning. Bewaar berichten en data. Klaag gratis bij de arbeidsdienst van uw provincie en vraag het gemiste loon; in Québec binnen 45 dagen.',
  },
}
