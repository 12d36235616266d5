/** Notices to end a tenancy and late rent, in every province, and in those with few rows: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ca.home.myth-date': {
    says: 'Una fecha en un aviso no termina sola su alquiler. Casi siempre solo un tribunal puede ordenar que se vaya.',
  },
  'ca.home.want': { says: 'Este aviso es el primer paso, no el último.' },
  'ca.home.reality': {
    says: 'Un aviso no termina solo su alquiler. Si no está de acuerdo, casi siempre decide un tribunal.',
  },
  'ca.home.who': {
    says: 'Un arrendador o agente es una persona o empresa privada. No puede cambiar la cerradura ni sacar sus cosas por su cuenta.',
  },
  'ca.home.rights': {
    says: 'Puede quedarse mientras se decide. Puede disputar el aviso, pagar lo que debe o pedir tiempo.',
  },
  'ca.home.not-yet': {
    says: 'Hoy no pueden echarle. Necesitan un aviso válido, luego una orden y luego un oficial del tribunal.',
  },
  'ca.home.know-form': {
    says: 'Un aviso en el formulario equivocado, con fecha equivocada o sin motivo puede no valer.',
  },
  'ca.home.right-hearing': {
    says: 'Tiene derecho a disputar ante un tribunal un aviso para irse.',
  },
  'ca.home.right-locks': {
    says: 'Tiene derecho a conservar llaves, calefacción, agua y luz hasta que el alquiler haya terminado según la ley.',
  },
  'ca.home.right-notice': {
    says: 'Tiene derecho a un aviso escrito con el tiempo y el motivo que pide su provincia.',
  },
  'ca.home.step-stay': { says: 'No se mude todavía y no firme nada que termine el contrato.' },
  'ca.home.step-type': {
    says: 'Busque en el aviso el número del formulario, el motivo y las fechas. De eso depende cuántos días tiene.',
  },
  'ca.home.step-pay': {
    says: 'Si es por el alquiler, pague lo que debe si puede. Guarde prueba. En algunas provincias eso termina el aviso.',
  },
  'ca.home.step-help': {
    says: 'Llame hoy a una línea de inquilinos o a una clínica legal. Los plazos pueden ser de solo cinco días.',
  },
  'ca.home.opt-dispute': {
    says: 'Acuda al tribunal de su provincia antes del último día, o vaya a la audiencia.',
    title: 'Disputar el aviso',
    cost: 'A menudo una pequeña tasa. Puede pedir no pagarla.',
    time: 'En días.',
    risk: 'Si pierde, pueden darle una fecha para irse.',
    bestFor: 'El motivo no es verdad, o el aviso tiene errores.',
  },
  'ca.home.opt-pay': {
    says: 'Páguelo todo en el tiempo del aviso y pida un recibo.',
    title: 'Pagar el alquiler que debe',
    cost: 'El alquiler que debe.',
    time: 'En los días del aviso.',
    risk: 'Si paga tarde o de menos, el caso puede seguir.',
    bestFor: 'Debe alquiler y puede conseguir el dinero.',
  },
  'ca.home.opt-plan': {
    says: 'Ofrezca pagar cada mes el alquiler y una parte de lo que debe. Téngalo por escrito.',
    title: 'Acordar un plan',
    cost: 'La suma que acuerde.',
    time: 'Días.',
    risk: 'Un plan roto puede llevar rápido a una orden.',
    bestFor: 'Puede pagar, pero no todo de una vez.',
  },
  'ca.home.opt-help': {
    says: 'Una clínica de inquilinos puede revisar el aviso y hablar por usted. Pregunte también en su ciudad por un banco de alquiler (rent bank).',
    title: 'Pedir ayuda gratis',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'ca.home.warn-hearing': {
    says: 'Vaya a la audiencia, aunque crea que va a perder. Muchas órdenes se dan solo porque nadie fue.',
  },
  'ca.home.insight-faith': {
    says: 'Un arrendador que dice que entrará su familia debe decirlo en serio. Si la vivienda se alquila pronto otra vez, puede recibir dinero.',
    actionable: 'Guarde el aviso. Vigile los anuncios de su casa después de irse.',
  },
  'ca.home.mb-order': {
    says: 'En Manitoba un aviso solo no puede echarle. Solo puede una orden del Residential Tenancies Branch, y antes puede contar su parte.',
  },
  'ca.home.sk-order': {
    says: 'En Saskatchewan un aviso solo no puede echarle. Solo puede una orden de la Office of Residential Tenancies, y antes puede contar su parte.',
  },
  'ca.home.ns-order': {
    says: 'En Nueva Escocia un aviso solo no puede echarle. Solo puede una orden del Residential Tenancies Program, y antes puede contar su parte.',
  },
  'ca.home.nb-order': {
    says: 'En Nuevo Brunswick un aviso solo no puede echarle. Solo puede una orden de la Tenant and Landlord Relations Office, y antes puede contar su parte.',
  },
}
