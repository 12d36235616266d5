/** The Dutch words of the rows in ../complaint-closed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_CLOSED_NL: Words = {
  'fr.closed.want': {
    says: 'De officier sluit uw aangifte zonder proces en moet zeggen waarom. Het dossier kan weer open.',
  },
  'fr.closed.right-general': {
    says: 'U kunt de procureur général gratis per brief vragen opnieuw te kijken: met nieuwe feiten, papieren en getuigen.',
  },
  'fr.closed.right-party': {
    says: 'U kunt de zaak zelf voor een rechter brengen, met een klacht als burgerlijke partij (juge d’instruction). Weet u wie het deed, dan volstaat een directe dagvaarding. Meestal moet eerst een som worden gestort, met rechtsbijstand geen.',
  },
  'fr.closed.right-help': {
    says: 'Bij zware schade kan een fonds (CIVI) ook zonder dader betalen, meestal binnen drie jaar. 116 006 en France Victimes zijn gratis.',
  },
  'fr.closed.step': {
    says: 'Vraag een kopie van het dossier en noteer wat niet is onderzocht. Kies dan de weg met een advocaat of France Victimes.',
  },
}
