/** The Spanish words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_ES: Words = {
  'gb.sender.british-gas': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.edf': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.eon-next': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.octopus': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.ovo': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
  'gb.sender.scottish-power': {
    says: 'Es una empresa privada que vende gas y luz. No puede entrar en su casa sin su permiso o una orden judicial (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Primero la empresa. Tras ocho semanas, o una respuesta final, el Energy Ombudsman.',
    nextStep: 'Lea su contador, revise las fechas de la factura y pida un plan que pueda pagar.',
  },
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
  'gb.sender.pplprs': {
    says: 'PPL PRS es una empresa privada común de PPL y PRS for Music. Vende licencias para poner música en público. No es un juzgado ni un ayuntamiento.',
    complainTo: 'Primero PPL PRS. Por precios y condiciones, el Copyright Tribunal.',
    nextStep: 'Vea si clientes o personal oyen música. Conteste por escrito.',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensing cobra la licencia de televisión para la BBC. Solo necesita licencia para televisión en directo o BBC iPlayer. Sus visitas no pueden entrar sin su sí o una orden judicial (warrant).',
    nextStep: 'Si no necesita licencia, dígalo por internet o por carta.',
  },
  'gb.sender.hmrc': {
    says: 'HMRC cobra impuestos. Tiene mucho poder, pero acepta un plan con casi todos los que lo piden. Los mensajes de estafa usan a menudo su nombre.',
    complainTo: 'HMRC, y después el Adjudicator.',
    nextStep:
      'Revise la cantidad en su propia cuenta de GOV.UK. Llame para pedir tiempo para pagar.',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Management recupera ayudas pagadas de más. Puede tomar dinero de ayudas o sueldo sin juzgado. Pida una cantidad menor si le hace daño.',
    complainTo: 'DWP. También puede pedir que miren otra vez la decisión.',
    nextStep:
      'Revise la decisión y su fecha. Si está mal, pida una revisión en un plazo de un mes.',
  },
  'gb.sender.cnbc': {
    says: 'Es la oficina judicial que envía casi todas las demandas de dinero en Inglaterra y Gales. Sus formularios son reales y tienen un último día para responder.',
    nextStep: 'Envíe el acuse (acknowledgment of service) en un plazo de 14 días desde la entrega.',
  },
  'gb.sender.hmcts': {
    says: 'Es la oficina que gestiona los juzgados de Inglaterra y Gales. Sus papeles son reales. Busque en ellos una fecha.',
    nextStep: 'Si no está seguro de qué es, llame al juzgado con el número de demanda.',
  },
  'gb.sender.ejo': {
    says: 'Esta oficina ejecuta todas las sentencias civiles en Irlanda del Norte. Mira lo que usted puede pagar antes de decidir.',
    nextStep:
      'Conteste con su presupuesto antes de la fecha de la carta, y pida consejo gratuito sobre deudas.',
  },
  'gb.sender.dwp': {
    says: 'El Department for Work and Pensions (DWP) decide casi todas las ayudas y las paga. Puede recuperar lo pagado de más, sin juzgado.',
    complainTo: 'DWP. También puede pedir que miren otra vez la decisión.',
    nextStep:
      'Revise la decisión y su fecha. Si está mal, pida una revisión en un plazo de un mes.',
  },
}
