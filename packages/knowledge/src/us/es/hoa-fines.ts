/** The Spanish words of the rows in ../hoa-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_FINES_ES: Words = {
  'us.hoa.ask-ticket': {
    says: 'Una asociación no es la policía. Solo puede multarle si sus papeles y la ley estatal lo permiten, casi siempre tras aviso y audiencia. Pida la regla y las pruebas.',
    dependsOn: 'su estado y los papeles de la asociación',
  },
  'us.hoa.want': {
    says: 'La asociación dice que se rompió una regla y quiere una multa o un cambio.',
  },
  'us.hoa.reality': {
    says: 'Es un grupo privado, no la policía. Debe cumplir sus propios papeles y la ley estatal.',
  },
  'us.hoa.right-ccrs': {
    says: 'Pida la declaración (CC&Rs), las reglas y la lista de multas. Una multa que no está ahí no vale.',
  },
  'us.hoa.right-hearing': {
    says: 'Muchos estados obligan a la asociación a darle aviso escrito y una audiencia antes de una multa.',
  },
  'us.hoa.step-write': {
    says: 'Escriba a la junta. Pida audiencia, la regla y fotos u otras pruebas. No pague antes.',
  },
  'us.hoa.option-hearing': {
    says: 'Vaya a la audiencia con sus pruebas, o mándelas por escrito.',
    title: 'Pedir una audiencia',
    cost: 'Gratis',
    time: 'Hasta la fecha del aviso',
    risk: 'Ninguno.',
    bestFor: 'La regla o la prueba es débil.',
  },
  'us.hoa.ca-fines': {
    says: 'En California la junta debe avisarle 10 días antes de la audiencia y darle la decisión por escrito. Desde julio de 2025 casi toda multa tiene tope de $100.',
  },
  'us.hoa.fl-fines': {
    says: 'En Florida una multa exige aviso de 14 días y audiencia ante un comité de dueños. Es de $100 al día como máximo, salvo que los papeles digan más.',
  },
  'us.hoa.fl-changes': {
    says: 'En Florida la asociación solo puede negar un cambio en su casa según una regla de sus papeles, igual para todos. Debe nombrar esa regla por escrito.',
  },
  'us.hoa.tx-fines': {
    says: 'En Texas la asociación debe escribir antes y darle tiempo para corregir. Tiene 30 días para pedir una audiencia.',
  },
  'us.hoa.az-fines': {
    says: 'En Arizona una multa exige aviso y la oportunidad de ser oído. Puede responder por correo certificado en 21 días.',
  },
  'us.hoa.nc-fines': {
    says: 'En Carolina del Norte debe haber una audiencia antes de la multa. La multa es de $100 al día como máximo.',
  },
  'us.hoa.va-fines': {
    says: 'En Virginia deben avisarle de la audiencia 14 días antes. El cargo puede ser de $50 por una falta, o $10 al día.',
  },
  'us.hoa.nv-fines': {
    says: 'En Nevada deben avisarle de la regla y darle audiencia. Casi toda multa es de $100 por falta como máximo.',
  },
  'us.hoa.or-fines': {
    says: 'En Oregón una asociación solo puede multarle tras un aviso escrito y la ocasión de ser oído. La multa debe estar en una lista que recibieron los propietarios.',
  },
}
