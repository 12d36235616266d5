/** Spanish: papers by the names and turns that offices, firms and lawyers print on them, of Spain and of Spanish speakers in the United States. */
import type { CueRow } from './cue.ts'

export const ES_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: `
      causas económicas | causas organizativas | causas productivas | despido colectivo | amortización de su puesto | amortizar su puesto |
      expediente de regulación | tu puesto desaparece | su puesto desaparece | reorganiza su área | reducción de plantilla | ere`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4 },
    cues: `
      interpondré demanda | interpondremos demanda | presentaremos demanda | presentaré demanda | acciones judiciales | acudiré a los tribunales | acudiremos a los tribunales |
      vía judicial | papeleta de conciliación | demanda judicial | requerimiento previo a la demanda | juicio monitorio`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: 'recibo de alquiler | alquiler devuelto | no me has ingresado el mes | mensualidad de alquiler | renta impagada | rentas impagadas | rentas adeudadas | del piso | mensualidades de renta',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6 },
    cues: 'oficio a la empresa | retención del salario | embargo del salario | ejecución de títulos | diligencia de embargo | mandamiento de embargo | subasta de',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, PENALTY_CHARGE_NOTICE: -3, DEBT_COLLECTION_LETTER: -1.5 },
    cues: `
      aparcamiento | estacionamiento privado | propiedad privada | plaza de residente | tarifa impagada | ocupando dos plazas | vehículo mal estacionado | salida sin abonar |
      concesionaria | aviso de violación | private parking | sin validar tique | parking de visitas`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6, UTILITY_BILL_DEMAND: -3, LETTER_BEFORE_CLAIM: -2 },
    cues: `
      requerimiento de cesación | requerimiento de cese | cese inmediato | cese en el uso | uso indebido de la marca | competencia desleal | intromisión en el honor |
      derecho al honor | retire las reseñas | retirar las reseñas | eliminar la reseña | pacto de no competencia | denominación protegida | indicación geográfica`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: 'reintegro de beca | reintegro de prestaciones | cobros indebidos | percepción indebida | prestaciones indebidas | expediente de reintegro | devolución de la beca | cobro indebido',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 6, DEBT_COLLECTION_LETTER: -2 },
    cues: 'tesorería general de la seguridad social | reclamación de deuda * reta | reta | cuotas de autónomos | agencia estatal de administración tributaria | providencia de apremio de | liquidación provisional | impuesto sobre bienes inmuebles | ibi | plusvalía municipal',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 7, DEBT_COLLECTION_LETTER: -2 },
    cues: 'gestión de autores de música | sociedad general de autores | sgae | agedi | comunicación pública de música | repertorio musical',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, PENALTY_CHARGE_NOTICE: -5, COURT_CLAIM: -6 },
    cues: 'tribunal del jurado | candidata a jurado | candidato a jurado | oficina de extranjería | autorización de residencia | arraigo social | requerimiento de documentación',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DEBT_COLLECTION_LETTER: -4, UTILITY_BILL_DEMAND: -4 },
    cues: 'tu pedido está en camino | hemos enviado tu pedido | boletín de la asociación | confirmación de pedido | su pedido | gracias por tu compra',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: `
      contrato de cesión de * crédito | cesión de créditos | hemos adquirido su deuda | adquirió el crédito | nuevo acreedor de su | ficheros de solvencia patrimonial | fichero de solvencia | badexcug | experian badexcug | asnef equifax |
      inclusión en ficheros | departamento de recobro | departamento de recobros | departamento de cobranzas | gestor de cobro | gestión de impagados | expediente de recobro | artículo 1526 | cancelar su deuda con | quita del | oferta de quita |
      intento de cobrar una deuda | agencia de cobranza | agencia de cobro | disputar la deuda | disputa esta deuda | validación de la deuda | validez de la deuda | cuenta en cobranza | acreedor original | acreedor actual | saldo vencido |
      prácticas justas de cobro | prácticas justas de cobranza | recibo devuelto | recibo impagado | cuota impagada | cuotas impagadas | cuotas de comunidad impagadas | recibos de comunidad pendientes | factura vencida y no pagada`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, PENALTY_CHARGE_NOTICE: -3 },
    cues: `
      tiempo máximo de estancia | estancia superior a la permitida | reservado a clientes | reservado para clientes | exclusivo para clientes | estacionamiento de clientes | lote privado | lote de estacionamiento | lectura de matrícula a la salida |
      pérdida del tique | pérdida de ticket | aviso de remolque | remolcado a su costo | será remolcado | sin permiso visible | espacio de visitantes | calcomanía de estacionamiento | plaza de garaje ajena | condiciones de uso del parking |
      cargo por estacionamiento`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 6 },
    cues: `
      jefatura provincial de tráfico | jefatura de tráfico | centro de tratamiento de denuncias | servei català de trànsit | reglamento general de circulación | real decreto legislativo 6 2015 | ley sobre tráfico | procedimiento sancionador |
      detracción de puntos | pérdida de * puntos | puntos a detraer | acuerdo de iniciación | incoación del expediente | incoación de expediente | resolución sancionadora | ley orgánica 4 2015 | protección de la seguridad ciudadana |
      ordenanza de movilidad | ordenanza de circulación | ordenanza de convivencia | agente denunciante | denunciado por | identificar al conductor | cinemómetro | acta de infracción | inspección de trabajo y seguridad social | viajar sin título |
      sin título de transporte válido | recargo extraordinario | citación de tránsito | infracción de tránsito | violación de tránsito | cámara de luz roja | multa de estacionamiento | boleta de estacionamiento | violación de peaje | peaje no pagado |
      peajes sin pagar`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6 },
    cues: `
      comisión judicial | diligencia de lanzamiento | decreto de embargo | se declaran embargados | declaran embargados | embargo de sueldos | embargo de cuentas bancarias | embargo de devoluciones | embargo de créditos | embargo trabado | trabar embargo |
      mejora de embargo | servicio común procesal de ejecución | notificaciones y embargos | anotación preventiva de embargo | portal de subastas | edicto de subasta | decreto de convocatoria de subasta | artículo 607 | art 607 | cantidad embargada |
      saldo retenido por embargo | hemos retenido el saldo | orden de retención salarial | embargo salarial | embargo de sueldo | embargo de salarios | retención de ingresos por embargo | oficina del alguacil | orden de ejecución | embargo bancario |
      gravamen bancario | aviso de venta del alguacil | reclamo de exención`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 3 },
    cues: `
      oficina del alguacil | comisión judicial | diligencia de lanzamiento`,
  },
  {
    // The day on which a court clears the home is set: no longer a claim to answer.
    means: 'type',
    kinds: { EVICTION_NOTICE: 7, COURT_CLAIM: -3, BAILIFF_NOTICE: -3 },
    cues: 'práctica del lanzamiento | fecha del lanzamiento | día del lanzamiento | señala el lanzamiento | señala lanzamiento | señalamiento del lanzamiento | señalamiento de lanzamiento | suspensión del lanzamiento',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5.5 },
    cues: `
      se admite a trámite la demanda | admisión a trámite | decreto de admisión | plazo de veinte días para contestar | contestar a la demanda | contestación a la demanda | pagar o presentar escrito de oposición | pague o * oposición |
      pague al peticionario | requerimiento de pago * procedimiento monitorio | juicio cambiario | citación a juicio | citación para juicio | emplaza a | se le emplaza | traslado de la demanda | usted ha sido demandado | usted ha sido demandada |
      lo están demandando | ha sido demandado | ha sido demandada | citatorio | respuesta por escrito en esta corte | fallo por incumplimiento en su contra | reclamos menores | corte de reclamos menores | orden de comparecencia | copia de la demanda`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5.5 },
    cues: `
      en nombre del rey | en nombre de su majestad | estimo la demanda | estimando la demanda | estimo íntegramente | estimo parcialmente | estimando íntegramente | estimando parcialmente | desestimo la demanda | desestimando la demanda |
      debo condenar y condeno | debo absolver y absuelvo | condeno a | con imposición de costas | recurso de apelación ante la audiencia | contra esta sentencia cabe | esta sentencia no es firme | aviso de registro de fallo |
      aviso de registro de sentencia | fallo en rebeldía | fallo a favor del demandante | sentencia a favor del demandante`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5 },
    cues: `
      adecuado de solución de controversias | medios adecuados de solución | ley orgánica 1 2025 | oferta vinculante confidencial | requisito de procedibilidad | actividad negociadora previa | negociación previa a la vía | reserva de acciones |
      me reservo las acciones | ejercitar las acciones | ejercitaremos las acciones | ejerceré las acciones | emprenderé acciones legales | requerimiento fehaciente previo | carta de demanda | corte de reclamos menores si | demandarlo en |
      presentaré una demanda | presentaremos una demanda | entablar demanda | entablaremos demanda`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5, RENT_ARREARS_LETTER: -3 },
    cues: 'doy por resuelto el contrato | damos por resuelto el contrato | dar por resuelto el contrato | doy por finalizado el arrendamiento | abandone la vivienda | abandonen la vivienda | desaloje el piso | haga entrega de las llaves',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 6, RENT_ARREARS_LETTER: -1 },
    cues: `
      no prorrogar el contrato | no prorrogará el contrato | no renovar el contrato de alquiler | no renovar el contrato de arrendamiento | no renovaremos el contrato de arrendamiento | no renovaremos el contrato de alquiler | no renovaré el contrato de alquiler | no renovará el contrato de alquiler | no renovará el contrato de arrendamiento | no prorrogaremos el contrato de arrendamiento | no se renovará el contrato de arrendamiento | no se renovará el contrato de alquiler | dejar la vivienda libre | dejar libre la vivienda | deje libre la vivienda | dejar libre el piso | artículo 9 3 de la | necesidad de la vivienda | necesidad de ocupar la vivienda |
      fin del contrato de arrendamiento | finalización del contrato de arrendamiento | expiración del plazo contractual | expiración del término | requerimiento de desalojo | desahucio por precario | juicio de precario | recuperar la vivienda |
      enervar la acción | enervación | reintegre la posesión | aviso de 3 días | aviso de tres días | pagar o desocupar | pague o desocupe | pagar la renta o | aviso de 30 días para | aviso de 60 días para | terminación de su arrendamiento |
      terminación de tenencia | terminación del contrato de renta | desocupar la unidad | desocupe la unidad | desocupar el apartamento | desocupar la vivienda | retención ilícita | orden de restitución | abandonar la vivienda`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, OTHER: -1 },
    cues: `
      oficina de renta | oficina de arrendamiento | renta vencida | renta atrasada | rentas atrasadas | saldo de renta | balance de renta | su porción de la renta | cargo por renta tardía | cargo por pago tardío de renta | recibos de alquiler |
      alquiler pendiente | alquileres pendientes | mensualidades pendientes de alquiler | deuda de alquiler | debes el alquiler | no has pagado el alquiler | pago del alquiler | ingresado el alquiler | soy * el del piso | renta de enero |
      renta de febrero | renta de marzo | renta de abril | renta de mayo | renta de junio | renta de julio | renta de agosto | renta de septiembre | renta de octubre | renta de noviembre | renta de diciembre | alquiler de enero | alquiler de febrero |
      alquiler de marzo | alquiler de abril | alquiler de mayo | alquiler de junio | alquiler de julio | alquiler de agosto | alquiler de septiembre | alquiler de octubre | alquiler de noviembre | alquiler de diciembre`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5.5 },
    cues: `
      artículo 54 | art 54 | incumplimiento grave y culpable | incumplimientos graves y culpables | transgresión de la buena fe | disminución continuada y voluntaria | faltas repetidas e injustificadas | no supera el período de prueba |
      no ha superado el período de prueba | despido con efectos | procede a su despido | causará baja en la empresa | extinción de la relación laboral | baja no voluntaria | finalización de su contrato temporal | terminación de empleo |
      terminación de su empleo | empleo a voluntad | su empleo termina | su último día de trabajo | su último cheque | no precisar sus servicios | prescindir de sus servicios | liquidación y finiquito`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 6 },
    cues: `
      art 52 c | artículo 51 del estatuto | art 51 del estatuto | veinte días de salario por año | 20 días de salario por año | extinción por causas | causas técnicas organizativas | causas económicas técnicas | cierre del centro de trabajo |
      cierre de la planta | cierre de planta | aviso warn | ley warn | despidos masivos | eliminación de su puesto | su puesto ha sido eliminado | su posición ha sido eliminada | reducción de personal | reducción de fuerza laboral |
      despido colectivo con acuerdo | periodo de consultas con`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6, OTHER: -1 },
    cues: `
      prestación indebidamente percibida | prestaciones indebidamente percibidas | indebidamente percibida | indebidamente percibidas | indebidamente percibido | indebidamente percibidos | cantidades indebidamente | percibido indebidamente |
      percibió indebidamente | cobrado de más | cobró de más | revisión de oficio de la prestación | revisión de la prestación y * reintegro | resolución de revisión de la prestación | obligación de reintegro | procedimiento de reintegro |
      cuantía a reintegrar | cantidad a reintegrar | reintegrar la cantidad | reintegro de la subvención | aviso de sobrepago | sobrepago | sobrepagos | pago excesivo | pagos en exceso | beneficios pagados de más | le pagamos de más | sobreemisión |
      exención de sobrepago | exención del sobrepago | recuperación de sobrepago`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5.5, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      dependencia de gestión tributaria | dependencia regional de recaudación | oficina de gestión tributaria | administración de hacienda | delegación de hacienda | hacienda tributaria de navarra | agència tributària | agencia tributaria canaria |
      trámite de alegaciones y propuesta | acuerdo de liquidación | infracción tributaria | ley general tributaria | ley 58 2003 | sujeto pasivo | vehículos de tracción mecánica | incremento de valor de los terrenos | recogida de basuras |
      transmisiones patrimoniales | actos jurídicos documentados | impuesto sobre sucesiones | suma gestión tributaria | organismo autónomo de recaudación | patronato de recaudación | servicio provincial de recaudación | unidad de recaudación ejecutiva |
      aviso cp14 | aviso cp2000 | aviso cp504 | aviso cp501 | franchise tax board | declaración de impuestos | impuestos adeudados | impuestos a la propiedad | recaudador de impuestos | departamento de impuestos | departamento del tesoro |
      impuesto a la propiedad | cuotas a la seguridad social`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      potencia contratada | término de energía | lectura del contador | lectura real | lectura estimada | suspender el suministro | suspensión del suministro | suspenderemos el suministro | real decreto 897 2017 | consumidor vulnerable |
      consumidores vulnerables | empresa distribuidora | kwh consumidos | restablecer el servicio | fecha de desconexión | aviso final de desconexión | desconexión del servicio | liheap | lectura del medidor | compañía de luz | compañía de agua |
      servicio de agua | servicio de gas | corte de agua | canal de isabel | restricción de llamadas salientes | suspensión de su línea | baja de la línea por impago | mercado regulado`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: `
      condiciones generales de la póliza | condiciones generales del seguro | condiciones particulares de la póliza | consorcio de compensación | ley de contrato de seguro | ley 50 1980 | departamento de siniestros | tramitador de siniestros |
      rechazo de cobertura | declinar el siniestro | oferta motivada | respuesta motivada | no es objeto de cobertura | carece de cobertura | defensa del asegurado | denegación de autorización | reclamo ha sido denegado | reclamo fue denegado |
      denegamos su reclamo | explicación de beneficios | médicamente necesario | médicamente necesaria | necesidad médica | carta de denegación | apelación interna | revisión externa independiente | ajustador de reclamos | ajustador de seguros |
      autorización previa denegada`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5 },
    cues: `
      hoja de reclamaciones | hojas de reclamaciones | respuesta a su reclamación | en respuesta a su reclamación | hemos analizado su reclamación | lamentamos comunicarle que no procede | no procede la devolución | no procede el reembolso |
      no podemos reembolsar | no podemos aceptar la devolución | no aceptamos devoluciones | compromiso de permanencia | penalización por cancelación | penalización por incumplimiento de permanencia | plazo de desistimiento |
      real decreto legislativo 1 2007 | falta de conformidad | reglamento ce 261 2004 | cláusula de permanencia | arbitraje de consumo | información al consumidor | cancelación de membresía | cancelación de su membresía | política de devoluciones |
      cargo por cancelación anticipada | fuera de garantía | mal uso del producto | no reembolsable`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6, LETTER_BEFORE_CLAIM: -3 },
    cues: `
      cesar y desistir | cese y desista | cese y desistimiento | carta de cese | se abstenga de repetirlas | se abstenga de repetir | se abstenga de utilizar | se abstenga de usar | abstenerse de utilizar | abstenerse de publicar |
      borre ambas publicaciones | borre la publicación | ley 17 2001 | ley de marcas | ley 3 1991 | honor profesional | atenta contra su honor | lo 1 1982 | ley orgánica 1 1982 | secretos empresariales | secreto empresarial | retire la publicación |
      retirar la publicación | retirada inmediata | cese de inmediato | cesar de inmediato | cesar inmediatamente | declaraciones difamatorias | inmisiones acústicas | oficina española de patentes y marcas | marca registrada n | captación de clientela`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 6, LETTER_BEFORE_CLAIM: -2 },
    cues: `
      no autorizada de la obra | obra audiovisual | compartió por bittorrent | bittorrent | redes p2p | red p2p | obra fotográfica | fotografía sin licencia | sin licencia ni autorización | autor de la fotografía | autora de la fotografía |
      ley de propiedad intelectual | licencia retroactiva | picrights | copytrack | getty images | aviso dmca | descarga ilegal | titular de los derechos de la imagen | explotación no autorizada`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 6 },
    cues: `
      agedi aie | artistas intérpretes o ejecutantes | órgano conjunto de recaudación | amenización musical | ambientación musical | licencia de música | licencia musical | ascap | derechos de ejecución pública`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, DISMISSAL_LETTER: -4 },
    cues: `
      pliego de cargos | apertura de expediente | apertura del expediente | pliego de descargo | pliego de descargos | formular por escrito las alegaciones | amonestación por escrito | carta de amonestación | suspensión de empleo y sueldo |
      advertencia por escrito | advertencia escrita`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, DISMISSAL_LETTER: -4, RENT_ARREARS_LETTER: -3, COURT_CLAIM: -3 },
    cues: `
      solicitud de evidencia | rfe | servicio de ciudadanía e inmigración | petición para familiar | aviso de recibo i 797 | cita de biometría | aviso de comparecencia ante inmigración | aviso de intención de negar | estatus migratorio |
      permiso de residencia | tarjeta de identidad de extranjero | expediente de nacionalidad | ministerio de inclusión resolución | resolución denegatoria | denegar la solicitud | denegación de la solicitud | denegada su solicitud |
      se deniega la prestación | archivo de su solicitud | desistido de su solicitud | subsanación de la solicitud | subsane la solicitud | solicitud fue negada | su solicitud ha sido denegada | su solicitud fue denegada | negación de calfresh |
      negación de medi cal | entrevista de recertificación | recertificación de beneficios | entrevista y no entregó | servicio de jurado | citación para jurado | cuestionario de jurado | citación como testigo | en calidad de testigo | tribunal médico |
      alta médica | grado de discapacidad | revalorización de la pensión | reconocimiento de la prestación`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, BAILIFF_NOTICE: -6, TAX_DEMAND: -4 },
    cues: `
      recibo de salarios | líquido a percibir | total devengado | total a deducir | talón de pago | préstamo próximo a vencer | biblioteca universitaria | biblioteca municipal | biblioteca pública | renovar el préstamo | carné de biblioteca |
      reserva disponible en | devolución a su favor | acordada la devolución | acordado la devolución | reembolso de impuestos ha sido | certificado de empadronamiento | volante de empadronamiento | gracias por su pago | borrador de la declaración |
      recordatorio de cita | su cita médica | programa del curso | presupuesto n | presupuesto sin compromiso`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, RENT_ARREARS_LETTER: -5, EVICTION_NOTICE: -5 },
    cues: `
      actualización de la renta | actualización de renta | actualización anual de la renta | actualizar la renta | aumento de renta | aumento de la renta | índice de referencia de arrendamientos | índice de precios al consumo | subida del alquiler |
      actualización del alquiler | visita de inspección del apartamento | corte programado`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      no vuelvas mañana | mañana no subas | ya no cuenta contigo | ya no cuenta contigo la empresa | prescindimos de ti | no hace falta que vuelvas | estás despedido | estás despedida | quitamos tu nombre | no cuentes con más turnos`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { EVICTION_NOTICE: 4.5 },
    cues: `
      tienes que irte | tenéis que iros | deja la habitación | dejar la habitación | dejad la habitación | si no te vas te`,
  },
  // What the body says where the head is missing.
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 4.5 },
    cues: 'artículo 21 de la ley de propiedad horizontal | le requiero para que ingrese | cuenta de la comunidad con anterioridad',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: 'de no pagar ni comparecer | se despachará contra usted ejecución',
  },
] as const satisfies readonly CueRow[]
