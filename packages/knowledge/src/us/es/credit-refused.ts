/** The Spanish words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_ES: Words = {
  'us.refused.want': {
    says: 'Le niegan lo que pidió, o le ofrecen peores condiciones. La carta debe decir por qué o cómo saberlo.',
  },
  'us.refused.reality': {
    says: 'No debe nada por esta carta. Puede mostrarle un error en su informe de crédito.',
  },
  'us.refused.right-report': {
    says: 'Tiene derecho a una copia gratis del informe de crédito que usaron. Pídala en 60 días al buró que nombra la carta.',
  },
  'us.refused.right-reasons': {
    says: 'Tiene derecho a las razones principales. Si no están en la carta, pídalas por escrito en 60 días.',
  },
  'us.refused.right-equal': {
    says: 'Quien presta no puede rechazarle por raza, color, religión, origen, sexo, estado civil, edad ni porque sus ingresos vengan de ayudas.',
  },
  'us.refused.right-notice': {
    says: 'Deben nombrar el buró y, si usaron uno, su puntaje de crédito.',
  },
  'us.refused.step-report': {
    says: 'Consiga el informe gratis y busque deudas que no son suyas, sumas equivocadas y datos viejos.',
  },
  'us.refused.option-dispute': {
    says: 'Escriba al buró y a la empresa que dio el dato. Añada copias de sus pruebas.',
    title: 'Disputar un dato equivocado',
    cost: 'Gratis',
    time: 'El buró tiene casi siempre 30 días para revisar',
    risk: 'Ninguno.',
    bestFor: 'El informe tiene un error.',
  },
  'us.credit.right-insurer-report': {
    says: 'Una aseguradora que cobra más o dice que no por un informe debe decir de quién es. Usted lo recibe gratis y puede disputarlo.',
  },
}
