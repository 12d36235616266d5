/** The Spanish words of the rows in ../enquiry-housing-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_GUIDANCE_ES: Words = {
  'gb.ask-housing.step-stay': {
    says: 'No se mude ni devuelva las llaves todavía. Pida antes consejo sobre el aviso, pues muchos no son válidos.',
  },
  'gb.ask-housing.step-writing': {
    says: 'Póngalo por escrito a su casero o agente. Diga qué está mal, qué quiere y antes de cuándo.',
  },
  'gb.ask-housing.step-proof': {
    says: 'Reúna sus pruebas. Guarde el contrato, fotos, mensajes, pagos del alquiler y papeles de la fianza.',
  },
  'gb.ask-housing.step-rent': {
    says: 'Siga pagando el alquiler como siempre. El atraso da al casero un motivo para terminar el alquiler.',
  },
  'gb.ask-housing.step-shelter': {
    says: 'Pida consejo gratuito a Shelter en el 0808 800 4444, o a Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-scotland': {
    says: 'Pida consejo gratuito a Shelter Scotland en el 0808 800 4444, o a Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-cymru': {
    says: 'Pida consejo gratuito a Shelter Cymru en el 08000 495 495, o a Citizens Advice.',
  },
  'gb.ask-housing.step-housing-rights': {
    says: 'Pida consejo gratuito a Housing Rights en el 028 9024 5640.',
  },
  'gb.ask-housing.right-court': {
    says: 'Tiene derecho a quedarse hasta que un juzgado le ordene irse, salvo que comparta la casa con su casero.',
  },
  'gb.ask-housing.right-quiet': {
    says: 'Tiene derecho a vivir tranquilo en su casa. Las amenazas y el acoso de un casero son delitos.',
  },
  'gb.ask-housing.right-repair': { says: 'Tiene derecho a una casa segura, habitable y reparada.' },
  'gb.ask-housing.fact-rights': {
    says: 'Un casero no puede echarle por su cuenta. Necesita el aviso correcto, y después un juzgado.',
  },
  'gb.ask-housing.fact-reality': {
    says: 'Las reglas del alquiler privado en Inglaterra cambiaron el 1 de mayo de 2026. Los consejos antiguos, y algunos contratos, ya no valen.',
  },
  'gb.ask-housing.fact-cannot': {
    says: 'Nadie puede hacerle irse hoy por un aviso. Los agentes del juzgado (bailiffs) solo vienen tras una orden.',
  },
  'gb.ask-housing.option-write': {
    says: 'Escriba primero al casero. El ayuntamiento (council) puede inspeccionar y ordenar obras.',
    title: 'Escribir, y después acudir al ayuntamiento',
    cost: 'Gratis',
    time: 'Deles unos 14 días',
    risk: 'Siga pagando el alquiler mientras espera.',
    bestFor: 'Reparaciones, humedad, entradas o cobros.',
  },
  'gb.ask-housing.option-scheme': {
    says: 'El sistema (deposit scheme) mira las pruebas de las dos partes y decide.',
    title: 'Usar el servicio de conflictos de la fianza',
    cost: 'Gratis',
    time: 'Empiece en un plazo de 3 meses desde que se fue',
    risk: 'La decisión suele ser final.',
    bestFor: 'Una fianza que está en un sistema.',
  },
  'gb.ask-housing.option-help': {
    says: 'Un asesor puede revisar el aviso y sus derechos.',
    title: 'Pedir consejo gratuito de vivienda',
    cost: 'Gratis',
    time: 'Una llamada, a menudo el mismo día',
    risk: 'Las fechas de un aviso o papel judicial siguen corriendo.',
    bestFor: 'Un aviso, papeles judiciales o amenazas.',
  },
  'gb.ask-housing.option-tribunal': {
    says: 'Reúna anuncios de casas parecidas cerca y pídalo a tiempo.',
    title: 'Pedir al tribunal que fije el alquiler',
    cost: 'Compruebe si hay una tasa',
    time: 'Antes de que empiece el nuevo alquiler',
    risk: 'No puede fijar más de lo que pidió su casero.',
    bestFor: 'El nuevo alquiler es más alto que otros de la zona.',
  },
  'gb.ask-housing.warning-court': {
    says: 'Si han llegado papeles judiciales o una fecha con agentes (bailiffs), pida ayuda hoy. Quizá tenga asistencia jurídica (legal aid) y derecho a ser oído.',
  },
  'gb.ask-housing.change-section-21': {
    says: 'El desahucio sin motivo de inquilinos privados en Inglaterra acabó el 1 de mayo de 2026.',
    was: 'Los caseros podían terminar casi todo alquiler privado con un section 21 notice y sin motivo.',
    is: 'Section 21 ya no existe. Un casero necesita un motivo legal, un aviso y una orden judicial.',
  },
  'gb.ask-housing.change-rent': {
    says: 'Las cláusulas de subida en contratos privados de Inglaterra ya no funcionan.',
    was: 'Muchos contratos dejaban subir el alquiler por una cláusula.',
    is: 'El alquiler solo puede subir una vez al año, con el Form 4A y dos meses de aviso.',
  },
  'gb.ask-housing.myth-two-months': {
    says: 'Un aviso no termina su derecho a vivir allí. Puede quedarse hasta que un juzgado ordene otra cosa.',
  },
  'gb.ask-housing.myth-repairs': {
    says: 'No hay derecho a dejar de pagar hasta que se hagan las reparaciones. Pone en riesgo su casa.',
  },
}
