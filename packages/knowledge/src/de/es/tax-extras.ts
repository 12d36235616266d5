/** The Spanish words of the rows in ../tax-extras.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_EXTRAS_ES: Words = {
  'de.tax.late-sum': {
    says: 'Por una declaración anual tardía: 0,25 % del impuesto pendiente por mes empezado, mínimo 25 €. Compruebe los meses.',
  },
  'de.tax.late-drop': {
    says: 'Pida que lo quiten si no fue culpa suya. No es automático si no queda nada por pagar, o antes de 14 meses tras el año.',
  },
  'de.tax.late-object': {
    says: 'El recargo es una decisión aparte. Puede recurrir solo contra él en un mes, con su motivo.',
  },
  'de.tax.late-payment': {
    says: 'Una transferencia hasta tres días tarde no cuesta nada. Si no podía pagar, pida que le perdonen la mitad (Erlass).',
  },
  'de.tax.interest': {
    says: 'Los intereses empiezan 15 meses después del año fiscal. Son 0,15 % por mes completo.',
  },
  'de.tax.pressure': {
    says: 'Una multa coercitiva (Zwangsgeld) debe anunciarse antes por escrito. Cuando entregue lo pedido, deben parar.',
  },
  'de.tax.ahead': {
    says: '¿Gana menos este año? Pida que bajen los pagos a cuenta (Vorauszahlungen), con sus cifras.',
  },
  'de.tax.open': {
    says: 'La decisión sigue abierta, en todo (§ 164) o en algunos puntos (§ 165). En eso puede cambiarse luego, también a su favor.',
  },
  'de.tax.right-wait': {
    says: '¿Sería injusto ejecutar ahora, por ejemplo porque pronto recibe dinero? Pida que esperen (Vollstreckungsaufschub) y ofrezca plazos.',
  },
}
