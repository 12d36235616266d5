/** Unpaid fees of a gym, a nursery or a course: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_AND_COURSE_FEES_NL: Words = {
  'gb.gym.case': {
    says: 'De High Court in Engeland vond in 2011 sportschoolcontracten oneerlijk die te lang bonden of alle latere maanden ineens eisten.',
    actionable:
      'Schrijf dat u de rest van de looptijd en de extra kosten betwist. Vraag het contract dat u hebt getekend.',
  },
  'gb.gym.fair-terms': {
    says: 'Een oneerlijke regel in een contract bindt u niet. Dat kan gelden voor een lange vaste termijn of kosten boven hun echte schade.',
  },
  'gb.fees.fair-terms': {
    says: 'Regels over kosten moeten eerlijk zijn. Moet u veel meer betalen dan de opvang of universiteit verliest, dan bindt die regel u niet.',
  },
  'gb.fees.student-complaint': {
    says: 'U kunt de klachtenregeling van de universiteit gebruiken. Na haar laatste antwoord kan de Office of the Independent Adjudicator er gratis naar kijken.',
  },
}
