/** Firms that buy or collect debts, and law firms that write for them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_ES: Words = {
  'gb.sender.lowell': {
    says: 'Lowell compra deudas de prestamistas, tiendas y empresas de teléfono, y las cobra. Su propio despacho de abogados es Overdales. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.cabot': {
    says: 'Cabot compra deudas y las cobra. De su grupo son también Wescot y el despacho Mortimer Clarke. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.pra': {
    says: 'PRA Group compra deudas, como tarjetas y préstamos viejos, y las cobra. Puede ir al juzgado. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.intrum': {
    says: 'Intrum compra deudas y también cobra para otras empresas. Puede ir al juzgado. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.link': {
    says: 'Link Financial cobra deudas que han comprado empresas vinculadas. Pregunte de qué empresa es su deuda. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.perch': {
    says: 'Perch Capital es una empresa de deudas que quizá diga que compró la suya. Pídale que lo pruebe. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.jc': {
    says: 'JC International Acquisition quizá diga que compró su deuda. Pídale que lo pruebe, y revise la antigüedad de la deuda. No puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.arrow': {
    says: 'Arrow Global quizá diga que compró su deuda, y otra empresa puede escribir por ella. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Pida prueba de que la deuda es de usted y de que les pertenece a ellos.',
  },
  'gb.sender.wescot': {
    says: 'Wescot cobra deudas para bancos y empresas de energía y teléfono. Es del grupo Cabot. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.moorcroft': {
    says: 'Moorcroft cobra deudas para bancos, empresas de energía y organismos públicos como HMRC. Su personal puede llamar a la puerta, pero no son agentes de embargo (bailiffs) y no pueden entrar.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.advantis': {
    says: 'Advantis cobra deudas para otras empresas y para organismos públicos. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.bpo': {
    says: 'BPO Collections cobra deudas para otras empresas. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.pastdue': {
    says: 'Past Due Credit Solutions cobra deudas para otras empresas y para organismos públicos. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.resolvecall': {
    says: 'Resolvecall envía agentes a las casas para hablar de deudas, por encargo de otras empresas. No son agentes de embargo (bailiffs). No tiene que abrir la puerta.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.credit-style': {
    says: 'Credit Style cobra deudas para otras empresas. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.cars': {
    says: 'CARS cobra deudas para otras empresas. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.aci': {
    says: 'ACI cobra deudas para empresas que las compraron. No es un agente de embargo (bailiff) y no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep: 'Revise la deuda y su antigüedad. Después escriba y pida pruebas.',
  },
  'gb.sender.dcbl': {
    says: 'DCBL hace dos trabajos. Cobra deudas por carta sin poder especial, y ejecuta writs del High Court. Sin un writ a su nombre no puede llevarse sus cosas.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'Primero la empresa. En deudas de crédito, después el Financial Ombudsman Service.',
    nextStep:
      'Pregunte si tienen una orden judicial contra usted. Si no, trátelo como una carta de cobro.',
  },
  'gb.sender.drp': {
    says: 'Debt Recovery Plus escribe sobre cobros privados de aparcamiento sin pagar. Usa también el nombre Zenith Collections. No tiene poder sobre sus cosas ni su coche.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'La empresa de aparcamiento.',
    nextStep:
      'Revise el propio cobro de aparcamiento. Nunca ignore un aviso antes de la demanda (letter of claim) ni un formulario judicial.',
  },
  'gb.sender.trace': {
    says: 'Trace escribe para empresas de aparcamiento sobre cobros privados sin pagar. No tiene poder sobre sus cosas ni su coche.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'La empresa de aparcamiento.',
    nextStep:
      'Revise el propio cobro de aparcamiento. Nunca ignore un aviso antes de la demanda (letter of claim) ni un formulario judicial.',
  },
  'gb.sender.zzps': {
    says: 'ZZPS escribe para empresas de aparcamiento sobre cobros privados sin pagar. No tiene poder sobre sus cosas ni su coche.',
    regulator: 'Financial Conduct Authority, para deudas de crédito',
    complainTo: 'La empresa de aparcamiento.',
    nextStep:
      'Revise el propio cobro de aparcamiento. Nunca ignore un aviso antes de la demanda (letter of claim) ni un formulario judicial.',
  },
  'gb.sender.overdales': {
    says: 'Overdales es un despacho de abogados del grupo Lowell. Actúa por la empresa dueña de la deuda, no por usted. Una carta suya no es una orden judicial.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Primero el despacho. Después el Legal Ombudsman si usted era su cliente, o la Solicitors Regulation Authority por su conducta.',
    nextStep:
      'Busque una fecha para responder. Si es un aviso antes de la demanda (letter of claim), responda en un plazo de 30 días.',
  },
  'gb.sender.mortimer-clarke': {
    says: 'Mortimer Clarke es el despacho de abogados del grupo Cabot. Actúa por la empresa dueña de la deuda. Una carta suya no es una orden judicial.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Primero el despacho. Después el Legal Ombudsman si usted era su cliente, o la Solicitors Regulation Authority por su conducta.',
    nextStep:
      'Busque una fecha para responder. Si es un aviso antes de la demanda (letter of claim), responda en un plazo de 30 días.',
  },
  'gb.sender.bw-legal': {
    says: 'BW Legal es un despacho de abogados que cobra deudas y cobros de aparcamiento y presenta muchas demandas. Una carta suya no es una orden judicial.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Primero el despacho. Después el Legal Ombudsman si usted era su cliente, o la Solicitors Regulation Authority por su conducta.',
    nextStep:
      'Busque una fecha para responder. Si es un aviso antes de la demanda (letter of claim), responda en un plazo de 30 días.',
  },
  'gb.sender.dcb-legal': {
    says: 'DCB Legal es un despacho de abogados vinculado a DCBL. Presenta muchas demandas de aparcamiento. Una carta suya no es una orden judicial, pero un formulario de demanda (claim form) del juzgado es real.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Primero el despacho. Después el Legal Ombudsman si usted era su cliente, o la Solicitors Regulation Authority por su conducta.',
    nextStep:
      'Busque una fecha para responder. Si es un aviso antes de la demanda (letter of claim), responda en un plazo de 30 días.',
  },
  'gb.sender.gladstones': {
    says: 'Gladstones es un despacho de abogados que actúa por empresas de aparcamiento. Una carta suya no es una orden judicial, pero un formulario de demanda (claim form) del juzgado es real.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Primero el despacho. Después el Legal Ombudsman si usted era su cliente, o la Solicitors Regulation Authority por su conducta.',
    nextStep:
      'Busque una fecha para responder. Si es un aviso antes de la demanda (letter of claim), responda en un plazo de 30 días.',
  },
  'gb.sender.qdr': {
    says: 'QDR es un despacho de abogados que escribe sobre cobros de aparcamiento sin pagar. Una carta suya no es una orden judicial.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Primero el despacho. Después el Legal Ombudsman si usted era su cliente, o la Solicitors Regulation Authority por su conducta.',
    nextStep:
      'Busque una fecha para responder. Si es un aviso antes de la demanda (letter of claim), responda en un plazo de 30 días.',
  },
}
