/** The Dutch words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_NL: Words = {
  'us.hoa.right-papers': {
    says: 'Vraag om de verklaring (declaration), de statuten (bylaws) en een volledig overzicht van uw bijdragen. De vereniging mag alleen vragen wat die en de wet van de staat toestaan.',
  },
  'us.hoa.right-collector': {
    says: 'Een advocaat of bedrijf dat bijdragen int voor de vereniging moet zich ook aan de federale regels voor incasso houden.',
  },
  'us.state.ca.hoa-lien': {
    says: 'In Californië moet er 30 dagen voor een pandrecht (lien) een brief met alle onderdelen komen. Voor minder dan $1.800 en onder 12 maanden mogen zij niet gedwongen verkopen (foreclose).',
  },
  'us.state.tx.hoa-plan': {
    says: 'In Texas moet een vereniging meestal een betaalplan aanbieden, en u schrijven voor zij kosten van een advocaat rekent.',
  },
  'us.state.fl.hoa-lien': {
    says: 'In Florida moet een vereniging u 45 dagen voor een pandrecht (lien) schriftelijk bericht geven, en nog 45 dagen voor gedwongen verkoop (foreclosure).',
  },
  'us.hoa.az-lien': {
    says: 'In Arizona kan een vereniging de woning alleen laten verkopen voor bijdragen die lang te laat zijn of een vast bedrag halen, niet voor boetes. Vraag een betalingsplan.',
  },
}
