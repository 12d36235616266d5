/** The Spanish words of the rows in ../enquiry-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_ES: Words = {
  'us.ask-life.special-education': {
    says: 'Escriba a la escuela con fecha y pida una evaluación. Debe hacerla o negarse por escrito con razones. Después puede pedir mediación o audiencia, y quejarse ante el estado.',
  },
  'us.ask-life.suspended': {
    says: 'La escuela debe decir por qué y oír antes a su hijo. Una suspensión larga exige una audiencia más completa. Pida hoy la regla, las pruebas y cómo apelar.',
    dependsOn: 'cuánto dura la suspensión',
  },
  'us.ask-life.fence': {
    says: 'Deciden las reglas del estado y la ciudad. En California los vecinos casi siempre comparten una cerca necesaria, tras aviso escrito de 30 días. En muchos estados no debe lo que no aceptó.',
    dependsOn: 'su estado, y si la cerca hace falta',
  },
  'us.ask-life.noise': {
    says: 'Lleve un registro y escriba primero al vecino. Después quéjese ante la ciudad o el propietario. Si pasa mucho de lo normal, una corte puede pararlo o dar dinero.',
  },
  'us.ask-life.tree': {
    says: 'Casi siempre puede cortar ramas hasta la línea a su costo, si el árbol vive. El dueño paga el daño de un árbol que se veía peligroso. Avíselo por escrito.',
    dependsOn: 'si el árbol se veía peligroso antes',
  },
  'us.ask-life.dog': {
    says: 'En muchos estados el dueño paga por la mordida, aun la primera. En otros debe mostrar que se conocía el peligro. Vaya al médico, denúncielo y guarde fotos.',
    dependsOn: 'su estado',
  },
  'us.ask-life.hold': {
    says: 'Un banco puede retener un cheque solo por razones que nombra la ley, y debe decirle por qué y hasta cuándo. Pida a la sucursal que lo libere antes.',
    dependsOn: 'la razón del aviso',
  },
  'us.ask-life.overdraft': {
    says: 'Por cajeros y pagos únicos con tarjeta el banco puede cobrar solo si usted aceptó. Pida que le devuelva los cargos y retire ahora su permiso.',
    dependsOn: 'qué causó el sobregiro y si usted aceptó',
  },
  'us.ask-life.account-closed': {
    says: 'Un banco casi siempre puede cerrar una cuenta, pero el saldo es suyo. Pídalo por escrito, con la razón. Si usaron un informe, pídalo gratis y dispute errores.',
    dependsOn: 'las condiciones de la cuenta y la razón',
  },
  'us.ask-life.credit-denied': {
    says: 'Deben decirle las razones principales y el buró que usaron. Pida gratis ese informe en 60 días y dispute lo que esté mal.',
  },
  'us.ask-life.custody': {
    says: 'Acuda a la corte de familia; mientras tanto vale la orden vigente. Casi siempre decide el estado donde el niño vivió seis meses. Muchas cortes dan formularios y ayuda gratis.',
    dependsOn: 'lo que dice la orden y lo mejor para el niño',
  },
  'us.ask-life.protection': {
    says: 'Pida los formularios en la corte: casi siempre es gratis y un juez puede actuar ese día. Si recibió una orden, obedézcala y vaya a la audiencia. En peligro llame al 911.',
  },
  'us.ask-life.support-change': {
    says: 'Pida enseguida a la corte o a la agencia que lo cambie. La deuda vieja casi nunca baja, así que cada mes cuenta. Pague lo que pueda.',
  },
  'us.ask-life.work-injury': {
    says: 'Avise ya por escrito a su empleador y vaya al médico. Reclame según la ley de su estado: la culpa no importa, pero el plazo es corto. No pueden despedirle por ello.',
  },
  'us.ask-life.rival-work': {
    says: 'Algunos estados prohíben esas promesas, otros permiten solo las justas. No firme otra con prisa, y muestre la suya a un abogado antes de irse.',
    dependsOn: 'su estado, su pago y lo que firmó',
  },
  'us.ask-life.contractor': {
    says: 'El nombre no decide. Si la firma fija sus horas y cómo trabaja, puede ser empleado. Pregunte al IRS (formulario SS-8) y a la Wage and Hour Division.',
    dependsOn: 'quién controla su trabajo',
  },
  'us.ask-life.voucher': {
    says: 'Pida por escrito la audiencia antes de la fecha de la carta, y ver su expediente. Su ayuda casi siempre debe seguir hasta la audiencia.',
  },
  'us.ask-life.va-decision': {
    says: 'Tiene un año. Envíe prueba nueva (supplemental claim), pida una revisión superior o vaya a la Junta. Una organización de veteranos ayuda gratis.',
  },
  'us.ask-life.jury': {
    says: 'Responda antes de la fecha. Casi siempre puede aplazarlo una vez, o pedir excusa por dificultad o cuidado. Su empleador no puede despedirle por servir.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Antes de la fecha de la multa puede declararse no culpable y pedir audiencia, o casi siempre un curso. Pagar es admitirla. Nunca la ignore.',
    dependsOn: 'su historial y las pruebas',
  },
  'us.ask-life.towed': {
    says: 'Recoja pronto el auto, pues los cargos crecen cada día. Tome fotos de los letreros y pida recibo. Muchos estados limitan cargos y dan audiencia o reclamo si la grúa no tenía derecho.',
    dependsOn: 'los letreros, la tarifa y su estado',
  },
  'us.ask-life.unordered': {
    says: 'No tiene que pagar lo que llegó por correo sin pedirlo. Es un regalo. Dígaselo por escrito a la firma.',
  },
  'us.ask-life.luggage': {
    says: 'La aerolínea debe pagar maletas perdidas, tardías o rotas hasta un límite. Avise enseguida, guarde recibos y escriba en 7 días por daño o 21 por demora.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Un producto debe servir para su uso normal. Pida por escrito arreglo, cambio o su dinero. Una garantía escrita debe cumplirse.',
    dependsOn: 'su edad y lo que dice la garantía',
  },
  'us.ask-life.city-code': {
    says: 'Lea la regla y la fecha. Arréglelo y envíe fotos, o pida por escrito más tiempo o audiencia antes de que empiece la multa.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Los préstamos federales pueden borrarse tras diez años de servicio público, por discapacidad duradera o si la escuela cerró. Pídalo gratis en studentaid.gov. Los privados casi nunca.',
    dependsOn: 'el tipo de préstamo y de trabajo',
  },
  'us.ask-life.medical-records': {
    says: 'Puede recibir sus registros, casi siempre en 30 días y por un costo justo. No pueden retenerlos por una cuenta sin pagar. Quéjese ante la oficina de derechos civiles de HHS.',
  },
  'us.ask-life.review': {
    says: 'Los hechos ciertos y las opiniones claras son legales, y un contrato no puede prohibir una reseña honesta. Guarde pruebas. Cambie lo que no pueda mostrar.',
    dependsOn: 'si lo que escribió es verdad',
  },
  'us.ask-life.support-unpaid': {
    says: 'Abra un caso en la agencia de manutención (child support agency) de su estado. Puede tomar dinero del sueldo, del reembolso de impuestos y del banco, y parar una licencia. Cada pago perdido cuenta como una sentencia. Cuesta 25 $ como mucho, a menudo nada.',
  },
}
