/** Questions about schools: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'us.ask-life.special-education': {
    says: 'Schrijf de school met de datum en vraag om een onderzoek. Zij moet het doen of schriftelijk weigeren met redenen. Daarna kunt u om bemiddeling of een hoorzitting vragen, en klagen bij de staat.',
  },
  'us.ask-life.suspended': {
    says: 'De school moet eerst zeggen waarom en uw kind horen. Voor een lange schorsing is een uitgebreidere hoorzitting nodig. Vraag vandaag om de regel, het bewijs en hoe u in beroep gaat.',
    dependsOn: 'hoe lang de schorsing is',
  },
}
