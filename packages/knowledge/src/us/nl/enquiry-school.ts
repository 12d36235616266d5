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
  'us.ask-life.school-papers': {
    says: 'Openbare scholen moeten elk kind aannemen dat in het district woont, ook zonder papieren. Dat besliste het hoogste gerecht (Plyler v. Doe). Ze mogen bewijs van adres, leeftijd en vaccins vragen, maar geen visum of social security-nummer. Vraag het nee op papier en ga naar het schooldistrict. Rechtshulp (legal aid) is gratis.',
  },
}
