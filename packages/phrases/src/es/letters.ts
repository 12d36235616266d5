/** Spanish: what is said about a letter to send. See en/letters.ts. */
import type { LetterWords } from '../phrases.ts'

export const ES_LETTERS: LetterWords = {
  noteLabel: 'Nota para usted, no la envíe: {note}',
  noteInsurerFirst: 'Envíe hoy su carta a su seguro del coche. No diga que fue culpa suya.',
  noteReplyForm: 'Añada el formulario de respuesta de su carta, si lo había. Guarde una copia.',
  noteDemandClock:
    'Esta carta no detiene el plazo. Pida consejo ya para que el juzgado anule la demanda.',
  noteBailiffPhone:
    'Llame o escriba también un correo, pues una carta tarda días. Apunte con quién habló y cuándo.',
  noteNotToCourt: 'Envíela a la otra parte, no al juzgado. No contesta a la demanda.',
  noteReplyOnForm:
    'Conteste al juzgado en su formulario o en línea antes del {replyBy}, aunque no respondan a esta carta.',
  noteHearing:
    'Vaya a la vista el {hearingOn}, aunque no respondan a esta carta. Antes, envíe al juzgado los formularios que le mandó.',
  noteReplyPapers:
    'Conteste al juzgado como dicen sus papeles antes del {replyBy}, aunque no respondan a esta carta.',
  noteReplyCourt:
    'Conteste al juzgado como y cuando dicen sus papeles, aunque no respondan a esta carta.',
  noteNiDefend:
    'En Irlanda del Norte, envíe la «Notice of Intention to Defend» a su abogado y a la oficina del juzgado.',
  noteCourtDatePassed:
    'La fecha para contestar al juzgado ha pasado. Conteste hoy y pida consejo, pues quizá ya haya decidido.',
  noteJudgment:
    'Esta carta no cambia la sentencia. Pregunte a un asesor cómo recurrirla o cambiar los pagos.',
  noteStay: 'No se vaya por este aviso. Pida antes consejo gratuito sobre vivienda.',
  noteAcas:
    'Un recurso interno no detiene el plazo del tribunal. Pregunte ya esa fecha a Acas o a un asesor.',
  noteWorkTime:
    'El plazo para ir al juzgado laboral es corto. Esta carta no lo detiene: pida consejo esta semana.',
  noteTaxPhone: 'Llame también si la fecha está cerca. Una carta puede tardar semanas en leerse.',
  noteTvTrue:
    'Si alguien ve allí televisión en directo o iPlayer, no la envíe. Entonces hace falta una licencia.',
  noteIndependentAppeal:
    'Envíelo al servicio de apelación independiente con el código de su carta, no a la empresa.',
  noteDriver:
    'No escriba quién conducía, ni aquí ni en su web. Guarde el tique, los recibos y las fotos.',
  noteOwnForm: 'Use la web o el formulario de su aviso si lo piden, y guarde una copia.',
  noteMusicTrue:
    'No escriba que no sonó música si no es verdad. Pida consejo legal antes de firmar un compromiso.',
  noteCheckAge:
    'No la envíe si ya hay una sentencia o una demanda. No pague nada antes de comprobar las fechas.',
  noteCopyToCouncil: 'Envíe una copia a la administración o al juzgado para el que cobran.',
  noteKeepCopy: 'Envíela de modo que quede prueba de su llegada, y guarde una copia.',
  noteNoPayment:
    'No pague nada, ni una parte pequeña, antes de que lo prueben. Un pago puede reiniciar el plazo de prescripción.',
  noteNoStop:
    'Esta carta no detiene ningún plazo de un juzgado u oficina. Apunte esa fecha y cúmplala.',
  noteIsObjection: 'Esta carta es el recurso formal. Debe llegar antes del {replyBy}.',
  noteObjectionTime:
    'Esta carta es el recurso formal. Debe llegar antes de que acabe el plazo de su carta.',
  noteSignNothing: 'No firme el compromiso que le enviaron sin consejo legal.',
  noteNoOfferTooOld:
    'No hemos escrito una oferta, pues la deuda parece demasiado antigua. Una oferta podría reiniciar el plazo.',
  noteNoOfferSum:
    'No hemos escrito una oferta, pues la carta no muestra una cantidad segura. Pida antes pruebas.',
  noteOfferRisk:
    'Una oferta por escrito puede valer como reconocer la deuda. Pida consejo antes de enviarla, sobre todo si es antigua.',
  noteOfferAccept: 'No pague nada antes de que acepten toda la oferta por escrito.',
  noteLeftOut: 'Dejamos fuera estas palabras suyas, pues podrían perjudicarle: «{words}»',
  noteOwnWords:
    'Sus propias palabras están en la carta tal cual. Compruebe que son verdad y están en el idioma de la carta.',
  whyOpening: 'Nombra su carta, para que encuentren su caso.',
  whyNoAdmission:
    'No reconoce nada. Las palabras que aceptan una deuda pueden usarse contra usted.',
  whyDispute: 'Dice con claridad que no está de acuerdo. Nadie podrá decir que lo aceptó.',
  whyProof: 'Quien pide dinero debe probarlo. Estos papeles muestran si tiene razón.',
  whyHold: 'Pide que esperen, para que los gastos no crezcan mientras responden.',
  whyClose: 'Dice cómo deben responderle, para que lo tenga por escrito.',
  whyTooOld:
    'Una deuda puede ser demasiado antigua para el juez. Esto pregunta su edad y no reconoce nada.',
  whySums: 'Las cantidades no cuadran, así que deben explicar cada una.',
  whyTime: 'Pregunta qué aceptarían. Una pregunta no promete nada.',
  whyDriver: 'No dice quién conducía. Ese dato podría servir para pedir dinero a esa persona.',
  whyReasons: 'Los motivos y papeles por escrito muestran si la decisión es justa.',
  whyObjection: 'Es el recurso formal. Mantiene su derecho a que revisen la decisión.',
  whyHome: 'Solo un juez puede obligarle a dejar su casa. Esto muestra que lo sabe.',
  whyCourt: 'Separa esta carta de su respuesta al juzgado.',
  whyOffer: 'Ofrece una parte para acabar con todo, y solo si aceptan por escrito.',
  whyOwnWords: 'Son sus propias palabras. Compruebe que son verdad.',
  whyJoint: 'Muestra que la carta habla por los dos.',
}
