/** The Spanish words of the rows in ../benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_ES: Words = {
  'gb.benefit.hb-step': {
    says: 'Si algo está mal, escriba al ayuntamiento (council) en un plazo de un mes desde la fecha de la carta. Pídale que lo mire otra vez, o recurra directamente al tribunal.',
  },
  'gb.benefit.hb-right': {
    says: '¿Fue el ayuntamiento (council) o el DWP quien se equivocó, y usted no podía saber que recibía de más? Entonces quizá no puedan pedirlo.',
  },
  'gb.benefit.want': {
    says: 'Dicen que recibió de más y lo quieren de vuelta, de sus ayudas, de su sueldo o con pagos.',
  },
  'gb.benefit.rights-summary': {
    says: 'Puede pedir que lo miren otra vez, ver cómo lo calcularon y pedir devolver menos cada mes.',
  },
  'gb.benefit.reality': {
    says: 'Una carta por cobro de más (overpayment) no significa que hiciera algo mal. Las cantidades a menudo están equivocadas, y puede discutirlas gratis.',
  },
  'gb.benefit.who': {
    says: 'Viene de una oficina pública. Puede tomar dinero de las ayudas o del sueldo sin juzgado, así que conteste.',
  },
  'gb.benefit.know': {
    says: 'En Universal Credit pueden pedirlo aunque el error fuera suyo. En ayudas más antiguas a menudo no pueden.',
    learnMore:
      'Si el error fue de ellos, pida que lo perdonen (waiver) y diga qué daño haría devolverlo.',
  },
  'gb.benefit.one-month': {
    says: 'Tiene un mes desde la fecha de la decisión para pedir que la miren otra vez.',
    action: 'Pedir que miren otra vez la decisión',
    consequence: 'Después necesita un buen motivo por llegar tarde.',
  },
  'gb.benefit.step-working': {
    says: 'Pregunte cómo lo calcularon: qué ayuda, qué fechas, qué hechos. Compárelo con lo que les dijo y cuándo.',
  },
  'gb.benefit.step-review': {
    says: 'Si algo está mal, pida una revisión (mandatory reconsideration) en un plazo de un mes desde la fecha de la decisión.',
  },
  'gb.benefit.step-rate': {
    says: 'Si no puede permitirse lo que le quitan, llame y pida una cantidad menor. Envíe un presupuesto.',
  },
  'gb.benefit.step-advice': {
    says: 'Busque ayuda de un asesor de ayudas sociales (welfare rights adviser). Es gratis y conoce bien estas reglas.',
  },
  'gb.benefit.step-appeal': {
    says: 'Si dicen que no, puede recurrir a un tribunal gratuito en un plazo de un mes desde su respuesta.',
  },
  'gb.benefit.warn-no-court': {
    says: 'No necesitan un juzgado para tomarlo de ayudas o sueldo. No lo espere.',
  },
  'gb.benefit.warn-fraud': {
    says: 'La carta habla de fraude o de un interrogatorio (interview under caution). Pida consejo legal antes de decir nada.',
  },
  'gb.benefit.insight-own-mistake': {
    says: 'Si les contó un cambio y fueron lentos, dígalo. Puede importar mucho.',
    actionable: 'Busque SMS, notas del journal, cartas y llamadas con fechas.',
  },
  'gb.benefit.insight-collector': {
    says: 'Ahora escribe un cobrador (debt collector). No tiene más poder que una carta, pero la oficina que está detrás sí.',
    actionable: 'Trate con la propia oficina y pídale una cantidad que pueda pagar.',
  },
  'gb.benefit.hb-underlying': {
    says: 'El municipio debe restar la ayuda de vivienda (Housing Benefit) que aún le correspondía por esa casa en ese tiempo. Envíe sus ingresos de esas semanas y pídalo.',
  },
}
