/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_WORDS: Words = {
  'ca.debt.insight-interest': {
    says: 'Desde 2025 la mayoría de los préstamos no puede costar más del 35% al año, con todos los cargos. Los préstamos de día de pago (payday loans) con licencia tienen su propio límite.',
    actionable:
      'Calcule el costo anual. Si pasa del 35%, pregunte a un abogado o a una oficina de consumo.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Si un contrato da el interés por día, semana o mes y no la tasa anual, debe como mucho 5% al año. Los préstamos de vivienda son distintos.',
  },
  'ca.debt.right-bad-work': {
    says: 'Si el trabajo fue malo o no se terminó, dígalo por escrito con fotos. Puede descontar su pérdida de la factura.',
  },
  'ca.debt.right-phone': {
    says: 'Por una deuda de teléfono o internet puede quejarse gratis a la CCTS. El Wireless Code limita lo que se debe si un contrato de móvil acaba antes.',
  },
  'ca.debt.right-sold': {
    says: 'Su deuda se vendió. Pida el aviso escrito de la venta y la prueba de que es de esta empresa. No pague a dos empresas.',
  },
  'ca.debt.right-student': {
    says: 'El Estado tiene casi siempre seis años para demandar por un préstamo estudiantil; un pago reinicia el plazo. Aún puede retener devoluciones de impuestos. Pida ayuda para pagar.',
  },
}
