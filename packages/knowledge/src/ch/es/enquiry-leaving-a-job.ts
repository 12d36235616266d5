/** Questions about giving notice, references and days of leave at the end: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_ES: Words = {
  'ch.ask.own-notice': {
    says: 'Un mes el primer año, dos hasta el noveno y luego tres, a fin de mes. El contrato puede decir otra cosa. Piénselo: el desempleo puede sancionarle unas semanas.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Tome los días pendientes en el preaviso si hay tiempo. Lo que ya no se pueda tomar debe pagarse al final. Si le liberaron mucho tiempo, algunos días pueden contar como tomados. El derecho dura cinco años. Pida una cuenta escrita.',
  },
  'ch.ask.reference': {
    says: 'Puede pedir un certificado en cualquier momento, también durante el empleo. Debe ser cierto, completo y benévolo. Escriba qué frases están mal y proponga las suyas. Si se niegan, vaya a la conciliación; hasta 30.000 francos es gratis. También puede pedir solo una constancia.',
  },
  'ch.ask.leaving-deal': {
    says: 'No firme enseguida: pida unos días y busque consejo. Puede perder el plazo de aviso, la protección por enfermedad y días de paro. No puede renunciar a esos derechos a cambio de nada: la empresa debe ofrecer algo justo.',
  },
}
