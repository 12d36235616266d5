/** The formal order to pay the rent (commandement de payer): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ORDER_WORDS: Words = {
  'fr.home.want-order': {
    says: 'Das ist eine förmliche Aufforderung, die Miete zu zahlen (commandement de payer). Zahlen Sie nicht rechtzeitig, kann man einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Sie haben ab der Zahlungsaufforderung (commandement) sechs Wochen, um zu zahlen oder Hilfe zu holen. Mietverträge von vor dem 29. Juli 2023 geben oft zwei Monate.',
    action: 'Die Mietschuld zahlen oder einen Plan vereinbaren',
    consequence: 'Danach kann der Vermieter einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.deadline-two-months': {
    says: 'Diese Aufforderung gibt zwei Monate zum Zahlen, wie ältere Mietverträge.',
    action: 'Die Mietschuld zahlen oder einen Plan vereinbaren',
    consequence: 'Danach kann der Vermieter einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.element-fsl': {
    name: 'Die Adresse des Wohnungshilfefonds (FSL)',
    says: 'Die Aufforderung muss den Wohnungshilfefonds (FSL) nennen, an den Sie sich wenden können.',
    ifMissing:
      'Wir sehen den Wohnungshilfefonds (FSL) nicht. Zeigen Sie sie der ADIL: Ein fehlender Teil kann die Aufforderung nichtig machen.',
  },
  'fr.home.element-count': {
    name: 'Die Miete und die Aufstellung der Schuld',
    says: 'Die Aufforderung muss die Monatsmiete und eine Aufstellung der Schuld zeigen.',
    ifMissing: 'Wir sehen keine Aufstellung der Schuld. Verlangen Sie sie.',
  },
  'fr.home.officer-order': {
    says: 'Das ist eine förmliche Aufforderung, die Miete zu zahlen (commandement de payer). Zahlen Sie nicht rechtzeitig, kann man einen Richter bitten, den Mietvertrag zu beenden.',
  },
}
