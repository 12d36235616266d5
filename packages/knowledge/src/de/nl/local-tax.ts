/** The Dutch words of Germany: local tax. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_NL: Words = {
  'de.local-tax.want': {
    says: 'Een gemeente of district legt een eigen belasting op, zoals grond- of hondenbelasting.',
  },
  'de.local-tax.reality': {
    says: 'Een bezwaar stopt de betaling niet. Betaal op tijd, of vraag de gemeente in dezelfde brief te wachten (Aussetzung der Vollziehung).',
  },
  'de.local-tax.deadline': {
    says: 'U hebt één maand voor bezwaar bij de gemeente. Een verloren bezwaar kan geld kosten.',
    service:
      'een brief van een overheidskantoor geldt als ontvangen op de vierde dag na verzending',
    action: 'Uw bezwaar (Widerspruch) naar de gemeente sturen',
    consequence: 'De belasting is definitief.',
  },
  'de.local-tax.right-base': {
    says: 'Grondbelasting: de waarde komt uit een beslissing van het belastingkantoor (Finanzamt). Klopt de waarde niet? Maak daar bezwaar, niet bij de gemeente. De gemeente moet volgen.',
  },
  'de.local-tax.right-day': {
    says: 'Wie op 1 januari eigenaar was, is de grondbelasting van het hele jaar schuldig, ook na een verkoop.',
  },
  'de.local-tax.step': {
    says: 'Vergelijk de waarde en het tarief met de beslissing van het belastingkantoor (Finanzamt). Controleer de eigenaar, het adres en het nummer van het perceel.',
  },
  'de.local-tax.option': {
    says: 'Schrijf „Ik maak bezwaar” met het nummer van de beslissing. Zeg wat niet klopt.',
    title: 'Bezwaar maken bij de gemeente',
    cost: 'Kosten als u verliest.',
    time: 'Binnen één maand.',
    risk: 'Geen.',
    bestFor: 'De gemeente maakte een fout.',
  },
}
