/** The Spanish words of the rows in ../bailiff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ES: Words = {
  'de.bailiff.want': {
    says: 'Un agente judicial (Gerichtsvollzieher) le pide pagar una deuda con título judicial (Titel).',
  },
  'de.bailiff.want-statement': {
    says: 'Pague en el plazo de dos semanas, o vaya a la cita y declare lo que posee y gana (Vermögensauskunft).',
  },
  'de.bailiff.want-public': {
    says: 'Una oficina pública quiere dinero que dice que usted debe. Puede ejecutar su propia decisión sin juzgado.',
  },
  'de.bailiff.who': {
    says: 'El Gerichtsvollzieher es un agente del Estado que actúa para el acreedor. También debe buscar una salida pacífica.',
  },
  'de.bailiff.who-public': {
    says: 'Es el servicio de ejecución de una oficina pública. Sus agentes tienen poderes como un agente judicial (Gerichtsvollzieher).',
  },
  'de.bailiff.reality': {
    says: 'Esto es serio, pero todavía puede acordar cuotas con el agente. Un plan detiene la ejecución.',
  },
  'de.bailiff.reality-public': {
    says: 'Llame antes de la fecha a la oficina que nombra la carta. Las oficinas a menudo aceptan cuotas si muestra su presupuesto.',
  },
  'de.bailiff.rights': {
    says: 'Lo que necesita para vivir y trabajar está a salvo: cosas básicas, parte de su sueldo y una cuenta protegida.',
  },
  'de.bailiff.not-yet-search': {
    says: 'El agente no puede registrar su casa contra su voluntad sin una orden del juez.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'El agente de la oficina no puede registrar su casa contra su voluntad sin una orden del juez.',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'No le detienen por deudas. Una orden de detención solo llega si falta a la cita sin razón o se niega a contestar.',
  },
  'de.bailiff.know-month': {
    says: 'El banco debe esperar un mes antes de entregar el dinero embargado. Una cuenta protegida (P-Konto) hecha en ese mes protege desde el principio.',
    learnMore:
      'Diga al banco por escrito: «Führen Sie mein Konto als P-Konto» (lleve mi cuenta como P-Konto). Debe hacerlo desde el cuarto día hábil.',
  },
  'de.bailiff.know-register': {
    says: 'Si no puede pagar o se niega, entra en el registro de deudores durante tres años. Pagar todo quita antes la anotación.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Deben pasar dos semanas entre el requerimiento de pago y su declaración de lo que posee.',
    action: 'Pagar, o acordar cuotas con el agente judicial',
    consequence: 'Después debe ir a la cita y declarar lo que posee.',
  },
  'de.bailiff.deadline-account': {
    says: 'Una cuenta protegida (P-Konto) hecha en el mes después de que el banco recibió el embargo protege el dinero ya retenido. El día indicado deja tiempo para el correo.',
    action: 'Convertir su cuenta en una cuenta protegida (P-Konto)',
    consequence: 'El banco entrega el dinero embargado al acreedor.',
  },
  'de.bailiff.deadline-clearing': {
    says: 'La petición de protección contra el desalojo debe llegar al menos dos semanas antes del día del desalojo (Räumung).',
    action: 'Pedir al juzgado de ejecución que pare o retrase el desalojo (§ 765a ZPO)',
    consequence:
      'Una petición posterior solo cuenta si las razones surgieron después o algo se lo impidió.',
  },
  'de.bailiff.step-call': {
    says: 'Llame al agente judicial (Gerichtsvollzieher) antes de la fecha. Diga una cantidad que de verdad pueda pagar cada mes.',
  },
  'de.bailiff.step-call-public': {
    says: 'Llame a la oficina antes de la fecha. Pida cuotas o un aplazamiento, y confírmelo por escrito.',
  },
  'de.bailiff.step-account': {
    says: 'Convierta hoy su cuenta en una cuenta protegida (P-Konto). Así al menos 1.590 € al mes no se pueden embargar en ella.',
  },
  'de.bailiff.step-certificate': {
    says: '¿Hijos, cónyuge a cargo o ayuda por hijos? Consiga un certificado de un centro de deudas, para proteger más.',
  },
  'de.bailiff.step-attend': {
    says: 'Vaya a la cita. Si está enfermo, envíe antes una prueba. Faltar puede traer una orden de detención.',
  },
  'de.bailiff.step-title': {
    says: 'Pida ver el título judicial (Titel) y la lista de la cantidad. Si nunca recibió los papeles del juzgado, vea a un abogado de inmediato.',
  },
  'de.bailiff.step-title-public': {
    says: 'Pida la decisión (Bescheid) que hay detrás. Si nunca la recibió o se opuso a ella, dígalo ahora por escrito.',
  },
  'de.bailiff.step-wrong-way': {
    says: '¿Embargaron algo protegido? Reclame ante el juzgado de ejecución (Erinnerung). No tiene tasas.',
  },
  'de.bailiff.step-plan': {
    says: 'Ofrezca un plan que termine en el plazo de doce meses. Retrasarse dos semanas lo termina.',
  },
  'de.bailiff.step-many': {
    says: '¿Más deudas de las que puede pagar? La insolvencia privada le libera a los tres años. El consejo gratuito de deudas la prepara.',
  },
  'de.bailiff.step-clearing': {
    says: 'Hay un día fijado para el desalojo (Räumung). Vaya hoy a la oficina de vivienda de su ciudad (Wohnungssicherung) y a un abogado.',
  },
  'de.bailiff.option-plan': {
    says: 'Muestre lo que gana y gasta, y ofrezca cantidades fijas en días fijos.',
    title: 'Acordar un plan con el agente judicial',
    cost: 'La deuda y las tasas del agente.',
    time: 'Una llamada, antes de la fecha.',
    risk: 'El acreedor puede decir que no. Dos semanas de retraso terminan el plan.',
    bestFor: 'Puede pagarla en un año.',
  },
  'de.bailiff.option-plan-public': {
    says: 'Explique su presupuesto y ofrezca una cuota mensual. Pida una respuesta escrita.',
    title: 'Pedir cuotas a la oficina',
    cost: 'La deuda, a veces intereses.',
    time: 'Una llamada y una carta.',
    risk: 'Hasta que acepte, puede seguir.',
    bestFor: 'La decisión es correcta, pero falta el dinero.',
  },
  'de.bailiff.option-protect': {
    says: 'Pida una cuenta protegida (P-Konto) y lleve certificados de hijos y ayudas.',
    title: 'Proteger su cuenta y su sueldo',
    cost: 'Gratis en el banco. Los certificados pueden costar un poco.',
    time: 'Cuatro días hábiles.',
    risk: 'Una P-Konto no permite descubierto.',
    bestFor: 'Sus ingresos son bajos o su cuenta está embargada.',
  },
  'de.bailiff.option-court': {
    says: 'Diga al juzgado local qué está mal en el embargo y envíe pruebas.',
    title: 'Acudir al juzgado de ejecución',
    cost: 'A menudo gratis, o tasas pequeñas.',
    time: 'De inmediato.',
    risk: 'La protección por dificultad grave (§ 765a) es para casos raros.',
    bestFor: 'La persona o la cosa equivocada, o una dificultad muy grave.',
  },
  'de.bailiff.option-help': {
    says: 'Un asesor de deudas certifica sus cantidades protegidas y habla con los acreedores.',
    title: 'Ver ya a un asesor de deudas',
    cost: 'Gratis.',
    time: 'Llame hoy.',
    risk: 'Listas de espera. Diga que hay una fecha de ejecución.',
    bestFor: 'Varias deudas, o miedo a perder la cuenta o la casa.',
  },
  'de.bailiff.right-income': {
    says: 'Hasta el 30 de junio de 2027, al menos 1.587,40 € de su sueldo neto de cada mes están a salvo. La primera persona a su cargo añade 597,42 €.',
  },
  'de.bailiff.right-account': {
    says: 'En una cuenta protegida (P-Konto) quedan libres al menos 1.590 € al mes. Lo que no use se guarda tres meses más.',
  },
  'de.bailiff.right-things': {
    says: 'No se pueden embargar las cosas de un hogar modesto, del trabajo y de la salud. A menudo cuenta también el coche que necesita para trabajar.',
  },
  'de.bailiff.right-home': {
    says: 'Puede negarse a un registro de su casa hasta que el agente muestre una orden del juez.',
  },
  'de.bailiff.right-night': {
    says: 'En las viviendas no se hace nada entre las 21 y las 6 horas, ni en domingos y festivos, sin una orden especial.',
  },
  'de.bailiff.right-hardship': {
    says: 'En casos raros de dificultad muy grave (Härte), como peligro para la vida, el juzgado puede detener una medida.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'No se pueden embargar la mitad de las horas extra, la paga de vacaciones y parte de la paga de Navidad.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Su empleador se entera de un embargo del sueldo y debe responder al acreedor. Un solo embargo casi nunca es una razón legal para despedirle.',
  },
  'de.bailiff.warn-false': {
    says: 'Diga toda la verdad en la declaración de bienes (Vermögensauskunft). Una declaración falsa es un delito.',
  },
  'de.bailiff.warn-credit': {
    says: 'Haga que le paguen el sueldo solo en la cuenta protegida. Solo puede tener una P-Konto.',
  },
  'de.bailiff.warn-eviction': {
    says: 'Puede perder su casa en un día fijo. Haga que un abogado y la oficina de vivienda de su ciudad actúen ya.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Si todo lo que tiene está protegido, el agente solo puede anotarlo. Entonces el acreedor no recibe nada por ahora.',
    actionable: 'Lleve a la cita pruebas de ingresos, alquiler y familia.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Un certificado para su cuenta protegida (P-Konto) puede subir la cantidad a salvo en cientos de euros.',
    risk: 'Hay que renovarlo cuando vence.',
    notWhen: 'Vive solo o sola, no mantiene a nadie y no recibe ayuda por hijos.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Si solo entra dinero protegido, el juzgado puede liberar su cuenta hasta doce meses.',
    risk: 'Debe probar los últimos seis meses.',
    notWhen: 'A veces recibe más que la cantidad protegida.',
  },
  'de.bailiff.myth-everything': {
    says: 'El agente judicial (Gerichtsvollzieher) no puede llevarse lo que necesita para un hogar modesto, como cama, nevera, lavadora o un televisor normal.',
  },
  'de.bailiff.change-limits': {
    says: 'Las cantidades que nadie puede embargar subieron el 1 de julio de 2026.',
    was: 'Hasta el 30 de junio de 2026 la cantidad básica a salvo era de 1.555,00 € al mes.',
    is: 'Desde el 1 de julio de 2026 es de 1.587,40 € al mes.',
  },
  'de.bailiff.account-want': {
    says: 'Su cuenta u otro dinero está embargado para un acreedor. El banco debe retenerlo y por ahora no puede pagarle.',
  },
  'de.bailiff.account-who': {
    says: 'El banco solo hace lo que dice la orden. El dinero va al acreedor que nombra.',
  },
  'de.bailiff.account-reality': {
    says: 'Puede volver pronto a su dinero. Una cuenta protegida (P-Konto) libera la cantidad básica cada mes, también del dinero ya retenido.',
  },
  'de.bailiff.account-step': {
    says: 'Vaya hoy a su banco y pida por escrito una cuenta protegida (P-Konto). Lleve pruebas de hijos y ayudas.',
  },
  'de.bailiff.account-option': {
    says: 'Ofrezca cuotas si el acreedor deja el embargo en suspenso (ruhend stellen).',
    title: 'Llegar a un acuerdo con el acreedor',
    cost: 'La deuda en partes.',
    time: 'Unos días.',
    risk: 'Decide el acreedor. Consígalo por escrito.',
    bestFor: 'Puede pagar una cantidad fija cada mes.',
  },
}
