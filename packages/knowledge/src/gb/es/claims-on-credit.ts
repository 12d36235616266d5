/** Créditos y deudas vendidas: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_CREDIT_ES: Words = {
  'gb.credit.sold-notice': {
    says: 'Cuando se vende una deuda, deben avisarle por escrito. Antes de eso, el nuevo dueño no puede demandar en su propio nombre. Pida una copia de ese aviso.',
  },
  'gb.credit.agreement-copy': {
    says: 'Si es un crédito, puede pedir una copia del contrato y un extracto, por £1. Hasta que llegue, un tribunal no debería hacer cumplir la deuda.',
  },
  'gb.credit.default-form': {
    says: 'Un aviso de impago (default notice) tiene una forma fija. Debe decir qué cláusula no se cumplió, qué hay que hacer y hasta qué día.',
  },
  'gb.credit.yearly-statement': {
    says: 'La ley obliga a las empresas de crédito a enviar un extracto cada año. No es en sí una exigencia de pago. Compárelo con sus pagos.',
  },
  'gb.credit.lending-checks': {
    says: 'Antes de prestar, el prestamista debe comprobar que usted puede devolverlo. Si no lo hizo, quizá recupere intereses y cargos.',
    actionable:
      'Reclame al prestamista por no comprobarlo bien. Tras ocho semanas, el Financial Ombudsman puede decidir gratis.',
  },
  'gb.credit.pay-later': {
    says: 'Las compras para pagar después hechas desde el 15 de julio de 2026 están reguladas. La empresa debe ayudarle si no puede pagar. Puede acudir al Financial Ombudsman.',
  },
  'gb.credit.bankruptcy-limit': {
    says: 'Solo pueden pedir su quiebra (bankruptcy) por deudas de £5,000 o más. Antes deben darle un requerimiento formal (statutory demand) y 21 días.',
  },
}
