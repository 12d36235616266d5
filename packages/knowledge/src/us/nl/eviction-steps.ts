/** The Dutch words of the rows in ../eviction-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_NL: Words = {
  'us.home.step-stay': {
    says: 'Verhuis nog niet. Lees in het bericht de reden, het bedrag en het aantal dagen.',
  },
  'us.home.step-pay': {
    says: 'Kunt u alles op tijd betalen, doe dat dan en vraag een bewijs. Een deel betalen stopt de zaak misschien niet, vraag het dus eerst.',
  },
  'us.home.option-pay': {
    says: 'In de meeste staten is de zaak klaar als u alles betaalt binnen de tijd van het bericht.',
    title: 'De huur helemaal betalen',
    cost: 'De huur die u schuldig bent',
    time: 'Binnen de dagen van het bericht',
    risk: 'Vraag een bewijs. Over kosten voor te laat betalen kan ruzie komen.',
    bestFor: 'U hebt het geld of hulp bij de huur komt op tijd.',
  },
  'us.home.option-leave': {
    says: 'Vraag om meer tijd, uw borg terug en geen melding van uitzetting, als u vertrekt.',
    title: 'Een datum afspreken om te vertrekken',
    cost: 'Kosten van verhuizen',
    time: 'Zoals afgesproken',
    risk: 'U kunt nog huur schuldig zijn. Laat de afspraak tekenen.',
    bestFor: 'U wilt weg, of kunt de woning niet houden.',
  },
}
