/** Beliefs about council tax to correct: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BELIEFS_ES: Words = {
  'gb.council-tax.myth-prison': {
    says: 'En Inglaterra la cárcel es el último recurso. Antes un juzgado debe ver que usted podía pagar y se negó, o falló gravemente. No poder pagar no basta.',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'En Gales no pueden meterle en la cárcel por council tax. Ese poder terminó el 1 de abril de 2019.',
  },
  'gb.council-tax.myth-six-years': {
    says: 'Cuando ya hay una liability order, ningún plazo termina la deuda. El límite de seis años es solo para pedir la orden al juzgado.',
  },
  'gb.council-tax.myth-only-half': {
    says: 'En parejas y en alquiler conjunto, cada uno responde de toda la factura mientras vive allí. Si alguien se fue, diga la fecha al ayuntamiento (council).',
  },
  'gb.council-tax.myth-contract': {
    says: 'El council tax no necesita un contrato ni su consentimiento. Los juzgados rechazan este argumento, y añade costes.',
  },
}
