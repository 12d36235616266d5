/** Spanish: what is at stake. */
import { NOT_PLANNED } from '../stakes.ts'
import type { Stakes } from '../stakes.ts'

export const ES_STAKES: Stakes = {
  pressing: [
    /(?<!\p{L})(?:desahucio|desaloj\p{L}*|unlawful detainer|lanzamiento|citación (?:judicial|del juzgado)|(?:carta|papel|notificación|sobre|aviso)[^.?!]{0,30}(?:juzgado|corte|tribunal)|ir a la corte|monitorio (?:contra mí|que me)|me (?:ha|han) (?:demandado|detenido|denunciado|citado)|deportaci\p{L}*|expulsi\p{L}*|ice\b[^.?!]{0,40}(?:llev|detuv)|orden de (?:alejamiento|expulsión))/iu,
    /me (?:ha|han) (?:despedido|echado|embargado|bloqueado)|carta de despido|despid(?:o|ieron|en)[^.?!]{0,60}(?:hoy|ayer|sin|por|verbal|whatsapp)|firm\p{L}*[^.?!]{0,60}finiquito|finiquito[^.?!]{0,60}(?:firm|no cobro)|embargo|embargad[oa]|me (?:embargan|embarguen|embargar\p{L}+|van a embargar)|me (?:quit(?:en|an|ar\p{L}+)|van a quitar) (?:la nómina|el sueldo|la casa|el piso|el coche)/iu,
    /(?:cambi\p{L}*|cambio)[^.?!]{0,30}cerradura|me (?:quiere|quieren) echar|tengo que (?:irme|salir|dejar (?:el piso|la casa))[^.?!]{0,40}(?:mañana|hoy|días|semana)|quedarme en la calle|(?:quitar|retirar|suspender|quitad\p{L}|suspendid\p{L}|retirad\p{L})[^.?!]{0,24}(?:el paro|la prestación|el subsidio|la ayuda|el ingreso mínimo)/iu,
    /(?:cort(?:ado|ar|aron)|sin)[^.?!]{0,20}(?:luz|gas|agua)[^.?!]{0,60}(?:hoy|mañana|desde|recibos?|cort)|me (?:la )?han cortado/iu,
    /plazo[^.?!]{0,50}(?:acaba|termina|vence)[^.?!]{0,20}(?:mañana|hoy|esta semana)|(?:tengo|quedan?) (?:[1-5]|dos|tres|cinco|un) días?|antes de mañana/iu,
    /(?:piqu[eé]|pulsé|di|puse|metí)[^.?!]{0,60}(?:enlace|link|datos|tarjeta|clave|código)[^]{0,200}(?:cargo|quitado|sacado|desaparec|robado|bizum|transferencia)/iu,
    /(?<!\p{L})(?:haciéndose pasar|se hizo pasar|se hicieron pasar|fals[oa] (?:empleado|gestor|policía|agente|operador)|(?:llam(?:ó|aron|ada|ado)|por teléfono)[^]{0,100}(?:banco|caja|policía))[^]{0,200}(?:transferencia|transferí|bizum|código|clave|autori[cz]|vaciado|euros)|(?:estafa|timo|fraude)[^]{0,200}(?:transferencia|transferí|cobrado|quitado)/iu,
    /(?:jef[ea]|empresa|encargad[oa])[^.?!]{0,140}(?:me va a (?:despedir|echar)|quiere (?:despedirme|echarme)|amenaza\p{L}* con (?:despedirme|echarme|el despido))|(?:firm(?:é|ado))[^.?!]{0,60}(?:baja voluntaria|acuerdo de extinción|mutuo acuerdo)/iu,
    /(?<!\p{L})(?:hacienda|seguridad social|juzgado|ayuntamiento|acreedor)(?!\p{L})[^.?!]{0,40}(?:quit|retien|reten|descuent|descont|embarg)[^.?!]{0,40}(?:nómina|sueldo|paga|pensión)(?!\p{L})/iu,
  ],
  told: /(?<!\p{L})(?:me (?:ha|han|dijo|dijeron|dice|dicen|llegó|llegaron|cobr\p{L}*|pide|piden|reclama|reclaman|quiere|quieren)|nos (?:ha|han)|he|hemos|ha|han|había|recibí|recibido|dice|dicen|niega|niegan|\p{L}{3,}(?:ó|aron|ieron)|no (?:me|nos) \p{L}+|ayer|hoy|mañana|desde|hace (?:\d|un|una|dos|tres)|la semana pasada|el mes pasado|llevo)(?!\p{L})/iu,
  decides:
    /(?<!\p{L})(?:requerimiento|deberá aportar|debe aportar|trámite de audiencia|alegaciones|subsan\p{L}*|deneg\p{L}*|desestim\p{L}*|inadmi\p{L}*|negada|negaci[oó]n|solicitud de evidencia|recurso de (?:alzada|reposición)|comparezca|se le cita|le citamos|citaci[oó]n|jurado|procedimiento (?:sancionador|corrector|disciplinario|de)|expediente (?:disciplinario|sancionador)|pliego de cargos|amonestaci[oó]n|actualiz\p{L}* (?:anual )?de la renta|su renta se actualizará|incremento de (?:la )?renta|audiencia imparcial)/iu,
  refuses:
    /(?<!\p{L})(?:(?:resuelve|resuelto|acuerda|acordado|resolución de) (?:la )?(?:denegar|desestimar|inadmitir|denegación)|(?:ha sido|queda|se) (?:deniega|desestima|denegad[oa]|desestimad[oa]|inadmitid[oa])|denegamos|desestimamos)/iu,
  removes:
    /(?<!\p{L})(?:abandonar el territorio|salida obligatoria|abandonar españa|expulsión del territorio)/iu,
  loses:
    /(?<!\p{L})(?:(?:prestaci[oó]n|subsidio|ayuda|pensi[oó]n|beca|ingreso mínimo)\p{L}*[^.]{0,60}(?:suspen\p{L}+|exting\p{L}+|extinci[oó]n|retir\p{L}+|suprim\p{L}+|baja)|(?:suspensi[oó]n|extinci[oó]n|exclusi[oó]n) (?:de|del) (?:la |su )?(?:prestaci[oó]n|subsidio|ayuda|pensi[oó]n|beneficio)|pérdida de (?:vigencia|todos los puntos)|(?:retirada|suspensi[oó]n) (?:del|de su|del permiso de) (?:permiso|conducir)|expulsi[oó]n del centro)(?!\p{L})/iu,
  asking: {
    asks: /(?<!\p{L})(?:consulta:|(?:quisiera|quería|querría|me gustaría|necesito) saber|necesito (?:ayuda|consejo)|(?:gracias|saludos) (?:de antemano|por)|muchas gracias|alguien (?:sabe|puede|me)|(?:se )?puede(?:n)? (?:parar|pedir|hacer|echarme|obligar)|¿(?:qué|cómo|cuánto|cuándo|dónde|puedo|pueden?|es legal|tengo)|sirve de algo|cu[aá]nto tiempo (?:tengo|tiene|tenemos|hay)|no sé (?:ni|qué|si|cómo)|urgente por favor|hola a todos)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mis?|nuestr[oa]) (?:madre|padre|padres|hermano|hermana|hijo|hija|marido|mujer|pareja|abuel[oa]|casero|casera|jefe|jefa|vecin[oa])(?!\p{L})/giu,
    begins: /^(?:¿|cuánto|cuándo|cómo|qué|quién|dónde|por qué|puede|puedo|es legal|hay)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:usted|le comunicamos|le informamos)(?!\p{L})/u,
    thanks: /(?<!\p{L})(?:gracias)(?!\p{L})[^.!\n]{0,60}/giu,
    second: /(?<!\p{L})(?:te|tú|tu|tus|contigo|usted|ustedes|les|le|agrégame|mira|has)(?!\p{L})/giu,
    opens:
      /^(?:[^\n]{0,60}\n+)?\s*(?:(?:hola|buenas (?:tardes|noches)|buenos días|mamá?|papá?)[ ,]{1,2}(?!a tod[oa]s|foro|forum|buenas|buenos|gente|compañer[oa]s|amig[oa]s|trabajo |pues |una |mis |nos |hemos |tenemos |alguien |me |mi |di |he |soy |estoy |tengo |llevo |vivo |quería |quisiera |necesito |hace |ayer )\p{L}|(?:estimad[oa]|muy señor|a la atención)(?!\p{L}))/iu,
  },
  toldLimit: [
    /(?<!\p{L})(?:me|nos|tengo|tenemos|debo|debemos|yo|(?:pone|dice|escrito)[^.?!]{0,60}(?:pagar|plazo|antes del|recurrir|alegaciones|reclamar|contestar))(?!\p{L})/iu,
    /(?<!\p{L})(?:tengo|tenemos|debo|debemos|amenaz\p{L}+|si no (?:pago|pagamos)|dan?|dieron|dado|quieren?|exigen?|reclaman?|piden?|plazo|(?:pone|dice|escrito)[^.?!]{0,60}(?:pagar|antes del)|pued[eo] (?:recurrir|reclamar|alegar|presentar))(?!\p{L})/iu,
    NOT_PLANNED,
  ],
  ofOffices: null,
}
