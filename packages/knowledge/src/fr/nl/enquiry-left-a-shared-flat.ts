/** Questions of people who left a shared flat and are asked for the rent of those who stayed: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEFT_A_SHARED_FLAT_NL: Words = {
  'fr.ask-home.left-shared-lease': {
    says: 'U bent maar tot een bepaalde dag schuldig. Wie opzegde is vrij zodra een nieuwe huisgenoot in het contract staat, en uiterlijk zes maanden na het einde van de opzegtermijn. Uw borg is dezelfde dag vrij. Weiger latere huur per aangetekende brief, met bewijs van uw opzegging. Vraag voor het deel ervoor uitstel en eis het terug van wie bleef. Zonder rechter geen beslag op loon.',
  },
}
