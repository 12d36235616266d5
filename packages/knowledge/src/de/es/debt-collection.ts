/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'de.debt.want': {
    says: 'Una empresa le pide dinero. Esta carta por sí sola no puede obligarle a pagar.',
  },
  'de.debt.who': {
    says: 'Una empresa de cobros (Inkasso) o su abogado escribe en nombre de otra empresa. No tiene más poder que esa empresa.',
  },
  'de.debt.who-before-claim': {
    says: 'Un abogado o una empresa escribe que el paso siguiente puede ser el juzgado. Un abogado no tiene más poder sobre usted que su cliente.',
  },
  'de.debt.step-before-claim': {
    says: 'Conteste por escrito antes de la fecha, aunque solo pida pruebas. Puede ahorrarle costas del juzgado.',
  },
  'de.debt.option-defend-later': {
    says: 'Rechace la reclamación por escrito. Si llegan papeles del juzgado, opóngase o defiéndase en un plazo de dos semanas.',
    title: 'Que lo prueben en el juzgado',
    cost: 'Ahora nada. Quien pierde paga el juzgado y los abogados.',
    time: 'Semanas o meses.',
    risk: 'Si la reclamación es correcta, sale más cara.',
    bestFor: 'Está seguro de no deber nada y tiene pruebas.',
  },
  'de.debt.reality': {
    says: 'Esto no es un juzgado. Nadie puede quitarle el sueldo ni sus cosas por esta carta.',
  },
  'de.debt.reality-titled': {
    says: 'Dicen que ya existe un título judicial (Titel). Si es así, pueden enviar a un agente judicial o embargar el sueldo. Pida una copia.',
  },
  'de.debt.rights-summary': {
    says: 'Puede preguntar de qué es la deuda, de quién es y de dónde sale cada gasto. Puede decir que no.',
  },
  'de.debt.not-yet': {
    says: 'Todavía no pueden enviar a un agente judicial (Gerichtsvollzieher). Antes necesitan una orden judicial a la que usted no se opuso, o una sentencia.',
  },
  'de.debt.not-yet-account': {
    says: 'Ahora no pueden bloquear su cuenta ni quitarle parte del sueldo. Para eso también necesitan antes un título judicial (Titel).',
  },
  'de.debt.know-old': {
    says: 'La mayoría de las deudas prescriben a los tres años, contados desde el final del año. Después puede negarse a pagar.',
    learnMore:
      'Tiene que decirlo usted: «Ich berufe mich auf Verjährung» (alego la prescripción). Ningún juzgado lo mira por su cuenta.',
  },
  'de.debt.org-register': {
    says: 'Una empresa de cobros debe estar en el registro público. Puede mirarlo gratis en rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'La Oficina Federal de Justicia (Bundesamt für Justiz) vigila a las empresas de cobros. Puede quejarse allí.',
  },
  'de.debt.step-check': {
    says: 'Compruebe antes de pagar. ¿Conoce la empresa, el contrato y la cantidad? ¿Ya pagó?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Si no es correcta, discútala pronto por escrito. Una deuda discutida no puede contar en su historial de crédito (Schufa).',
  },
  'de.debt.step-no-sign': {
    says: 'No firme un reconocimiento de deuda (Schuldanerkenntnis). Lo más probable es que pierda así sus objeciones.',
  },
  'de.debt.step-court-post': {
    says: 'Esté atento a un sobre amarillo. Una orden de pago del juzgado (Mahnbescheid) le da solo dos semanas para oponerse.',
  },
  'de.debt.step-valid-pay': {
    says: 'Si debe la cantidad principal, pague esa parte e indique para qué es. Después discuta solo los gastos.',
  },
  'de.debt.step-valid-rates': {
    says: 'Si no puede pagar todo de una vez, ofrezca por escrito cuotas pequeñas al mes. Antes deben decirle cuánto cuesta el plan.',
  },
  'de.debt.step-valid-living': {
    says: 'Pague primero la vivienda, la luz y la comida. El consejo sobre deudas (Schuldnerberatung) es gratis en Caritas, Diakonie, AWO y muchas ciudades.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Escriba: «Ich bestreite die Forderung» (discuto la deuda). Pida el contrato, su fecha, el primer acreedor y la lista de gastos. Guarde prueba del envío.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Envíe la misma carta a la primera empresa. Si la deuda se vendió, pida el documento de cesión (Abtretungsurkunde).',
  },
  'de.debt.step-keep': {
    says: 'Guarde cada carta y cada sobre. Anote el día, el nombre y lo dicho en cada llamada.',
  },
  'de.debt.step-p-account': {
    says: 'Si tiene muchas deudas, convierta su cuenta en una cuenta protegida (P-Konto). Su banco debe hacerlo.',
  },
  'de.debt.option-dispute': {
    says: 'Diga que discute la deuda y por qué. Pida el contrato y la lista de gastos.',
    title: 'Discutir la deuda por escrito',
    cost: 'Un sello, o gratis por correo electrónico.',
    time: 'Media hora. Hágalo antes de la fecha de la carta.',
    risk: 'Aún pueden pedir una orden de pago del juzgado. También puede oponerse a ella.',
    bestFor: 'No conoce la deuda, ya pagó o la cantidad está mal.',
  },
  'de.debt.option-pay-main': {
    says: 'Pague lo que debe a la empresa e indique para qué es. Rechace los gastos que superan lo que podría pedir un abogado.',
    title: 'Pagar lo principal y discutir los gastos',
    cost: 'La cantidad principal y unos intereses justos.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Pueden seguir por los gastos. Suelen ser pequeños.',
    bestFor:
      'La factura es correcta, pero los gastos añadidos parecen altos o nunca recibió un aviso.',
  },
  'de.debt.option-rates': {
    says: 'Ofrezca lo que le sobre cada mes. Pida que paren los intereses y que no incluyan ningún reconocimiento de deuda.',
    title: 'Ofrecer cuotas mensuales',
    cost: 'La deuda, y quizá un coste por el plan.',
    time: 'Una carta. Espere un sí por escrito.',
    risk: 'Un plan puede traer gastos y un reconocimiento. Táchelo. Cualquier pago reinicia los tres años.',
    bestFor: 'La debe y no puede pagarla de una vez.',
  },
  'de.debt.option-help': {
    says: 'Un asesor de deudas comprueba la reclamación, escribe por usted y mira todas sus deudas.',
    title: 'Recibir consejo gratuito sobre deudas',
    cost: 'Gratis en entidades sociales y ciudades.',
    time: 'Puede haber espera, así que llame pronto.',
    risk: 'Las empresas que piden dinero antes no son el servicio gratuito.',
    bestFor: 'Tiene más de una deuda o no le sobra nada.',
  },
  'de.debt.option-complain': {
    says: 'Cuente a la Oficina Federal de Justicia (Bundesamt für Justiz) lo que la empresa escribió o hizo. Envíe copias.',
    title: 'Quejarse ante el organismo de control',
    cost: 'Gratis.',
    time: 'Una carta o un formulario en línea.',
    risk: 'No detiene la reclamación. Discútala también.',
    bestFor: 'Amenazan, engañan o no contestan.',
  },
  'de.debt.right-information': {
    says: 'Tiene derecho a datos claros en la primera carta: para quién es, por qué debe y cada gasto.',
  },
  'de.debt.right-more': {
    says: 'Si lo pide, también deben nombrar al primer acreedor y decir cómo se hizo el contrato, sin demora.',
  },
  'de.debt.right-prove': {
    says: 'Son ellos quienes deben probar el contrato y la deuda. Usted no tiene que probar que no debe nada.',
  },
  'de.debt.right-cost-cap': {
    says: 'Sus gastos no pueden superar lo que un abogado podría pedir por el mismo trabajo. No acepte el resto.',
  },
  'de.debt.right-small-claim': {
    says: 'Por una deuda no discutida de hasta 50 €, la tarifa completa es de solo 31,50 €. Por la primera carta pueden cobrar la mitad en la mayoría de los casos.',
  },
  'de.debt.right-no-double': {
    says: 'Si trabajan en la deuda una empresa de cobros y un abogado, paga como máximo a uno. Las excepciones son raras.',
  },
  'de.debt.right-reminder': {
    says: 'Para cobrarle gastos de demora hace falta antes un aviso. También basta un día fijo en el contrato, o 30 días tras una factura que le advirtió.',
  },
  'de.debt.right-schufa': {
    says: 'Sin título judicial (Titel) necesitan dos avisos escritos, cuatro semanas y una advertencia previa. Una deuda discutida no cuenta.',
  },
  'de.debt.right-unordered': {
    says: 'No debe nada por cosas o servicios que no pidió.',
  },
  'de.debt.right-no-entry': {
    says: 'Un cobrador no tiene derecho a entrar en su casa. Puede decirle que se vaya.',
  },
  'de.debt.right-interest': {
    says: 'Como consumidor debe intereses de cinco puntos sobre el tipo base (Basiszinssatz). Para más hace falta una razón especial.',
  },
  'de.debt.warn-restart': {
    says: 'Cuidado con una deuda vieja. Un pago, aunque sea pequeño, o un reconocimiento hace empezar otra vez los tres años.',
  },
  'de.debt.warn-ignore': {
    says: 'No ignore más adelante el correo del juzgado. Si nadie se opone, también una deuda falsa se puede ejecutar durante 30 años.',
  },
  'de.debt.warn-titled-old': {
    says: 'Un título judicial (Titel) dura 30 años. Los intereses posteriores prescriben a los tres años, así que pida la cantidad año por año.',
  },
  'de.debt.insight-disguise': {
    says: 'Los gastos de aquí pueden ser mayores de lo que permite la ley, como pasa a menudo en estas cartas.',
    actionable: 'Pregunte qué tarifa usaron (0,5, 0,9 o 1,3) y sobre qué cantidad.',
  },
  'de.debt.insight-pressure': {
    says: 'Palabras como «último aviso» (letzte Mahnung) no tienen efecto legal propio. El siguiente paso real es una carta del juzgado.',
    actionable: 'Conteste con calma por escrito y siga mirando su correo.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Mencionan su historial de crédito (Schufa). Esa amenaza solo se permite como dato real, y falla en cuanto usted discute la deuda.',
    actionable: 'Discuta por escrito y diga: «Esta deuda está discutida y no se puede comunicar.»',
  },
  'de.debt.tactic-limitation': {
    says: 'Si han pasado más de tres años naturales completos, escriba: «Ich berufe mich auf Verjährung» (alego la prescripción). Ya no podrán exigirla.',
    risk: 'No vale si un título judicial, un pago o unas negociaciones pararon el plazo.',
    notWhen: 'Hay un título judicial o pagó algo hace poco.',
  },
  'de.debt.tactic-purpose': {
    says: 'Escriba en la transferencia «nur Hauptforderung» (solo lo principal), para que no se pierda en gastos. Ellos pueden rechazarlo.',
    risk: 'Pueden rechazar un pago que indique otro orden que el de la ley.',
    notWhen: 'También quiere resolver los gastos de una vez.',
  },
  'de.debt.myth-visit': {
    says: 'Un cobrador no puede embargar nada. Solo puede un agente judicial (Gerichtsvollzieher) o un juzgado, y solo con un título judicial (Titel).',
  },
  'de.debt.myth-schufa': {
    says: 'Una deuda no entra de inmediato en su historial de crédito (Schufa). Sin título judicial hacen falta dos avisos, y que usted no la discuta.',
  },
  'de.debt.myth-prison': {
    says: 'Nadie va a la cárcel por deudas privadas. Solo pueden detenerle si se niega a declarar lo que posee. Las multas son distintas.',
  },
  'de.debt.element-client': {
    says: 'La primera carta debe nombrar la empresa para la que cobran, con su dirección.',
    name: 'El nombre de la empresa para la que actúan',
    ifMissing:
      'La carta no parece decir para quién cobran. Pregunte: la ley exige nombre y dirección.',
  },
  'de.debt.element-reason': {
    says: 'La primera carta debe decir de qué contrato se trata y cuándo se hizo.',
    name: 'La razón de la reclamación y la fecha del contrato',
    ifMissing:
      'La carta no parece decir de qué contrato se trata ni de cuándo. Pregunte antes de pagar.',
  },
  'de.debt.element-costs': {
    says: 'Si piden gastos, deben decir de qué tipo son, cuánto son y por qué.',
    name: 'Tipo, cantidad y razón de los gastos de cobro',
    ifMissing: 'La carta pide gastos pero no parece decir de dónde salen. Pregunte la tarifa.',
  },
  'de.debt.change-fees': {
    says: 'Las tarifas de cobro subieron el 1 de junio de 2025. El trabajo anterior se paga con las tarifas anteriores.',
    was: 'Hasta el 31 de mayo de 2025 la tarifa completa era de 49 €. Por deudas no discutidas de hasta 50 € era de 30 €.',
    is: 'Desde el 1 de junio de 2025 la tarifa completa es de 51,50 € hasta 500 €. Por deudas no discutidas de hasta 50 € es de 31,50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Un cargo por aviso (Mahngebühr) solo puede cubrir papel y correo, no el personal. Los juzgados suelen permitir solo unos pocos euros.',
    actionable: 'Pague la factura y rechace lo que pase de unos pocos euros por aviso.',
  },
  'de.debt.charge-small': {
    says: 'Por una deuda no discutida de hasta 50 €, incluso la tarifa más alta (1,3, con gastos e IVA) da 58,48 €. En la mayoría de los casos se permite mucho menos.',
    name: 'Gastos de cobro de una deuda no discutida de hasta 50 €',
  },
  'de.debt.charge-to-500': {
    says: 'Por una deuda no discutida de hasta 500 €, incluso la tarifa más alta (1,3, con gastos e IVA) da 95,60 €. Una primera carta permite 0,5 en la mayoría de los casos.',
    name: 'Gastos de cobro de una deuda no discutida de hasta 500 €',
  },
  'de.debt.loan-what': {
    says: 'El banco termina su préstamo y quiere todo el resto de una vez.',
  },
  'de.debt.loan-right': {
    says: 'Para terminar un préstamo de consumo deben faltar dos cuotas seguidas y al menos 10 % (5 % si dura más de tres años). Antes debe haber un aviso de dos semanas.',
  },
  'de.debt.loan-right-talk': {
    says: 'El banco debería ofrecerle hablar de una solución. Después, los intereses pueden ser como máximo cinco puntos sobre el tipo base.',
  },
  'de.debt.loan-step': {
    says: 'Busque el aviso de las dos semanas. ¿Lo recibió, y era correcta la cantidad? Si no, opóngase por escrito al fin del préstamo.',
  },
  'de.debt.step-legal-advice': {
    says: 'Con pocos ingresos, pida un Beratungsschein en el tribunal local (Amtsgericht). Un abogado le cuesta entonces 15 €.',
  },
}
