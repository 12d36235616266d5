/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'us.debt.won-reality': {
    says: 'Un tribunal ya ha decidido. Durante poco tiempo aún puede apelar (appeal) o pedir que se anule. Si no, pague o acuerde un plan.',
  },
  'us.debt.won-step': {
    says: 'Busque la sentencia y su fecha. Pregunte hoy en la secretaría (clerk) de ese tribunal hasta cuándo puede apelar o pedir que se anule.',
  },
  'us.debt.won-paid': {
    says: 'Si paga, pida un papel que diga que la sentencia está pagada (satisfaction of judgment), y compruebe que el tribunal lo tiene.',
  },
  'us.debt.step-pause': {
    says: 'No pague todavía ni diga que la deuda es suya. En muchos estados un pago hace empezar otra vez el plazo.',
  },
  'us.debt.step-write': {
    says: 'Escriba al cobrador: dispute la deuda y pida pruebas. Envíe la carta por correo certificado (certified mail) y guarde una copia.',
  },
  'us.debt.step-check': {
    says: 'Mire sus papeles y sus informes de crédito gratuitos en AnnualCreditReport.com. Compruebe la empresa, la suma y el último pago.',
  },
  'us.debt.step-court-papers': {
    says: 'Esté atento a papeles de la corte. Si le demandan, conteste a más tardar en la fecha de la citación (summons), aunque el reclamo esté mal.',
  },
  'us.debt.step-valid': {
    says: 'Si la deuda está bien, ofrezca solo lo que pueda pagar. Consiga todo acuerdo por escrito antes de enviar dinero.',
  },
  'us.debt.step-valid-bank': {
    says: 'No les dé acceso directo a su cuenta de banco. Pague de una forma que usted controle y que deje prueba.',
  },
  'us.debt.step-dispute': {
    says: 'Si envían pruebas falsas, dígalo por escrito. Después quéjese ante la CFPB y ante el fiscal general (attorney general) de su estado.',
  },
  'us.debt.step-log': {
    says: 'Guarde cada carta y cada sobre. Anote el día y la hora de cada llamada y lo que se dijo.',
  },
  'us.debt.option-dispute': {
    says: 'Escriba que disputa la deuda y quiere pruebas. Deben dejar de cobrar hasta que las envíen.',
    title: 'Disputarla y pedir pruebas',
    cost: 'Una estampilla, o unos dólares por el correo certificado',
    time: '30 días para hacerlo',
    risk: 'Bajo. Pueden enviar pruebas, o demandarle.',
    bestFor: 'No conoce la deuda, la suma parece mal o es vieja.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Escríbales y diga qué está mal. Envíe copias de sus pruebas y guarde los originales.',
    title: 'Decir qué está mal en la cuenta',
    cost: 'Una estampilla',
    time: 'Unas semanas',
    risk: 'Bajo. Los intereses pueden seguir.',
    bestFor: 'Ya pagó, o la suma está mal.',
  },
  'us.debt.option-plan': {
    says: 'Ofrezca una suma que pueda mantener, o un solo pago menor para terminarla. Consiga primero el acuerdo por escrito.',
    title: 'Ofrecer un plan o una suma menor',
    cost: 'Lo que acepte pagar',
    time: 'De semanas a meses',
    risk: 'Un pago puede hacer empezar otra vez el plazo. La parte perdonada puede contar como ingreso para los impuestos.',
    bestFor: 'La deuda es suya, no es demasiado vieja y puede pagar una parte.',
  },
  'us.debt.option-help': {
    says: 'Un consejero de crédito sin fines de lucro (credit counselor) puede ver todas sus deudas con usted y hablar con sus acreedores.',
    title: 'Hablar con un consejero de crédito sin fines de lucro',
    cost: 'La primera charla es gratis en la mayoría de los casos',
    time: 'Una hora más o menos',
    risk: 'Ninguno. Evite las empresas que piden dinero primero.',
    bestFor: 'Tiene varias deudas, o no puede pagar.',
  },
  'us.debt.option-complain': {
    says: 'Envíe una queja por internet a la Consumer Financial Protection Bureau (CFPB). Ella la pasa a la empresa para que responda.',
    title: 'Quejarse ante la CFPB',
    cost: 'Gratis',
    time: 'La mayoría de las empresas responde en un plazo de 15 días',
    risk: 'Ninguno. No detiene un caso en la corte.',
    bestFor: 'Llaman demasiado, le amenazan o no hacen caso de su disputa.',
  },
  'us.debt.option-pay': {
    says: 'Pague solo después de comprobarla. Pida una carta que diga que la deuda está pagada.',
    title: 'Pagarla toda',
    cost: 'La suma completa',
    time: 'Un día',
    risk: 'Puede pagar lo que no debe. El dato puede quedar en su informe de crédito.',
    bestFor: 'La deuda es suya, la suma está bien y puede pagarla.',
  },
}
