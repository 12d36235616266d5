/** A notice that personal data got out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_ES: Words = {
  'gb.breach.reality': {
    says: 'Que salieran datos no significa que alguien los usara. Unos pasos rápidos hacen mucho más difícil el abuso.',
  },
  'gb.breach.not-yet': {
    says: 'Si alguien saca dinero de su cuenta sin permiso, el banco debe casi siempre devolverlo. Avísele enseguida.',
  },
  'gb.breach.right-copy': {
    says: 'Puede preguntar gratis qué datos suyos tienen y cuáles salieron. Tienen un mes para responder.',
  },
  'gb.breach.right-answer': {
    says: 'Si reclama, deben confirmarlo en 30 días, investigarlo y decirle el resultado.',
  },
  'gb.breach.right-secure': {
    says: 'Debían proteger sus datos según el riesgo. Si no lo hicieron, eso ayuda a su reclamación.',
  },
  'gb.breach.step-genuine': {
    says: 'Compruebe que el aviso es real: vaya usted a la web de la empresa. No use enlaces ni números del mensaje.',
  },
  'gb.breach.step-password': {
    says: '¿Usaba esa contraseña en otro sitio? Cámbiela también allí y active la entrada en dos pasos.',
  },
  'gb.breach.step-watch': {
    says: '¿Ofrecen vigilancia de crédito gratis? Acéptela a tiempo y guarde esta carta como prueba.',
  },
  'gb.breach.option-complain': {
    says: "Pregunte a la empresa qué salió, cómo y qué hará por usted. Si responde mal, acuda al Information Commissioner's Office.",
    title: 'Reclamar a la empresa y luego al ICO',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Ninguno. El ICO no puede conceder dinero.',
    bestFor: 'Quiere respuestas y más cuidado.',
  },
  'gb.breach.option-claim': {
    says: 'Anote el daño: dinero, tiempo, angustia real. Pida una suma justa antes de pensar en el juzgado.',
    title: 'Pedir una compensación',
    cost: 'Pedir no cuesta. El juzgado tiene tasa.',
    time: 'Semanas, o un año en el juzgado.',
    risk: 'La preocupación sola da poco. Las empresas de reclamaciones cobran mucho.',
    bestFor: 'Perdió dinero o sufrió mucho.',
  },
  'gb.breach.option-watch': {
    says: 'Tome las medidas, guarde el aviso y espere a ver.',
    title: 'Protegerse y esperar',
    cost: 'Nada.',
    time: 'Una hora ahora.',
    risk: 'Bajo. Puede reclamar después.',
    bestFor: 'Salió poco o no ha pasado nada.',
  },
  'gb.breach.insight-bank': {
    says: 'Esta carta habla de datos de banco o tarjeta. Los ladrones los usan para parecer reales al llamar.',
    actionable:
      'Marque 159 para hablar con su banco. Ningún banco pide mover dinero para protegerlo.',
  },
  'gb.breach.insight-identity': {
    says: 'Con esos datos alguien podría pedir dinero a su nombre.',
    actionable:
      'Mire gratis su informe de crédito. Si ve un préstamo ajeno, avise enseguida al prestamista y a la agencia.',
  },
  'gb.breach.warn-calls': {
    says: 'Tras una fuga, llamadas y correos pueden fingir ser la empresa o el banco. Cuelgue y llame a un número que conozca.',
  },
}
