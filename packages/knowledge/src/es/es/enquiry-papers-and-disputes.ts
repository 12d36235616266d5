/** The words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_ES: Words = {
  'es.ask.hours-changed': {
    says: 'Pídalo por escrito. Para un cambio importante deben avisar 15 días antes, o 30 si es traslado. Impúgnelo en 20 días hábiles. Si le perjudica, muchas veces puede irse con 20 días de salario por año.',
  },
  'es.ask.trial-period': {
    says: 'En la prueba pueden terminarlo sin motivo ni aviso. La prueba debe constar por escrito y no ser demasiado larga. Por embarazo u otra causa prohibida es nulo. Tiene 20 días hábiles.',
    dependsOn: 'lo que dice su contrato y por qué lo hicieron',
  },
  'es.ask.community-dues': {
    says: 'Todo dueño paga su parte de los gastos comunes. Puede impugnar un acuerdo en tres meses, o un año si va contra la ley, pero antes pague o consigne. Pida el acta.',
    dependsOn: 'qué decidió la junta y cuándo',
  },
  'es.ask.guarantor': {
    says: 'Responde solo de lo que firmó, con las mismas defensas que el deudor. Si no pone solidario, primero deben ir contra el deudor. Lo que pague puede pedírselo a él.',
    dependsOn: 'lo que dice el papel que firmó',
  },
  'es.ask.claim-arrived': {
    says: 'Apunte el día en que la recibió. Tiene diez días hábiles en un juicio verbal y 20 en uno ordinario. Hasta 2.000 € no necesita abogado. Pida abogado gratis y que se pare el plazo.',
  },
  'es.ask.tax-papers': {
    says: 'Conteste a tiempo, por lo general en diez días hábiles, con copias. Puede pedir la mitad más de días. Si no está de acuerdo, diga por qué. Contra la decisión tendrá un mes.',
  },
  'es.ask.police-summons': {
    says: 'Vaya el día señalado. Pregunte si va como testigo o como investigado. Como investigado puede callar y tener abogado, de oficio si no tiene. Firme solo lo que dijo.',
  },
  'es.ask.legal-aid': {
    says: 'Pídala en el Colegio de Abogados o en el juzgado. Si vive solo, el límite es el doble del IPREM, más con familia. Trabajadores y víctimas de violencia de género la tienen en sus casos, ganen lo que ganen.',
  },
  'es.ask.water-damage': {
    says: 'Haga fotos y avise ya por escrito a su seguro y al vecino. Por una fuga de la vivienda paga el de arriba; por tuberías comunes, la comunidad. Tiene un año para reclamar: envíe un burofax.',
  },
}
