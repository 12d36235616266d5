/** The Dutch words of Germany: running costs check. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_CHECK_NL: Words = {
  'de.costs.element-period': {
    says: 'Een rekening moet haar periode noemen, hoogstens twaalf maanden.',
    name: 'de periode van de rekening',
    ifMissing: 'We zien geen periode. Een rekening moet zeggen voor welke twaalf maanden zij is.',
  },
  'de.costs.element-total': {
    says: 'Een rekening moet de totale kosten van het huis tonen.',
    name: 'de totale kosten van het huis',
    ifMissing: 'We zien geen totale kosten. Zonder die hoeft u niet meer te betalen. Vraag ze.',
  },
  'de.costs.element-key': {
    says: 'Een rekening moet zeggen hoe kosten verdeeld worden. Is er niets afgesproken, dan telt de grootte van de woning.',
    name: 'de sleutel waarmee kosten verdeeld worden',
    ifMissing:
      'We zien geen sleutel waarmee de kosten verdeeld worden. Vraag hoe uw deel berekend is.',
  },
  'de.costs.element-paid': {
    says: 'Een rekening moet aftrekken wat u vooruit betaalde.',
    name: 'wat u vooruit betaalde',
    ifMissing: 'We zien uw betalingen per maand niet. Ze moeten afgetrokken worden.',
  },
  'de.costs.insight-items': {
    says: 'De rekening noemt beheer of herstel. Huurders van een woning zijn dat niet schuldig.',
    actionable: 'Schrijf dat u dit punt niet schuldig bent, en vraag een nieuw bedrag.',
  },
  'de.costs.insight-cable': {
    says: 'Sinds 1 juli 2024 mag de verhuurder u geen kabel-tv meer in rekening brengen.',
    actionable: 'Trek het deel af voor maanden sinds juli 2024.',
  },
  'de.costs.insight-heating': {
    says: 'Verwarming en warm water moeten meestal naar verbruik afgerekend worden. Zo niet, dan mag u uw deel met 15% verlagen.',
    actionable:
      'Kijk of verwarming naar verbruik afgerekend is. Zo niet, trek 15% van uw deel ervan af.',
  },
  'de.costs.insight-carbon': {
    says: 'De verhuurder moet een deel van de CO2-prijs dragen en tonen. Ontbreekt de verdeling, dan mag u de stookkosten met 3% verlagen.',
    actionable: 'Vraag de verdeling van de CO2-kosten, of trek 3% van uw stookkosten af.',
  },
}
