/** The Dutch words of the rows in ../eviction-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_NL: Words = {
  'us.home.right-cares': {
    says: 'Heeft uw woning federale hulp of een lening met federale steun, dan moet een bericht om te vertrekken wegens onbetaalde huur meestal 30 dagen geven.',
  },
  'us.home.right-violence': {
    says: 'In een woning met federale hulp mag u niet worden uitgezet omdat iemand geweld tegen u gebruikte.',
  },
  'us.home.right-service': {
    says: 'In actieve militaire dienst mogen u en uw gezin meestal niet worden uitgezet zonder bevel van de rechter. Een rechter kan u 90 dagen geven.',
  },
  'us.home.right-foreclosure': {
    says: 'Een huurder in een huis met gedwongen verkoop (foreclosure) moet meestal 90 dagen vooraf bericht krijgen, en mag vaak blijven tot het huurcontract eindigt.',
  },
  'us.home.right-good-cause': {
    says: 'In sommige staten en steden mag een verhuurder de huur alleen beëindigen om een reden die de wet noemt. Huurschuld is er een, als de brief klopt. Vraag rechtshulp (legal aid) of dat bij u geldt.',
  },
}
