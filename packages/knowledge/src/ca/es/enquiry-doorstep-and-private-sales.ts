/** The Spanish words of the rows in ../enquiry-doorstep-and-private-sales.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_ES: Words = {
  'ca.fact.door-sale-on': {
    says: 'En Ontario una firma no puede vender ni alquilar en su puerta calefacción, calentador, aire o filtro si usted no la llamó. Ese contrato es nulo: no debe nada. En otras ventas en casa tiene 10 días desde la copia escrita, y hasta un año si mintieron. Cancele por escrito y quéjese a Consumer Protection Ontario.',
  },
  'ca.fact.door-sale-qc': {
    says: 'En Quebec un contrato firmado en casa con un vendedor ambulante se cancela en 10 días desde la copia, sin motivo. Tiene un año si falta el permiso o el formulario, o si vende calefacción, clima o aislamiento: desde noviembre de 2024 casi siempre está prohibido. Mande ya el formulario o carta registrada, antes de la obra. El préstamo ligado también cae. Verifique el permiso en la OPC.',
  },
  'ca.fact.door-sale': {
    says: 'Si firmó en su puerta o en casa, casi siempre puede cancelar en 10 días desde su copia, sin motivo. Es más, hasta un año, si al contrato le falta lo que pide la ley o la firma no tiene licencia. Escriba por correo o carta registrada con prueba. Deben devolver en unos 15 días.',
  },
  'ca.fact.gym-cancel-on': {
    says: 'En Ontario puede dejar un gym en 10 días desde el contrato escrito, sin motivo. Escriba con prueba; deben devolver en 15 días. Después el contrato dura un año como máximo y debe poder pagarse por mes. No puede renovarse mucho sin avisar. Busque también una cláusula médica.',
  },
  'ca.fact.private-car-as-is': {
    says: 'Fuera de Quebec un vendedor privado no da garantía, y «as is» casi siempre vale. No cubre mentiras: si el anuncio o los mensajes eran falsos, puede pedir dinero o daños. Guarde el anuncio. Escriba con fecha y luego small claims. En Quebec los vicios ocultos también obligan al particular.',
    dependsOn: 'lo que dijo el vendedor y la provincia',
  },
  'ca.fact.hidden-fault-qc': {
    says: 'En Quebec el vendedor responde de vicios ocultos graves que existían en la venta, aunque no los supiera. Escríbale pronto, casi siempre en seis meses desde que lo halló, por correo registrado. Deje que lo vea antes de reparar, salvo urgencia. Pida un informe experto. Casi siempre tiene tres años para demandar.',
  },
  'ca.fact.tree-fell': {
    says: 'Llame primero a su propio seguro de hogar: casi siempre paga casa, cobertizo o cerca, y el del auto un auto. Un árbol sano que tira una tormenta casi nunca es culpa de nadie. El vecino paga solo si el árbol estaba muerto o peligroso y lo sabía o debía saberlo. Tome fotos antes de limpiar.',
  },
  'ca.fact.nosi-on': {
    says: 'Desde junio de 2024 una nota (NOSI) por una caldera, un calentador o similar cuenta como vencida en Ontario. No grava su casa: no tiene que pagarla para vender. Pida a su abogado que la borre. El contrato puede seguir: pida una copia y discuta la suma. ¿Vendido en su puerta desde marzo de 2018 sin pedirlo? Entonces es nulo. Consumer Protection Ontario: 1-800-889-9768.',
  },
}
