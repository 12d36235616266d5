/** A council penalty charge in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_NL: Words = {
  'gb.pcn.insight-not-received': {
    says: 'Gingen de eerdere brieven naar een oud adres? Dan kunt u de zaak laten terugzetten. De extra kosten vervallen dan.',
    actionable: 'Gebruik formulier TE9 of PE3, of TE7 samen met TE9 als de 21 dagen voorbij zijn.',
  },
  'gb.pcn.insight-late-post': {
    says: 'Een boete van een camera moet binnen 28 dagen na de gebeurtenis bij de eigenaar zijn, tenzij de DVLA laat was met de gegevens.',
    actionable: 'Tel de dagen van de gebeurtenis tot de brief. Zijn het er meer dan 28? Noem het.',
  },
  'gb.pcn.insight-owner-late': {
    says: 'Een brief aan de eigenaar (notice to owner) moet meestal binnen 6 maanden na de boete zijn verstuurd.',
    actionable: 'Vergelijk de twee data. Is het langer? Schrijf dat de brief te laat kwam.',
  },
  'gb.pcn.insight-details': {
    says: 'Op een boete (penalty charge notice) moeten datum, tijd, auto, grond, bedrag en manier van betalen staan. Met een echte fout kunt u winnen.',
    actionable: 'Vergelijk elk gegeven met wat u zelf hebt.',
  },
  'gb.pcn.warning-increase': {
    says: 'Doet u niets, dan wordt de boete de helft hoger en verliest u het recht op beroep.',
  },
  'gb.pcn.warning-warrant': {
    says: 'Daarna komen een warrant en deurwaarders (bailiffs), met minstens £75 kosten. Doe iets voordat de dagen voorbij zijn.',
  },
  'gb.pcn.warning-truth': {
    says: 'Kruis alleen een grond aan die waar is. Een valse verklaring kan worden gestraft (contempt of court).',
  },
  'gb.pcn.tactic-early': {
    says: 'Maak binnen 14 dagen bezwaar. U houdt de lagere prijs als de gemeente de richtlijn volgt.',
    risk: 'Na 14 dagen moet u misschien het volle bedrag betalen als u verliest.',
    notWhen: 'De boete klopt duidelijk. Betaal dan de lagere prijs.',
  },
  'gb.pcn.tactic-tribunal': {
    says: 'Veel mensen stoppen na de afwijzing. Het tribunaal is gratis, en daar moet de gemeente haar bewijs laten zien.',
    risk: 'Verliest u, dan is de korting weg.',
    notWhen: 'U hebt geen grond en wilt alleen een lager bedrag.',
  },
  'gb.pcn.deadline-discount': {
    says: 'De lagere prijs geldt 14 dagen. De dag waarop u de boete kreeg, telt als dag één.',
    action: 'De lagere prijs betalen, of bezwaar maken',
    consequence: 'U moet het volle bedrag betalen.',
  },
  'gb.pcn.deadline-owner': {
    says: 'U hebt 28 dagen vanaf de officiële ontvangst (service) van de brief aan de eigenaar (notice to owner). Die dag telt als dag één.',
    action: 'Een formeel bezwaar (formal representations) sturen, of betalen',
    consequence: 'De boete wordt de helft hoger en u verliest het recht op beroep.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-tribunal': {
    says: 'U hebt 28 dagen vanaf de officiële ontvangst (service) van de afwijzing. Die dag telt als dag één.',
    action: 'In beroep gaan bij het tribunaal',
    consequence: 'De gemeente kan een charge certificate sturen, en de boete wordt de helft hoger.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-certificate': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service) van het charge certificate.',
    action: 'Betalen, of zeggen wat er misging',
    consequence: 'De gemeente kan de rechtbank vragen de schuld in te schrijven, met kosten.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-statement': {
    says: 'U hebt 21 dagen vanaf het bevel (order for recovery) om te betalen of een verklaring (witness statement) te geven. Voor de zekerheid tellen we vanaf de datum op het bevel.',
    action: 'Formulier TE9 of PE3 sturen, of betalen',
    consequence: 'Een warrant kan naar deurwaarders (bailiffs) gaan.',
  },
}
