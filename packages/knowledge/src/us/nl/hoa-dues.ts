/** The Dutch words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_NL: Words = {
  'us.hoa.right-papers': {
    says: 'Vraag om de verklaring (declaration), de statuten (bylaws) en een volledig overzicht van uw bijdragen. De vereniging mag alleen vragen wat die en de wet van de staat toestaan.',
  },
  'us.hoa.right-collector': {
    says: 'Een advocaat of bedrijf dat bijdragen int voor de vereniging moet zich ook aan de federale regels voor incasso houden.',
  },
  'us.state.tx.hoa-plan': {
    says: 'In Texas moet een vereniging meestal een betaalplan aanbieden, en u schrijven voor zij kosten van een advocaat rekent.',
  },
  'us.state.co.hoa-home': {
    says: 'In Colorado mag een vereniging een huis niet laten verkopen (foreclose) om boetes alleen. Voor zij om geld procedeert, moet zij een plan van 18 maanden aanbieden.',
  },
}
