/** A notice of a higher rent in Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_WALES_NL: Words = {
  'gb.rent-rise.right-faulty-wales': {
    says: 'Bij minder dan twee maanden vooraf, of binnen een jaar na de vorige verhoging, verandert de huur niet.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Bij een contract zonder vast einde mag u met vier weken schriftelijk vertrekken.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Kijk na: formulier RHW12, twee volle maanden, een jaar sinds de vorige verhoging. Ontbreekt iets? Schrijf de verhuurder.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'In Wales kan bij de meeste contracten niemand de huur vaststellen. Bij sommige van vóór december 2022 kan een commissie (rent assessment committee) dat wel.',
    actionable:
      'Woont u er van vóór december 2022? Vraag het meteen aan Shelter Cymru, de tijd is kort.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'In Wales mag een verhuurder sommige contracten zonder reden opzeggen. Denk daaraan bij het onderhandelen.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Tot de dag in de brief bent u alleen de oude huur schuldig.',
  },
}
