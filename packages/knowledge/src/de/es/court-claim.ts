/** The Spanish words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'de.claim.what-order': {
    says: 'Es una orden de pago del juzgado (Mahnbescheid). Pague, u opóngase en las dos semanas desde el día del sobre amarillo.',
  },
  'de.claim.reality-order': {
    says: 'Ningún juez ha comprobado si debe esto. Cualquiera puede pedirla. Pero el silencio la hace ejecutable.',
  },
  'de.claim.who-order': {
    says: 'La orden viene de un juzgado real. Solo transmite lo que la otra parte afirma.',
  },
  'de.claim.not-yet-order': {
    says: 'Todavía no se puede embargar nada. Para eso necesitan una orden de ejecución (Vollstreckungsbescheid), y su oposición la detiene.',
  },
  'de.claim.rights-order': {
    says: 'Puede oponerse a todo o a una parte, sin dar razones. No cuesta nada.',
  },
  'de.claim.what-claim': {
    says: 'Alguien le ha demandado. El juzgado quiere saber en el plazo de dos semanas si se va a defender.',
  },
  'de.claim.reality-claim': {
    says: 'Si no dice nada, el juzgado puede decidir contra usted sin mirar pruebas. Una carta corta a tiempo lo impide.',
  },
  'de.claim.who-claim': {
    says: 'El juzgado transmite la demanda. La otra parte (Klägerin o Kläger) quiere algo de usted. Nadie ha decidido todavía.',
  },
  'de.claim.rights-claim': {
    says: 'Puede defenderse, pedir asistencia jurídica y mostrar sus pruebas.',
  },
  'de.claim.not-yet-claim': {
    says: 'Una demanda no es una sentencia. No pueden quitarle nada mientras el caso está abierto.',
  },
  'de.claim.know-help': {
    says: 'Cualquier juzgado local (Amtsgericht) le ayuda gratis a rellenar el formulario de oposición.',
    learnMore:
      'También puede oponerse por carta. Ponga el número de expediente y escriba: «Ich widerspreche dem Anspruch insgesamt» (me opongo a toda la reclamación).',
  },
  'de.claim.deadline-order': {
    says: 'Las dos semanas empiezan el día de la entrega oficial (Zustellung), escrito en el sobre amarillo. El día que se muestra aquí es el seguro.',
    action: 'Enviar su oposición (Widerspruch) o pagar lo que debe',
    consequence:
      'La otra parte puede pedir una orden de ejecución (Vollstreckungsbescheid). Una oposición tardía aún cuenta hasta que se dicte.',
  },
  'de.claim.deadline-claim': {
    says: 'Tiene dos semanas desde la entrega oficial (Zustellung) para decir que se va a defender. Este plazo no se puede alargar.',
    action: 'Escribir al juzgado que se va a defender (Verteidigungsanzeige)',
    consequence:
      'El juzgado puede dictar contra usted una sentencia por no contestar (Versäumnisurteil).',
  },
  'de.claim.deadline-defence': {
    says: 'Para la defensa completa tiene al menos dos semanas más. La carta del juzgado dice el día. Puede pedir más tiempo antes de que acabe.',
    action: 'Enviar su defensa con razones y pruebas (Klageerwiderung)',
    consequence: 'El juzgado puede no tener en cuenta lo que diga demasiado tarde.',
  },
  'de.claim.step-envelope': {
    says: 'Guarde el sobre amarillo. Su fecha pone en marcha el plazo, aunque solo lo dejaran en su buzón.',
  },
  'de.claim.step-object': {
    says: '¿No es correcto? Marque en el formulario que se opone a toda la reclamación. Fírmelo y envíelo al juzgado a tiempo.',
  },
  'de.claim.step-part': {
    says: '¿Es correcto en parte? Opóngase solo a lo que está mal, como gastos o intereses. Pague el resto a la otra parte.',
  },
  'de.claim.step-proof': {
    says: 'Entréguelo en cualquier juzgado local (Amtsgericht), o envíelo de forma que pueda probarlo. Guarde una copia.',
  },
  'de.claim.step-defend': {
    says: 'Escriba hoy: «Ich werde mich gegen die Klage verteidigen» (me defenderé contra la demanda). Ponga el número de expediente y firme. Las razones pueden venir después.',
  },
  'de.claim.step-lawyer': {
    says: 'En el juzgado regional (Landgericht) solo un abogado puede actuar por usted. En el juzgado local puede actuar sin abogado.',
  },
  'de.claim.step-legal-aid': {
    says: 'Con ingresos bajos, pida al juzgado asistencia jurídica (Prozesskostenhilfe). Envíe el formulario y pruebas de sus ingresos.',
  },
  'de.claim.step-advice': {
    says: 'Con ingresos bajos, consiga un vale de consejo legal (Beratungsschein) en su juzgado local. Entonces un abogado le cuesta 15 €.',
  },
  'de.claim.step-valid': {
    says: 'Si todo es correcto, pague en las dos semanas a la otra parte, no al juzgado. O acuerde cuotas por escrito.',
  },
  'de.claim.step-valid-claim': {
    says: 'Si lo debe y no dio motivo para la demanda, reconocerlo de inmediato puede ahorrarle las costas. Pregunte antes a un abogado.',
  },
  'de.claim.step-dispute': {
    says: 'Después de su oposición deben dar razones ante el juzgado, si es que siguen. Reúna ahora sus pruebas.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Conteste cada punto de la demanda: correcto, falso o no lo sabe. Lo que no discuta cuenta como cierto.',
  },
  'de.claim.option-object': {
    says: 'Marque la casilla del formulario y envíelo. No necesita razones ni abogado.',
    title: 'Oponerse a la orden de pago',
    cost: 'Gratis.',
    time: 'Diez minutos, dentro de las dos semanas.',
    risk: 'Pueden seguir con un juicio de verdad. Si lo pierde, paga las costas.',
    bestFor: 'No lo debe, o no todo.',
  },
  'de.claim.option-defend': {
    says: 'Anuncie primero su defensa. Después envíe sus razones y pruebas antes de la segunda fecha.',
    title: 'Defenderse contra la demanda',
    cost: 'Gratis al principio. Quien pierde paga las costas.',
    time: 'Una carta corta en el plazo de dos semanas, las razones después.',
    risk: 'Si pierde, paga el juzgado y los abogados según la ley.',
    bestFor: 'Tiene una razón por la que la demanda está mal.',
  },
  'de.claim.option-pay': {
    says: 'Pague al demandante y guarde la prueba. Pida una nota escrita de que el caso está cerrado.',
    title: 'Pagar lo que debe',
    cost: 'La cantidad del papel.',
    time: 'Dentro de las dos semanas.',
    risk: 'Pagar es reconocer la deuda. Será muy difícil recuperarlo.',
    bestFor: 'La reclamación es correcta y tiene el dinero.',
  },
  'de.claim.option-rates': {
    says: 'Ofrezca una cuota mensual y pida que retiren o paren el caso por escrito.',
    title: 'Acordar cuotas',
    cost: 'La deuda, quizá un coste añadido.',
    time: 'Unos días. El plazo del juzgado sigue corriendo.',
    risk: 'Hablar no detiene las dos semanas. Opóngase o defiéndase también hasta que esté firmado.',
    bestFor: 'La debe pero no puede pagarla de una vez.',
  },
  'de.claim.option-help': {
    says: 'Consiga en el juzgado local un vale para un abogado, o pida asistencia jurídica en el caso.',
    title: 'Conseguir ayuda legal con ingresos bajos',
    cost: '15 € por el consejo. La asistencia jurídica en el juicio es gratis o se devuelve al mes.',
    time: 'Una visita a su juzgado local.',
    risk: 'La asistencia jurídica no cubre al abogado de la otra parte si pierde.',
    bestFor: 'El caso es difícil o la cantidad es alta.',
  },
  'de.claim.right-object': {
    says: 'Tiene derecho a oponerse por escrito y sin razones hasta que se dicte una orden de ejecución (Vollstreckungsbescheid).',
  },
  'de.claim.right-late': {
    says: 'Una oposición tardía no está perdida. El juzgado la trata como oposición a la orden de ejecución (Vollstreckungsbescheid).',
  },
  'de.claim.right-proof': {
    says: 'Después de su oposición, la otra parte debe explicar y probar su reclamación ante un juez.',
  },
  'de.claim.right-expires': {
    says: 'Si no piden la orden siguiente en el plazo de seis meses desde la entrega oficial (Zustellung), la orden de pago pierde su efecto.',
  },
  'de.claim.right-restore': {
    says: 'Si dejó pasar un plazo estricto sin culpa, por ejemplo en el hospital, pida la reposición (Wiedereinsetzung). Tiene dos semanas.',
  },
  'de.claim.right-heard': {
    says: 'Tiene derecho a ser oído. El juez debe decirle qué importa todavía y qué falta.',
  },
  'de.claim.right-limit': {
    says: 'Si la deuda es demasiado vieja (verjährt), puede negarse a pagar. Pero debe decirlo en el caso.',
  },
  'de.claim.warn-silence': {
    says: 'No la ignore, aunque la reclamación sea absurda. El silencio puede hacerla ejecutable durante 30 años.',
  },
  'de.claim.warn-default': {
    says: 'Si pasan las dos semanas en silencio, puede perder sin juicio. Escriba primero al juzgado y después busque un abogado.',
  },
  'de.claim.warn-fake': {
    says: 'Una orden real llega por correo en un sobre amarillo con fecha. La que llega por correo electrónico o pide dinero al extranjero es falsa.',
  },
  'de.claim.warn-part': {
    says: 'Si no dice a qué se opone, el juzgado entiende que se opone a todo.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'El propio formulario lo dice: el juzgado no ha comprobado la reclamación.',
    actionable: 'Compare la reclamación línea por línea con su contrato y sus pagos.',
  },
  'de.claim.insight-stop': {
    says: 'Después de una oposición nada sigue solo. La otra parte debe pedir antes un juicio y pagar más tasas.',
    actionable: 'Opóngase si tiene dudas y siga mirando su correo.',
  },
  'de.claim.tactic-costs-only': {
    says: '¿Debe la factura pero no los extras? Opóngase solo a los gastos de cobro y pague el resto.',
    risk: 'Aquello a lo que no se opone se puede ejecutar. Pague esa parte a tiempo.',
    notWhen: 'No debe nada.',
  },
  'de.claim.myth-court-checked': {
    says: 'Una orden de pago (Mahnbescheid) no es una sentencia. El juzgado no ha comprobado la reclamación.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'No necesita abogado ni razones para oponerse a una orden de pago (Mahnbescheid).',
  },
  'de.claim.element-unchecked': {
    says: 'Una orden de pago real dice que el juzgado no ha comprobado la reclamación.',
    name: 'La nota de que el juzgado no ha comprobado la reclamación',
    ifMissing:
      'No vemos la nota de que el juzgado no ha comprobado la reclamación. Una orden de pago real la lleva. Llame al juzgado.',
  },
  'de.claim.element-two-weeks': {
    says: 'Una orden de pago real da dos semanas para pagar u oponerse.',
    name: 'Las dos semanas para pagar u oponerse',
    ifMissing:
      'No vemos las dos semanas para su oposición. Llame al juzgado y pregunte si el papel es real.',
  },
  'de.claim.change-10000': {
    says: 'Hasta 10.000 € decide el juzgado local (Amtsgericht), y allí no necesita abogado.',
    was: 'Los juzgados locales trataban reclamaciones de dinero de hasta 5.000 €.',
    is: 'En los casos empezados desde el 1 de enero de 2026 las tratan hasta 10.000 €.',
  },
}
