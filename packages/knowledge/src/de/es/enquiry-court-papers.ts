/** Questions about papers from a court, and about going to court for your own money: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_ES: Words = {
  'de.ask-debt.order-what': {
    says: 'No lo deje estar: el tribunal no ha comprobado si la deuda es cierta. Opóngase en las dos semanas desde la fecha del sobre amarillo. Marque que se opone a toda la reclamación y envíelo al tribunal. Es gratis y no necesita motivos. Si no, llega una orden de ejecución (Vollstreckungsbescheid), con otras dos semanas para oponerse. Solo entonces puede venir el agente. No acepte plazos antes: eso puede revivir una deuda vieja. La mayoría de las deudas prescriben a los tres años del fin de su año, si usted lo dice.',
  },
  'de.ask-debt.order-late': {
    says: 'Aunque hayan pasado las dos semanas, aún puede oponerse. Puede hacerlo hasta que el tribunal dicte la orden de ejecución (Vollstreckungsbescheid). Envíe hoy el formulario al tribunal; no hacen falta motivos. Si llega tarde, vale como recurso contra esa orden (Einspruch). Desde esa orden tiene otra vez dos semanas. ¿Lo dejaron con un vecino, o estaba enfermo? Dígalo al tribunal y pida que le repongan el plazo. No pague lo que no debe.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'Tiene dos semanas desde la fecha del sobre para oponerse (Einspruch) en ese juzgado. Pida en la misma carta que paren la ejecución.',
  },
  'de.ask-debt.sued': {
    says: 'Escriba al juzgado en un plazo de dos semanas que se va a defender. Las razones pueden venir después. En el Landgericht necesita abogado.',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'Es una entrega oficial (Zustellung). Su fecha pone en marcha un plazo, a menudo de dos semanas. Ábralo hoy y guarde el sobre.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Escriba primero y fije un último día. Luego pida por internet una orden de pago (Mahnbescheid) o demande ante el Amtsgericht. Hasta 10.000 € no necesita abogado. Su oficina puede anotar su demanda. Usted adelanta las tasas y las recupera si gana.',
  },
  'de.ask-debt.missed-time': {
    says: '¿No fue culpa suya, por ejemplo por hospital o una carta que no llegó? Pida que le devuelvan el plazo (Wiedereinsetzung) con pruebas y recurra en la misma carta. Una semana para multas y órdenes penales, dos en asuntos civiles y laborales, un mes para impuestos y ayudas.',
  },
  'de.ask-debt.enforcement-order-late': {
    says: 'Las dos semanas cuentan desde la fecha del sobre. ¿Pasaron sin culpa suya, por estar en el hospital o fuera? Pida a ese tribunal que le devuelva el plazo (Wiedereinsetzung). Tiene dos semanas desde el día en que pudo actuar. Adjunte la oposición (Einspruch) y pruebas. Pida también parar la ejecución. Vaya hoy a su Rechtsantragstelle o a un abogado.',
  },
}
