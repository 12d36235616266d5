/** The Spanish words of the rows in ../music-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_ES: Words = {
  'gb.music.heard-want': {
    says: 'Dicen que alguien oyó música en su local y que usted no tenía licencia. Quieren dinero, y quizá su promesa firmada.',
  },
  'gb.music.heard-step-advice': {
    says: 'Pida consejo legal antes de la fecha de la carta. Su asociación profesional puede darlo gratis.',
  },
  'gb.music.heard-step-promise': {
    says: 'No firme una promesa (undertaking) antes de tener consejo. Romperla después puede costarle mucho.',
  },
  'gb.music.heard-step-proof': {
    says: 'Pida las notas de cada visita y la lista de canciones. Compruebe los días, las horas y quién trabajaba.',
  },
  'gb.music.heard-step-stop': {
    says: 'Si ahora no tiene licencia, apague la música hasta tenerla. No diga que no pone música si no es verdad.',
  },
  'gb.music.heard-option-talk': {
    says: 'Ofrezca tomar una licencia desde el día en que empezó la música, y pida que dejen el resto.',
    title: 'Hablar de una licencia, con consejo',
    cost: 'El precio de la licencia, y quizá el coste de las visitas.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Lo que escriba puede usarse en el juzgado, así que haga que lo revisen.',
    bestFor: 'Había música y no había licencia.',
  },
  'gb.music.heard-warn': {
    says: 'Dicen que tienen pruebas de una visita. Un juzgado puede ordenarle parar y pagar. Una orden judicial hay que cumplirla, así que tómelo en serio.',
  },
  'gb.music.bill-want': {
    says: 'Quieren que pague una licencia de música por las fechas de la factura.',
  },
  'gb.music.bill-step-check': {
    says: 'Compare la factura con su local: las fechas, la tarifa, los asientos o los metros, y si aún hay música.',
  },
  'gb.music.want-licence': { says: 'Quieren saber si se oye música en su negocio.' },
  'gb.music.who': {
    says: 'PPL PRS es una empresa privada de dos sociedades. PRS for Music cobra para los autores de canciones. PPL cobra para productores e intérpretes de discos.',
  },
  'gb.music.rights-summary': {
    says: 'Sin música no hay licencia. Si pone música, puede preguntar qué tarifa usaron y por qué, y discutirla.',
  },
  'gb.music.reality': {
    says: 'Esta carta no es una factura ni viene de un juzgado. Muchas empresas la reciben, pongan música o no.',
  },
  'gb.music.reality-bill': {
    says: 'Es una factura de una empresa privada. No es una multa ni viene de un juzgado. Solo la debe si aceptó una licencia o puso su música.',
  },
  'gb.music.no-entry': {
    says: 'No pueden entrar por la fuerza, registrar su local ni llevarse cosas. Pueden pasar por donde puede pasar el público.',
  },
  'gb.music.no-closing': {
    says: 'No pueden cerrar su negocio ni parar su música con una carta. Solo puede ordenarlo un juez, tras un juicio.',
  },
  'gb.music.know-headphones': {
    says: 'La música en sus propios auriculares no es música en público. Para algunos lugares con un solo trabajador, PPL PRS dice que no cobra.',
    learnMore:
      'Mire su página sobre quién necesita licencia. Busque a quien trabaja solo o en casa sin visitas.',
  },
  'gb.music.org-not-council': {
    says: 'No es una licencia del ayuntamiento (council) ni la TV Licence. Quizá las necesite también, pero son aparte.',
  },
  'gb.music.org-tribunal': {
    says: 'Un tribunal especial, el Copyright Tribunal, puede decidir si sus condiciones y precios son justos.',
  },
  'gb.music.step-check': {
    says: 'Apunte qué se oye en su local: radio, tele, teléfono, música en espera, grupos en directo. Anote quién la oye: clientes o personal.',
  },
  'gb.music.step-no-music': {
    says: 'Si ni el personal ni los clientes oyen música, contéstelo en dos líneas. Guarde una copia.',
  },
  'gb.music.step-which-tariff': {
    says: 'Si pone música, pida un presupuesto por escrito. Pregunte qué tarifa, qué fechas y qué tamaño de sala usaron.',
  },
  'gb.music.step-in-writing': {
    says: 'Conteste por escrito, no por teléfono. Lo que diga en una llamada puede ser el comienzo de una factura.',
  },
  'gb.music.step-pay': {
    says: 'Si necesita la licencia y las cantidades son correctas, cómprela. Pida pagar a plazos si el año entero es demasiado.',
  },
  'gb.music.step-dispute': {
    says: 'Si le cobran música que no puso, pida su prueba: qué se oyó, cuándo y quién lo oyó.',
  },
  'gb.music.step-free-music': {
    says: 'Puede usar música que no necesita licencia de PPL PRS. Elija autores que no sean miembros y guarde prueba del permiso.',
  },
  'gb.music.step-staff': {
    says: 'Diga al personal su regla sobre la música. Si un trabajador pone la radio para otros, quizá deba pagar el negocio.',
  },
  'gb.music.right-no-licence': {
    says: 'Tiene derecho a no poner música y no pagar nada. La licencia solo hace falta donde se pone música en público.',
  },
  'gb.music.right-no-duty': {
    says: 'La ley de derechos de autor no le obliga a rellenar su formulario. Aun así una respuesta corta es prudente. A menudo para más cartas.',
  },
  'gb.music.right-proof': {
    says: 'Si dicen que violó derechos de autor, deben probarlo en el juzgado. Es una reclamación de dinero, no una multa.',
  },
  'gb.music.right-private': {
    says: 'Puede negar a una visita la entrada a salas que no están abiertas al público.',
  },
  'gb.music.right-tribunal': {
    says: 'Si cree que el precio o las condiciones no son justos, puede acudir al Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Puede pedir una factura clara: fechas, tarifa y cantidades. Pida que la corrijan si paró la música antes.',
  },
  'gb.music.option-no-music': {
    says: 'Envíe una carta o un correo corto que diga que ni personal ni clientes oyen música.',
    title: 'Decir que no pone música',
    cost: 'Nada.',
    time: 'Diez minutos.',
    risk: 'Debe ser verdad. Una visita puede comprobarlo.',
    bestFor: 'No pone nada, o solo usa auriculares.',
  },
  'gb.music.option-buy': {
    says: 'Pida un presupuesto por escrito, revise el tamaño y el uso, y compre. Queda cubierto por el año.',
    title: 'Pedir un presupuesto y comprar la licencia',
    cost: 'Depende del tamaño y el uso de su local. Pregunte antes.',
    time: 'Una hora.',
    risk: 'Una licencia suele renovarse cada año hasta que la termina.',
    bestFor: 'La música es parte de su negocio.',
  },
  'gb.music.option-challenge': {
    says: 'Pida el cálculo de la cantidad. Corrija las fechas, el tamaño de la sala y el tipo de uso.',
    title: 'Discutir las fechas o la tarifa',
    cost: 'Preguntar no cuesta nada.',
    time: 'Unas semanas.',
    risk: 'Pueden pedir prueba de cuándo paró la música.',
    bestFor: 'La factura cubre días o salas sin música.',
  },
  'gb.music.option-stop': {
    says: 'Apáguela, dígales la fecha y termine la licencia si la tiene.',
    title: 'Parar la música',
    cost: 'Nada desde entonces.',
    time: 'Un día.',
    risk: 'Quizá aún deba los días de antes.',
    bestFor: 'La música no le vale ese precio.',
  },
  'gb.music.warn-real-claim': {
    says: 'PPL PRS sí lleva a algunos negocios al juzgado, y quien pierde paga costas. No lo ignore si pone música.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Seguir poniendo música cuando sabe que necesita licencia puede costarle más, y puede ser delito. No diga «sin música» si no es verdad.',
  },
  'gb.music.warn-card': {
    says: 'Algunos que llaman solo fingen ser de una sociedad de música. No dé datos de tarjeta a quien le llama. Llame usted al número de su web.',
  },
  'gb.music.insight-headline': {
    says: 'El tono es más duro que los hechos. La carta no muestra prueba de que sonara música en su local.',
    actionable: 'Conteste con calma los hechos: qué pone, desde cuándo y quién lo oye.',
  },
  'gb.music.insight-surcharge': {
    says: 'Pueden cobrar más el primer año si hubo música antes de que usted avisara. Ese extra es de su propia tarifa, así que pregunte dónde está escrito.',
    actionable:
      'Pida la página de la tarifa con el extra, y que lo quiten si avisó antes de poner música.',
  },
  'gb.music.insight-renewal': {
    says: 'Las licencias suelen renovarse solas cada año. Pueden cobrarle un año sin música.',
    actionable:
      'Mire cuándo les informó por última vez de su uso. Termínela por escrito con la fecha en que paró la música.',
  },
  'gb.music.insight-both': {
    says: 'Una canción tiene dos dueños: el autor y quien hizo la grabación. TheMusicLicence cubre a los dos en una factura.',
    actionable: 'Si desde hace tiempo paga solo PRS o solo PPL, pida que miren si paga doble.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Mida la parte de su local donde se oye música. Una cifra real más pequeña puede dar un precio menor.',
    risk: 'Las cifras deben ser honradas.',
    notWhen: 'El precio no depende del tamaño.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Pregunte a su asociación profesional. Las tarifas a menudo se acuerdan con ellas, y algunas tienen precios especiales.',
    risk: 'Ninguno.',
    notWhen: 'No pone música.',
  },
  'gb.music.myth-radio': {
    says: 'Una radio, una aplicación de pago o un CD suyo no cubren poner música a clientes o personal. Ese es un derecho aparte.',
  },
  'gb.music.debt-rules': {
    says: 'Si un cobrador (debt collector) escribe por ellos, no tiene más poder que ellos. No puede llevarse bienes sin una sentencia (judgment).',
  },
}
