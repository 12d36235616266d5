/** The Spanish words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_ES: Words = {
  'au.ask.repossession': {
    says: 'Pida ahora al prestamista ayuda por dificultades (hardship), y quéjese gratis a la AFCA. Debe enviar un aviso y esperar 30 días, y necesita permiso para entrar en su casa.',
  },
  'au.ask.home-loan': {
    says: 'Llame al equipo de ayuda (hardship team) del prestamista y a la línea de ayuda 1800 007 007. Debe enviar un aviso de impago (default notice) de al menos 30 días. Una queja a la AFCA casi siempre lo frena.',
  },
  'au.ask.data-breach': {
    says: 'Cambie sus contraseñas, pida a las agencias de crédito (credit bodies) un bloqueo (ban) gratis de su informe y llame a IDCARE al 1800 595 160. Pregunte a la empresa qué se llevaron.',
  },
  'au.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Una suma justa es casi siempre el precio normal de una licencia. Quite la imagen.',
    dependsOn: 'cómo la usó y si tenía permiso',
  },
  'au.ask.cut-off-now': {
    says: 'Llame ahora a la compañía. Pida un plan de pago y ayuda por dificultades (hardship); entonces el corte debe parar. Si no ayuda, llame a su defensor de la energía (energy ombudsman).',
  },
  'au.ask.toll': {
    says: 'No siempre. Pida a la empresa de peajes que quite sus recargos y le deje pagar por partes. Si vendió el coche o no conducía, dígaselo con pruebas.',
    dependsOn: 'de quién era el coche ese día y quién conducía',
  },
  'au.ask.rates': {
    says: 'Pida al ayuntamiento (council) un plan de pago y sus reglas de ayuda (hardship policy) antes del día de pago. Los jubilados casi siempre pueden tener una rebaja.',
  },
  'au.ask.flight': {
    says: 'Depende. Un vuelo debe darse con el cuidado debido y en un tiempo razonable. Pida a la aerolínea su dinero u otro vuelo, y mire las reglas de ella.',
    dependsOn: 'por qué se canceló el vuelo',
  },
  'au.ask.used-car': {
    says: 'El coche de un concesionario debe tener calidad aceptable para su edad y precio. Pida reparación, o el dinero si el fallo es grave. Algunos estados añaden una garantía. Un vendedor privado no puede mentir sobre el coche.',
  },
  'au.ask.strata-levy': {
    says: 'Depende. Las cuotas (levies) necesitan un voto de los propietarios. Pida el acta y las cuentas, y un plan de pago si no puede pagar de una vez.',
    dependsOn: 'si los propietarios votaron a favor',
  },
  'au.ask.builder': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. El trabajo debe hacerse con cuidado. Luego vaya a la oficina del consumidor (fair trading) o al tribunal de su estado.',
  },
  'au.home.right-acts': {
    says: 'La ley de alquileres de su estado fija avisos, motivos, reparaciones y reglas del alquiler. Solo un tribunal (tribunal o court) puede ordenar que se vaya.',
  },
  'au.judged.right-state-law': {
    says: 'En cada estado puede pedir al tribunal pagar a plazos, o que anule (set aside) una sentencia dictada sin usted.',
  },
  'au.fine.right-acts': {
    says: 'En cada estado puede pedir una revisión (review), un plan de pago o una audiencia en el tribunal en lugar de la multa.',
  },
  'au.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falló. Los productos deben durar un tiempo justo, también después de su garantía. Por un fallo grave puede elegir su dinero o uno nuevo.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo. Pida a todas las agencias de crédito (credit bodies) un bloqueo (ban) gratis de su informe, y llame a IDCARE al 1800 595 160. Si el prestamista sigue, quéjese a la AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Quéjese al banco por escrito. Casi siempre debe asumir un pago que usted no hizo, salvo que haya dado su código. Después de 30 días, o de un no, vaya gratis a la AFCA.',
  },
  'au.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su banco una devolución del cargo (chargeback). Una empresa no puede cobrar por lo que no puede dar. Si es insolvente, envíe su reclamo al liquidador (liquidator).',
  },
  'au.ask.benefit-refused': {
    says: 'Pida a Centrelink una revisión formal (formal review) en 13 semanas, para que los pagos atrasados estén a salvo. Si aún dice que no, vaya gratis al Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Pida a Centrelink una revisión formal (review); en 13 semanas conserva los atrasos. Envíe nuevas pruebas médicas sobre los 20 puntos. Después el Administrative Review Tribunal es gratis.',
  },
  'au.ask.ndis': {
    says: 'Pida a la NDIA una revisión interna en tres meses. Si no cambia, acuda al Administrative Review Tribunal en 28 días. Las dos son gratis.',
  },
  'au.ask.centrelink-debt': {
    says: 'Pregunte cómo se calculó y pida una revisión. La deuda debe perdonarse si solo la causó un error suyo y usted fue honesto. Una gran dificultad también cuenta.',
  },
  'au.ask.not-driving': {
    says: 'Nombre al conductor en el formulario antes de la fecha, en línea o por correo. Si no sabe quién conducía, escriba qué hizo para saberlo. Un nombre falso es delito.',
  },
  'au.ask.gym': {
    says: 'Cancele por escrito y pare el cobro en su banco. Una cláusula que solo le ata a usted, o una tarifa muy alta, puede ser injusta y nula. Algunos estados dan un plazo para arrepentirse.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Actúe en 21 días: pague, acuerde un plan o pida al tribunal que lo anule. La sentencia debe ser de 10 000 $ o más. Después pueden pedir su bancarrota.',
  },
  'au.ask.wages-garnished': {
    says: 'Sí, con orden judicial, pero cada semana debe quedarle una parte. Pida enseguida al tribunal pagar a plazos; en Nueva Gales del Sur eso suspende la orden mientras cumpla.',
  },
  'au.ask.visa-refused': {
    says: 'Busque en la carta el último día. En Australia casi siempre tiene 28 días para el Administrative Review Tribunal; no se alarga. Busque ya un agente registrado o un abogado.',
  },
  'au.ask.loan-hardship': {
    says: 'Diga hoy al prestamista que está en apuros; basta una llamada. Debe contestar en 21 días, y si se niega decide AFCA gratis. El 1800 007 007 también ayuda gratis.',
  },
  'au.ask.builder-qld': {
    says: 'Escriba al constructor y dele tiempo. Si no arregla, quéjese a la Queensland Building and Construction Commission; puede ordenar arreglos y pagar por su seguro.',
  },
  'au.ask.collector-family': {
    says: 'No pueden hablar de su deuda con otros. Pueden preguntar dónde está, pero no decir por qué. Escríbales que paren y luego quéjese a AFCA o al Privacy Commissioner.',
  },
  'au.ask.bad-service': {
    says: 'El trabajo debe hacerse con cuidado y habilidad. Escriba y dé tiempo para arreglarlo gratis. Si el fallo es grande, puede terminar el trato, pagar a otro y reclamar ese coste en el tribunal.',
  },
  'au.ask.event-cancelled': {
    says: 'Si el organizador cancela, casi siempre puede recuperar su dinero: no dieron el servicio. Pídalo por escrito, luego el contracargo a su tarjeta, o acuda a fair trading de su estado.',
  },
  'au.ask.ato-bank': {
    says: 'La ATO puede enviar un embargo (garnishee notice) a su banco o empresa sin tribunal. Llame antes al 13 11 42 para un plan. Puede pedir por escrito que le quiten intereses y multas.',
  },
  'au.ask.undercharged': {
    says: 'Casi siempre solo los últimos nueve meses, o cuatro en Victoria, si no fue culpa suya. Deben dejarle pagar en el mismo tiempo, sin intereses. El ombudsman de energía es gratis.',
  },
  'au.ask.ignore-claim': {
    says: 'No lo ignore. Sin defensa a tiempo, el tribunal puede ordenarle pagar sin oírle. Son 28 días en Nueva Gales del Sur, Queensland y Australia Meridional, 21 en Victoria, 14 en Australia Occidental.',
  },
  'au.ask.health-insurer': {
    says: 'El fondo puede hacerle esperar 12 meses por una enfermedad anterior, y su médico debe mirarlo. Pida la razón y luego acuda gratis al Commonwealth Ombudsman.',
  },
  'au.ask.change-of-mind': {
    says: 'Por cambiar de idea la ley no da reembolso; mire el contrato o la política de la tienda. Algunas compras de coche tienen un día para arrepentirse según el estado. Solo pueden quedarse una pérdida justa.',
  },
  'au.ask.sold-privately': {
    says: 'Casi siempre no. Las garantías de la ley de consumo no obligan a un vendedor privado. Solo debe algo si dijo algo falso o si el coche no era suyo.',
  },
  'au.ask.account-closed': {
    says: 'Un banco puede cerrar una cuenta, casi siempre con aviso justo, y debe pagarle su dinero. Pida la razón por escrito. Si es injusto, quéjese al banco y luego gratis a AFCA.',
  },
}
