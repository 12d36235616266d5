/** Questions about too many debts, debt advice and insolvency, and the first steps against any debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'de.ask-debt.debt-help': {
    says: 'Llame al consejo gratuito de deudas en Caritas, Diakonie, AWO, Verbraucherzentrale o su ciudad. Pague primero alquiler y luz, y abra una P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Con ingresos bajos, su juzgado local (Amtsgericht) le da un vale (Beratungsschein). Entonces el abogado cuesta 15 €. En el juicio hay asistencia jurídica.',
  },
  'de.ask-debt.step-post': {
    says: 'Abra todo el correo. Un sobre amarillo pone en marcha un plazo de dos semanas.',
  },
  'de.ask-debt.step-advice': {
    says: 'Busque consejo gratuito de deudas en Caritas, Diakonie, AWO o su ciudad.',
  },
  'de.ask-debt.right-living': {
    says: 'Nadie puede quitarle lo que necesita para vivir: al menos 1.587,40 € de sueldo neto al mes hasta el 30 de junio de 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Compruebe cada deuda antes de pagar: quién, por qué, desde cuándo, cuánto. Las empresas de cobro deben estar en un registro público.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Si una reclamación está mal, discútala una vez por escrito y guarde prueba.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Pague primero alquiler, luz y comida. Después ofrezca lo que quede en cantidades pequeñas.',
  },
  'de.ask-debt.guide-account': {
    says: 'Pida a su banco una cuenta protegida (P-Konto) si hay un embargo cerca. Solo puede tener una.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Los cobradores deben decirle para quién cobran, por qué y de dónde sale cada gasto.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Nadie puede registrar su casa contra su voluntad sin una orden del juez.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'Puede oponerse a una orden de pago del juzgado (Mahnbescheid) gratis y sin razones.',
  },
  'de.ask-debt.guide-option-help': {
    says: 'Un asesor mira todas sus deudas y escribe por usted.',
    title: 'Recibir consejo gratuito sobre deudas',
    cost: 'Gratis.',
    time: 'Llame pronto, puede haber espera.',
    risk: 'Los plazos del juzgado siguen corriendo mientras espera.',
    bestFor: 'Tiene más de una deuda.',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'Escriba por qué no lo debe y pida pruebas.',
    title: 'Discutir lo que está mal',
    cost: 'Un sello.',
    time: 'Media hora.',
    risk: 'Todavía pueden ir al juzgado. Allí puede oponerse.',
    bestFor: 'La deuda no es suya, está pagada o es demasiado vieja.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Un pago pequeño de una deuda vieja hace empezar otra vez su plazo.',
  },
}
