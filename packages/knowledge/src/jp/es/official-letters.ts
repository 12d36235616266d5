/** Prestaciones y seguros, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_ES: Words = {
  'jp.benefit.who': {
    says: 'Es una oficina pública. Debe dar motivos cuando decide en su contra.',
  },
  'jp.benefit.reality': {
    says: 'Una decisión así puede estar mal, y suelen aceptar cuotas pequeñas.',
  },
  'jp.benefit.not-yet': {
    says: 'No embargan nada enseguida. Llame antes de la fecha y diga qué puede pagar.',
  },
  'jp.benefit.step-call': {
    says: 'Busque pruebas de lo que avisó y cuándo. Llévelas y pida los meses y el cálculo.',
  },
  'jp.benefit.option-parts': {
    says: 'Pida cuotas pequeñas que le dejen vivir.',
    title: 'Pedir plazos',
    cost: 'Gratis.',
    time: 'Antes de la fecha.',
    risk: 'Pueden pedir pruebas.',
    bestFor: 'La suma está bien, pero es alta.',
  },
  'jp.insure.not-yet': {
    says: 'Un primer no no acaba nada. Puede mandar más papeles y pedir de nuevo en tres años.',
  },
  'jp.insure.step-file': {
    says: 'Reúna la póliza, condiciones, fotos, facturas e informes. Apunte qué pasó cada día.',
  },
  'jp.insure.option-adr': {
    says: 'Después de la aseguradora, use el órgano gratuito (金融ADR).',
    title: 'Usar el órgano gratuito',
    cost: 'Gratis o barato.',
    time: 'En los tres años.',
    risk: 'Puede tardar meses.',
    bestFor: 'La aseguradora sigue negándose.',
  },
}
