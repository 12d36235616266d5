/** Claims in court (Klage): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'de.claim.what-claim': {
    says: 'Alguien le ha demandado. El juzgado quiere saber en el plazo de dos semanas si se va a defender.',
  },
  'de.claim.reality-claim': {
    says: 'Si no dice nada, el juzgado puede decidir contra usted sin mirar pruebas. Una carta corta a tiempo lo impide.',
  },
  'de.claim.who-claim': {
    says: 'El tribunal transmite la demanda. La otra parte (Klägerin o Kläger) quiere algo de usted.',
  },
  'de.claim.rights-claim': {
    says: 'Puede defenderse, pedir asistencia jurídica y mostrar sus pruebas.',
  },
  'de.claim.not-yet-claim': {
    says: 'Una demanda no es una sentencia. No pueden quitarle nada antes de que el tribunal decida. Después a menudo pueden empezar, aunque usted apele.',
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
  'de.claim.step-dispute-claim': {
    says: 'Conteste cada punto de la demanda: correcto, falso o no lo sabe. Lo que no discuta cuenta como cierto.',
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
    time: 'En las dos semanas, o en cuanto pueda.',
    risk: 'Pagar es reconocer la deuda. Será muy difícil recuperarlo.',
    bestFor: 'La reclamación es correcta y tiene el dinero.',
  },
  'de.claim.option-rates': {
    says: 'Ofrezca una cuota mensual y pida que retiren o paren el caso por escrito.',
    title: 'Acordar cuotas',
    cost: 'La deuda, quizá un coste añadido.',
    time: 'Unos días. El plazo del juzgado sigue corriendo.',
    risk: 'Hablar no para al tribunal. Opóngase o defiéndase también hasta que esté firmado.',
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
  'de.claim.right-restore': {
    says: 'Si dejó pasar un plazo estricto sin culpa, por ejemplo en el hospital, pida la reposición (Wiedereinsetzung). Tiene dos semanas.',
  },
  'de.claim.right-heard': {
    says: 'Tiene derecho a ser oído. El juez debe decirle qué importa todavía y qué falta.',
  },
  'de.claim.right-limit': {
    says: 'Si la deuda es demasiado vieja (verjährt), puede negarse a pagar. Pero debe decirlo en el caso.',
  },
  'de.claim.warn-default': {
    says: 'Si pasan las dos semanas en silencio, puede perder sin juicio. Escriba primero al juzgado y después busque un abogado.',
  },
  'de.claim.change-10000': {
    says: 'Hasta 10.000 € decide el juzgado local (Amtsgericht), y allí no necesita abogado.',
    was: 'Los juzgados locales trataban reclamaciones de dinero de hasta 5.000 €.',
    is: 'En los casos empezados desde el 1 de enero de 2026 las tratan hasta 10.000 €.',
  },
}
