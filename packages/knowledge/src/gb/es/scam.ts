/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'gb.scam.want': { says: 'Quieren que usted actúe sin pensar.' },
  'gb.scam.want-scotland': { says: 'Quieren que usted actúe sin pensar.' },
  'gb.scam.reality': {
    says: 'Esto tiene las señales de una estafa. No pasa nada malo si usted se detiene y comprueba. Una empresa real le da tiempo.',
  },
  'gb.scam.who': {
    says: 'No podemos saber quién envió esto. El nombre puede ser copiado de una empresa real. Trate al remitente como a un desconocido.',
  },
  'gb.scam.rights-summary': {
    says: 'A un estafador no le debe nada. Si ha pagado, avise ya a su banco. En muchos casos el banco debe devolver el dinero.',
  },
  'gb.scam.cannot-arrest': {
    says: 'Ninguna policía ni oficina de impuestos real pide pagar por teléfono, con tarjeta regalo o bitcoin para evitar una detención.',
  },
  'gb.scam.cannot-freeze': {
    says: 'Su banco real nunca le pide el PIN o la contraseña completos. Tampoco le dice que mueva dinero a una «cuenta segura» (safe account).',
  },
  'gb.scam.know-159': {
    says: 'Puede llamar al 159 para hablar con su banco de forma segura. Funciona con la mayoría de los bancos. Ese número nunca le llama a usted.',
    learnMore: '¿Alguien llama y dice ser su banco? Cuelgue, espere cinco minutos y marque el 159.',
  },
  'gb.scam.org-report-fraud': {
    says: 'Report Fraud sustituyó a Action Fraud en diciembre de 2025. Puede denunciar por internet o llamar al 0300 123 2040.',
  },
  'gb.scam.right-reimbursed': {
    says: '¿Le engañaron desde el 7 de octubre de 2024 para hacer una transferencia en el Reino Unido? En la mayoría de los casos su banco debe devolverle hasta £85,000.',
  },
  'gb.scam.right-five-days': {
    says: 'El banco debería pagar en un plazo de cinco días hábiles desde su petición. Puede hacer una pausa para preguntar, pero debe decidir en un plazo de 35 días hábiles.',
  },
  'gb.scam.right-excess': {
    says: 'El banco puede quedarse hasta £100 de una petición. No puede hacerlo si usted era vulnerable a la estafa.',
  },
  'gb.scam.right-unauthorised': {
    says: 'Si salió dinero de su cuenta sin su acuerdo, avise al banco. En la mayoría de los casos debe devolverlo antes de acabar el siguiente día hábil.',
  },
  'gb.scam.right-ombudsman': {
    says: 'Si el banco dice que no, reclame ante él. Después puede ir gratis al Financial Ombudsman, en un plazo de seis meses desde la respuesta final del banco.',
  },
  'gb.scam.right-no-debt': {
    says: 'Si alguien dice que usted le debe dinero, tiene derecho a preguntar. Debe probar quién es y de qué es el dinero.',
  },
  'gb.scam.step-stop-question': {
    says: 'Deténgase. No responda, no pulse enlaces, no llame al número del mensaje y no pague.',
  },
  'gb.scam.step-bank-question': {
    says: 'Si pagó o dio datos bancarios, llame ya a su banco. Marque el 159 o el número de su tarjeta. Pida que paren el pago.',
  },
  'gb.scam.step-check-question': {
    says: 'Pregunte a la empresa real. Busque usted su número, en una factura, una tarjeta o su propia web. Pregunte si le escribió.',
  },
  'gb.scam.step-report-question': {
    says: 'Denúncielo. Envíe los correos a report@phishing.gov.uk y los SMS al 7726. Si perdió dinero, use reportfraud.police.uk o llame al 0300 123 2040.',
  },
  'gb.scam.step-report-scotland-question': {
    says: 'Denúncielo. Envíe los correos a report@phishing.gov.uk y los SMS al 7726. Si perdió dinero, llame a Police Scotland al 101.',
  },
  'gb.scam.step-passwords-question': {
    says: 'Si dio una contraseña, cámbiela ya. Cámbiela en todas las webs donde la usó. Empiece por su correo.',
  },
  'gb.scam.step-keep-question': {
    says: 'Guarde el mensaje y el sobre. Anote fechas, nombres, números y lo que pagó. Su banco y la policía se lo preguntarán.',
  },
  'gb.scam.step-hmrc-question': {
    says: '¿El mensaje dice venir de la oficina de impuestos (HMRC)? Mire su propia cuenta en GOV.UK. No use el enlace.',
  },
  'gb.scam.step-claim-bank-question': {
    says: 'Si hizo una transferencia, pida a su banco que se la devuelva como víctima de una estafa. Diga que es un «APP scam claim». Hágalo en un plazo de 13 meses.',
  },
  'gb.scam.step-claim-card-question': {
    says: 'Si pagó con tarjeta, pida a la empresa de la tarjeta una devolución del cargo (chargeback). Con tarjeta de crédito, por un artículo de más de £100, diga también «section 75».',
  },
  'gb.scam.right-reimbursed-question': {
    says: '¿Le engañaron desde el 7 de octubre de 2024 para hacer una transferencia en el Reino Unido? En la mayoría de los casos su banco debe devolverle hasta £85,000.',
  },
  'gb.scam.right-five-days-question': {
    says: 'El banco debería pagar en un plazo de cinco días hábiles desde su petición. Puede hacer una pausa para preguntar, pero debe decidir en un plazo de 35 días hábiles.',
  },
  'gb.scam.right-excess-question': {
    says: 'El banco puede quedarse hasta £100 de una petición. No puede hacerlo si usted era vulnerable a la estafa.',
  },
  'gb.scam.right-unauthorised-question': {
    says: 'Si salió dinero de su cuenta sin su acuerdo, avise al banco. En la mayoría de los casos debe devolverlo antes de acabar el siguiente día hábil.',
  },
  'gb.scam.right-ombudsman-question': {
    says: 'Si el banco dice que no, reclame ante él. Después puede ir gratis al Financial Ombudsman, en un plazo de seis meses desde la respuesta final del banco.',
  },
  'gb.scam.right-no-debt-question': {
    says: 'Si alguien dice que usted le debe dinero, tiene derecho a preguntar. Debe probar quién es y de qué es el dinero.',
  },
  'gb.scam.option-bank-question': {
    says: 'Cuente al banco lo que pasó y pida su dinero.',
    title: 'Llamar ya a su banco',
    cost: 'Nada. En algunas peticiones se pierden hasta £100.',
    time: 'Llame hoy. La decisión puede tardar de 5 a 35 días hábiles.',
    risk: 'Cuanto más espere, más difícil será.',
    bestFor: 'Pagó, o dio datos de la tarjeta o del banco.',
  },
  'gb.scam.option-complain-question': {
    says: 'Reclame por escrito. Después lleve el caso al Financial Ombudsman.',
    title: 'Discutir la decisión si el banco dice que no',
    cost: 'Nada.',
    time: 'Semanas con el banco, algunos meses con el Ombudsman.',
    risk: 'Debe hacerlo en un plazo de seis meses desde la respuesta final del banco.',
    bestFor: 'Su banco se ha negado a devolver el dinero.',
  },
  'gb.scam.warn-recovery-question': {
    says: 'Cuidado con quien le ofrece recuperar su dinero a cambio de un pago. Muchas veces es la misma banda.',
  },
  'gb.scam.warn-remote-question': {
    says: 'Nunca deje que quien llama vea o controle su teléfono u ordenador. Si lo hizo, apáguelo y avise a su banco.',
  },
  'gb.scam.warn-do-not-pay-question': {
    says: 'Ninguna factura real se pierde por comprobar un día. No pague nada todavía.',
  },
}
