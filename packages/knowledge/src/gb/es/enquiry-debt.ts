/** The Spanish words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'gb.ask-debt.step-dates-general': {
    says: 'Busque fechas. Un formulario judicial o un aviso antes de la demanda (letter of claim) tiene un último día para responder. Trate eso primero.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Antes de pagar o reconocer nada, compruebe que la deuda es suya, que la cantidad es correcta y cuándo pagó por última vez.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Haga una lista de todas las deudas. Arriba ponga alquiler o hipoteca, impuesto municipal (council tax), energía y multas judiciales. Son las que más daño pueden hacerle.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Llame a una entidad gratuita de ayuda con deudas. La ayuda es privada y no cuesta nada.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Escriba cartas y guarde copias. No acepte pagos por teléfono.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'Tiene derecho a un trato justo. Nadie puede acosarle, engañarle ni contar a su jefe una deuda para que pague.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'En tarjetas, préstamos y compras por catálogo tiene derecho a tiempo y a un plan que pueda pagar.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'En la mayoría de las deudas nadie puede quitarle bienes ni sueldo sin una sentencia antes. El council tax y las multas tienen otras reglas.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Escriba y pida que prueben la deuda, la cantidad y que es de ellos.',
    title: 'Pedir pruebas',
    cost: 'Un sello, y £1 por un contrato de crédito.',
    time: 'Una hora.',
    risk: 'Bajo, si su carta no reconoce la deuda.',
    bestFor: 'No conoce la deuda, o es vieja.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Envíe un presupuesto y una oferta mensual que pueda mantener.',
    title: 'Ofrecer lo que pueda pagar',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Puede reiniciar el plazo de una deuda vieja.',
    bestFor: 'La debe y no es vieja.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Miran todas sus deudas y le explican todas las salidas, desde una pausa hasta cancelar deudas.',
    title: 'Hablar con un asesor de deudas gratuito',
    cost: 'Nada.',
    time: 'Una hora más o menos.',
    risk: 'Ninguno.',
    bestFor: 'Más de una deuda, o cualquier papel judicial.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Antes de que pasen seis años, un pago o un reconocimiento firmado puede hacerlos empezar de nuevo. Si su deuda puede ser vieja, pida consejo antes de pagar un penique.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Si tiene un formulario judicial, contéstelo a tiempo. Eso importa más que todo lo demás aquí.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'El consejo de una entidad benéfica sobre deudas es gratis. Pedirlo no daña su puntuación de crédito.',
    learnMore:
      'Las empresas que venden consejo sobre deudas deben decirle que existe ayuda gratuita.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Un cobrador (debt collector) puede escribir y llamar, y nada más. El poder real lo tiene el juzgado, y allí usted puede hablar.',
    actionable: 'Mantenga la calma, hágalo por escrito y esté atento a papeles judiciales.',
  },
}
