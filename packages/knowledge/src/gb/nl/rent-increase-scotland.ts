/** A notice of a higher rent in Scotland: the rent officer and the 21 days. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_SCOTLAND_NL: Words = {
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Zonder het officiële formulier en drie volle maanden, of binnen 12 maanden na de vorige verhoging, verandert uw huur niet.',
  },
  'gb.rent-rise.step-scotland': {
    says: 'Vindt u het te veel? Zeg het de verhuurder in het antwoorddeel van de brief en vraag Rent Service Scotland om een besluit.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'U hebt 21 dagen vanaf de dag dat u de brief kreeg. Voor de zekerheid tellen we vanaf de datum.',
    action: 'Rent Service Scotland vragen de huur te bekijken',
    consequence: 'Daarna gaat de nieuwe huur op haar dag in.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Een huurambtenaar (rent officer) vergelijkt uw huur met de markt. Daarna kunnen beide naar de rechter.',
    title: 'De huur laten vaststellen',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'De ambtenaar kan ook een hogere huur eerlijk vinden.',
    bestFor: 'Gelijke woningen kosten minder.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Tot de dag in de brief bent u alleen de oude huur schuldig. Nee zeggen is geen wettelijke reden om u uit huis te zetten.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'De huurambtenaar (rent officer) kijkt naar huren van gelijke woningen, niet naar wat u kunt betalen. Verzamel advertenties.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'U mag de huur schriftelijk opzeggen met 28 dagen termijn, zonder reden. Medehuurders doen dat samen of waarschuwen elkaar eerst.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Noteer de dag dat de brief kwam: daarvan lopen uw 21 dagen. Verzamel advertenties en foto’s van gebreken.',
  },
}
