/** What the first letter of a collector must say, and what it may cost: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_ES: Words = {
  'de.debt.insight-disguise': {
    says: 'Los gastos de aquí pueden ser mayores de lo que permite la ley, como pasa a menudo en estas cartas.',
    actionable: 'Pregunte qué tarifa usaron (0,5, 0,9 o 1,3) y sobre qué cantidad.',
  },
  'de.debt.element-client': {
    says: 'La primera carta debe nombrar la empresa para la que cobran, con su dirección.',
    name: 'El nombre de la empresa para la que actúan',
    ifMissing:
      'La carta no parece decir para quién cobran. Pregunte: la ley exige nombre y dirección.',
  },
  'de.debt.element-reason': {
    says: 'La primera carta debe decir de qué contrato se trata y cuándo se hizo.',
    name: 'La razón de la reclamación y la fecha del contrato',
    ifMissing:
      'La carta no parece decir de qué contrato se trata ni de cuándo. Pregunte antes de pagar.',
  },
  'de.debt.element-costs': {
    says: 'Si piden gastos, deben decir de qué tipo son, cuánto son y por qué.',
    name: 'Tipo, cantidad y razón de los gastos de cobro',
    ifMissing: 'La carta pide gastos pero no parece decir de dónde salen. Pregunte la tarifa.',
  },
  'de.debt.change-fees': {
    says: 'Las tarifas de cobro subieron el 1 de junio de 2025. El trabajo anterior se paga con las tarifas anteriores.',
    was: 'Hasta el 31 de mayo de 2025 la tarifa completa era de 49 €. Por deudas no discutidas de hasta 50 € era de 30 €.',
    is: 'Desde el 1 de junio de 2025 la tarifa completa es de 51,50 € hasta 500 €. Por deudas no discutidas de hasta 50 € es de 31,50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Un cargo por aviso (Mahngebühr) solo puede cubrir papel y correo, no el personal. Los juzgados suelen permitir solo unos pocos euros.',
    actionable: 'Pague la factura y rechace lo que pase de unos pocos euros por aviso.',
  },
  'de.debt.charge-small': {
    says: 'Por una deuda no discutida de hasta 50 €, incluso la tarifa más alta (1,3, con gastos e IVA) da 58,48 €. En la mayoría de los casos se permite mucho menos.',
    name: 'Gastos de cobro de una deuda no discutida de hasta 50 €',
  },
  'de.debt.charge-to-500': {
    says: 'Por una deuda no discutida de hasta 500 €, incluso la tarifa más alta (1,3, con gastos e IVA) da 95,60 €. Una primera carta permite 0,5 en la mayoría de los casos.',
    name: 'Gastos de cobro de una deuda no discutida de hasta 500 €',
  },
  'de.debt.right-doctor-bill': {
    says: 'Una factura de médico o dentista solo vence si indica cada servicio y su factor. Por encima de 2,3 debe dar un motivo.',
  },
  'de.debt.right-doctor-told': {
    says: 'Si no era seguro que el seguro pagara, debían decirle antes por escrito el coste probable. Si no, quizá no tenga que pagar esa parte.',
  },
}
