/** The Spanish words of the rows in ../enquiry-benefits-and-returns.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_AND_RETURNS_ES: Words = {
  'ca.fact.ccb-stopped': {
    says: 'Mande a la CRA por My Account lo que pide la carta: carta de la escuela o guardería, contrato, carta del médico, fecha de separación. El dinero va al padre con quien el niño vive más, o se reparte entre 40 y 60% (custody). Si tiene razón, pagan lo atrasado. Puede objetar en 90 días.',
  },
  'ca.fact.odsp-denied': {
    says: 'Pida por escrito una revisión interna en 30 días. Añada nuevos formularios médicos sobre lo que no puede hacer cada día. Si sigue el no, apele al Social Benefits Tribunal en 30 días; muchos ganan ahí. Una clínica legal ayuda gratis. Pida dinero a Ontario Works mientras.',
  },
  'ca.fact.returns-not-filed': {
    says: 'Declare ya los años que faltan, aunque no pueda pagar. El Canada Groceries and Essentials Benefit (antes crédito GST) y el beneficio por hijos solo vuelven entonces. La multa es 5%, luego 1% al mes, y casi siempre nada si no debe. Si la CRA aún no preguntó, use el voluntary disclosures program. Una clínica gratis de impuestos puede hacerlo.',
  },
  'ca.fact.ei-sickness': {
    says: 'EI por enfermedad dura hasta 26 semanas, al 55% del sueldo con tope. Necesita 600 horas aseguradas y certificado médico; pida ya, en cuatro semanas. Su puesto casi siempre está protegido: 27 semanas en Ontario tras 13 de trabajo, y parecido en otras. Si dura, pida también CPP disability.',
  },
}
