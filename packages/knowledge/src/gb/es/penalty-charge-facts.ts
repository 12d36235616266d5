/** What a council penalty charge is: facts and beliefs to correct. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_FACTS_ES: Words = {
  'gb.pcn.fact-wants': {
    says: 'El ayuntamiento (council) dice que se rompió una regla de aparcamiento o de tráfico. Quiere que pague, o que diga por qué no debería.',
  },
  'gb.pcn.fact-wants-certificate': {
    says: 'Han añadido la mitad más. Quieren el pago en un plazo de 14 días, antes de pedir al juzgado que registre la deuda.',
  },
  'gb.pcn.fact-wants-recovery': {
    says: 'La deuda ya está registrada en el juzgado. Puede pagar, o declarar que algo salió mal antes.',
  },
  'gb.pcn.fact-wants-rejection': {
    says: 'El ayuntamiento (council) ha rechazado su caso. Ahora puede pagar, o recurrir gratis a un tribunal independiente.',
  },
  'gb.pcn.fact-rights': {
    says: 'Puede impugnarla gratis. Si el ayuntamiento (council) dice que no, puede decidir un árbitro independiente (adjudicator), también gratis.',
  },
  'gb.pcn.fact-rights-recovery': {
    says: 'Si nunca recibió los avisos anteriores, la ley le deja devolver el caso a la fase correcta. Se hace con un formulario judicial.',
  },
  'gb.pcn.fact-reality': {
    says: 'Es una multa real según la ley, así que no la ignore. No es un delito y no da puntos ni antecedentes.',
  },
  'gb.pcn.fact-who': {
    says: 'Los ayuntamientos (councils) y algunos organismos de transporte envían multas llamadas penalty charge notice. Un «parking charge notice» privado se parece, pero es otra cosa.',
  },
  'gb.pcn.fact-tribunal': {
    says: 'Fuera de Londres, los recursos van al Traffic Penalty Tribunal. Es independiente del ayuntamiento, y puede hacerlo todo por internet.',
  },
  'gb.pcn.fact-tribunal-london': {
    says: 'En Londres, los recursos van a London Tribunals. Es independiente del ayuntamiento y gratis.',
  },
  'gb.pcn.fact-tribunal-wales': {
    says: 'En Gales, los recursos van al Traffic Penalty Tribunal. Es independiente del ayuntamiento y gratis.',
  },
  'gb.pcn.fact-no-bailiff-yet': {
    says: 'Ningún agente de embargo (bailiff) puede venir en esta fase. Antes debe haber un charge certificate, una orden judicial y un warrant.',
  },
  'gb.pcn.fact-no-bailiff-certificate': {
    says: 'Los agentes de embargo (bailiffs) no pueden actuar solo con un charge certificate. El ayuntamiento (council) debe obtener antes una orden judicial (order for recovery).',
  },
  'gb.pcn.fact-no-credit': {
    says: 'Una order for recovery por una multa no es una sentencia (county court judgment). No afecta a su historial de crédito.',
    learnMore:
      'Es una deuda registrada en el Traffic Enforcement Centre. Aun así pueden enviar agentes de embargo (bailiffs), así que importa.',
  },
  'gb.pcn.fact-fifty-six': {
    says: 'El ayuntamiento (council) tiene 56 días para contestar alegaciones formales (formal representations). Si se retrasa, debe darlas por aceptadas y anular la multa.',
    learnMore:
      'Esto vale para la fase formal: después de un aviso al propietario (notice to owner), o de una multa que llegó por correo.',
  },
  'gb.pcn.myth-bailiffs': {
    says: 'Los agentes de embargo (bailiffs) solo vienen al final de todo, después de una orden judicial y un warrant. Puede pararlo mucho antes.',
  },
  'gb.pcn.myth-points': {
    says: 'Una multa del ayuntamiento (penalty charge) no quita puntos ni da antecedentes penales.',
  },
  'gb.pcn.myth-not-driving': {
    says: 'Una multa del ayuntamiento suele pagarla el propietario, aunque condujera otra persona. Es distinto si se llevaron el coche sin su permiso.',
  },
  'gb.pcn.myth-ignore': {
    says: 'No desaparece. La multa sube la mitad, luego el juzgado la registra y pueden enviar agentes de embargo (bailiffs).',
  },
}
