/** Rights of tenants who get a notice to leave, in each nation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_NL: Words = {
  'gb.home.right-court': {
    says: 'U hebt het recht te blijven tot een rechter u beveelt te vertrekken en deurwaarders van de rechtbank (court bailiffs) komen. Dat geldt voor de meeste huurders.',
  },
  'gb.home.right-no-force': {
    says: 'Een verhuurder die u met dwang of angst uit huis zet, pleegt een misdrijf. Bel dan de gemeente (council), en de politie als u in gevaar bent.',
  },
  'gb.home.right-reason': {
    says: 'In Engeland moet een particuliere verhuurder nu een wettelijke reden geven en bewijzen. Er is geen ontruiming zonder reden.',
  },
  'gb.home.right-arrears-ground': {
    says: 'In Engeland vraagt de strenge huurgrond drie maanden achterstand, op de dag van de opzegging én op de zitting. De opzegging moet vier weken geven.',
  },
  'gb.home.right-breathing-space': {
    says: 'Een adempauze (breathing space) kan een opzegging en een stap bij de rechter wegens huurachterstand tot 60 dagen stoppen. De lopende huur moet u betalen.',
  },
  'gb.home.right-scotland': {
    says: 'U kunt het tribunaal (Tribunal) vertellen waarom ontruimen niet redelijk is. Het moet uw kant meewegen.',
  },
  'gb.home.right-ni': {
    says: 'Uw verhuurder moet schriftelijk opzeggen: vier weken in uw eerste 12 maanden, acht weken tot tien jaar, daarna twaalf.',
  },
}
