/** Spanish: families of words that name the kind of a letter together. */
import type { Families } from '../families.ts'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const ES_FAMILIES = {
  ends: /^[^\n]{0,50}\b(?:resolución|extinción|rescisión|finalización|no renovación|preaviso)\b|\bcomunic(?:o|amos)\b[^.]{0,90}\b(?:resol|extin|rescin|finaliz|no (?:deseo|deseamos|se|vamos a)? ?(?:renov|prorrog)|prescindir|causar[áa] baja)|\bprescindir de sus servicios\b/imu,
  home: /\b(?:vivienda|arrendamiento|alquiler|inquilin[oa]|arrendatari[oa]|entrega de llaves)\b/iu,
  work: /\b(?:contrato de trabajo|relación laboral|finiquito|puesto de trabajo|período de prueba|sus servicios|la empresa ha decidido|faltas de asistencia)\b/iu,
  unpaid:
    /(?<!\p{L})(?:pendientes?(?: de pago)?|impag\p{L}*|sin pagar|no (?:nos )?consta el pago|no (?:ha|hemos|se ha)\p{L}* (?:sido )?(?:abonad|pagad|recibid)\p{L}*|vencid[oa]s?|devuelto|atrasad\p{L}*|período ejecutivo|adeud\p{L}*|regulari[cz]\p{L}*)/iu,
  rent: /\b(?:rentas?|alquiler|mensualidad(?:es)? de(?:l| la)? (?:alquiler|renta))\b/iu,
  supply:
    /\b(?:luz|electricidad|suministro|gas|agua|fibra|línea móvil|factura de (?:la )?(?:luz|agua|gas)|contador)\b/iu,
  tax: /\b(?:impuesto|tributari[oa]|hacienda|recaudación|tasa|ibi|irpf|recibo (?:19|20)\d\d|agencia tributaria)\b/iu,
  credit: /\b(?:préstamo|crédito|cuotas?|prima|factura|financiación|tarjeta|pedido)\b/iu,
  benefit: /\b(?:prestaci(?:ón|ones)|subsidio|ingreso mínimo vital|desempleo|pensión)\b/iu,
  back: /\b(?:indebid|reintegr|devolv|devolución|cobr(?:ado|ó) de más|en exceso)/iu,
  policy: /\b(?:siniestro|póliza|asegurad[oa]|aseguradora)\b/iu,
  goods: /\b(?:pedido|producto|compra|vuelo|reserva|garantía legal|reparación)\b/iu,
  refused:
    /no (?:está|queda|se encuentra) (?:cubiert|amparad)|\b(?:rehus|rechaz|deneg|exclu|no procede)/iu,
  court: /\b(?:juzgado|tribunal)\b/iu,
  called: /\b(?:citad[oa]|emplaz|comparec|comparezc)/iu,
  party: /\b(?:demandante|demandad[oa]|peticionari[oa]|part[e]? actora)\b/iu,
  offence:
    /\b(?:exceso de velocidad|estacionad[oa]|aparcad[oa]|infracción|semáforo|zona de bajas)\b/iu,
  fine: /\b(?:multa|sanción|denuncia|puntos)\b/iu,
} as const satisfies Families
