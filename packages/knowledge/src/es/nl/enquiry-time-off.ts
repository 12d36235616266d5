/** The Dutch words of the rows in ../enquiry-time-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_OFF_NL: Words = {
  'es.ask.family-leave': {
    says: 'De wet geeft u betaald verlof en uw cao (convenio) misschien meer. Minstens twee dagen als een naast familielid sterft, of vier als u moet reizen. Vijf bij zware ziekte of operatie van familie. 15 voor uw bruiloft, één voor een verhuizing. Meld het en geef een bewijs.',
  },
}
