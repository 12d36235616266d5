/** A child who is excluded from school: the governors and the panel. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_EXCLUSION_NL: Words = {
  'gb.school.wants': {
    says: 'De school houdt uw kind een tijd of voorgoed weg. De brief moet zeggen waarom, hoe lang en hoe u bezwaar maakt.',
  },
  'gb.school.right-governors': {
    says: 'U kunt uw verhaal doen bij het bestuur (governors). Is het voorgoed, of meer dan 15 dagen in een termijn, dan moeten ze binnen 15 schooldagen kijken.',
  },
  'gb.school.right-panel': {
    says: 'Blijft het bestuur bij wegsturen voorgoed, dan hebt u 15 schooldagen voor een onafhankelijke toets (review panel).',
  },
  'gb.school.exclude-step': {
    says: 'Vraag de brief en het bewijs schriftelijk. Schrijf op wat uw kind zegt, en vraag om met de governors te praten.',
  },
  'gb.school.answer-excluded': {
    says: 'Vraag de redenen schriftelijk, en doe uw verhaal bij het bestuur (governors). Is het voorgoed, dan kan een onafhankelijk panel kijken. Een kind met een beperking heeft meer rechten.',
  },
}
