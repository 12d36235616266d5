/** The Dutch words of Switzerland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'ch.rise.want': {
    says: 'Uw verhuurder wil een hogere huur. Dat telt alleen op het officiële formulier van het kanton, met redenen.',
  },
  'ch.rise.want-check': { says: 'Ga na of de verhoging mag voordat u meer betaalt of tekent.' },
  'ch.rise.reality': {
    says: 'U hebt 30 dagen om haar te betwisten, en het kost niets. Tot dan is niets beslist.',
  },
  'ch.rise.not-yet': { says: 'Zolang de bemiddeling loopt, betaalt u de oude huur.' },
  'ch.rise.deadline': {
    says: 'U hebt 30 dagen na ontvangst om naar de bemiddelingsdienst (Schlichtungsbehörde) te gaan. Wij tellen vanaf de datum, voor de zekerheid.',
    action: 'De huurverhoging bij de bemiddelingsdienst betwisten',
    consequence: 'De nieuwe huur geldt als aanvaard.',
  },
  'ch.rise.right-form': {
    says: 'Een verhoging zonder het officiële formulier, zonder redenen of met een dreiging de huur te beëindigen is nietig.',
  },
  'ch.rise.right-time': {
    says: 'Zij moet u minstens tien dagen vóór het begin van de opzegtermijn bereiken. Zij begint alleen op een dag waarop de huur kan eindigen.',
  },
  'ch.rise.right-safe': {
    says: 'Wint u of treft u een schikking? Dan mag de verhuurder de huur meestal drie jaar niet beëindigen.',
  },
  'ch.rise.step-check': {
    says: 'Controleer het formulier, de reden en de referentierente waarop uw huur rust.',
  },
  'ch.rise.step-help': {
    says: 'Vraag een huurdersvereniging (Mieterverband, ASLOCA, ASI) voordat de 30 dagen om zijn.',
  },
  'ch.rise.option-contest': {
    says: 'Schrijf aan de bemiddelingsdienst (Schlichtungsbehörde) van uw district en voeg het formulier toe.',
    title: 'De verhoging betwisten',
    cost: 'Gratis',
    time: 'Binnen 30 dagen',
    risk: 'Meestal geen.',
    bestFor: 'De verhoging klopt niet of is niet uitgelegd.',
  },
  'ch.rise.option-accept': {
    says: 'Klopt zij? Betaal dan de nieuwe huur vanaf de genoemde dag.',
    title: 'Haar aanvaarden',
    cost: 'De hogere huur',
    time: 'Vanaf de dag in het formulier',
    risk: 'U kunt haar later niet betwisten.',
    bestFor: 'U hebt haar gecontroleerd en zij klopt.',
  },
}
